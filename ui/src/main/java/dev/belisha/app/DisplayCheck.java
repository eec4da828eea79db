package dev.belisha.app;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a window or a picture needs of this machine, looked at before the toolkit is started: its
 * own errors name none of it, and a failed start cannot be tried again in the same process.
 */
public final class DisplayCheck {
  private DisplayCheck() {}

  /** A library, the file the loader looks for, and the Debian package that brings it. */
  private record Library(String name, String file, String debianPackage) {
    boolean missing() {
      try (Arena arena = Arena.ofConfined()) {
        SymbolLookup.libraryLookup(file, arena);
        return false;
      } catch (IllegalArgumentException e) {
        return true;
      }
    }

    String sentence() {
      return "%s is missing (%s; on Debian and Ubuntu the package %s)."
          .formatted(name, file, debianPackage);
    }
  }

  private static final Library GTK = new Library("GTK 3", "libgtk-3.so.0", "libgtk-3-0");
  private static final List<Library> TEXT =
      List.of(
          new Library("Pango", "libpango-1.0.so.0", "libpango-1.0-0"),
          new Library("Pango's FreeType part", "libpangoft2-1.0.so.0", "libpangoft2-1.0-0"),
          new Library("FreeType", "libfreetype.so.6", "libfreetype6"));

  /** What a window lacks, a sentence each; empty when one can open. */
  public static List<String> missingForWindow(Map<String, String> environment) {
    if (!linux()) return List.of();
    // JavaFX's own platform without a screen, as the packaging's training run asks for.
    if ("Headless".equals(System.getProperty("glass.platform"))) return missingForPicture();
    List<String> missing = new ArrayList<>();
    String display = environment.getOrDefault("DISPLAY", "");
    if (display.isEmpty()) {
      missing.add("There is no display: DISPLAY is not set.");
    }
    if (GTK.missing()) {
      missing.add(GTK.sentence());
    } else if (!display.isEmpty() && !displayAnswers()) {
      missing.add("The display " + display + " does not answer.");
    }
    missing.addAll(missingForPicture());
    return missing;
  }

  /** What drawing without a display lacks. */
  public static List<String> missingForPicture() {
    if (!linux()) return List.of();
    return TEXT.stream().filter(Library::missing).map(Library::sentence).toList();
  }

  private static boolean linux() {
    return System.getProperty("os.name", "").startsWith("Linux");
  }

  /** Opens and closes a connection to the X server DISPLAY names. */
  private static boolean displayAnswers() {
    try (Arena arena = Arena.ofConfined()) {
      SymbolLookup x11 = SymbolLookup.libraryLookup("libX11.so.6", arena);
      Optional<MemorySegment> open = x11.find("XOpenDisplay");
      Optional<MemorySegment> close = x11.find("XCloseDisplay");
      if (open.isEmpty() || close.isEmpty()) return true;
      Linker linker = Linker.nativeLinker();
      MemorySegment display =
          (MemorySegment)
              linker
                  .downcallHandle(
                      open.get(), FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS))
                  .invokeExact(MemorySegment.NULL);
      if (display.equals(MemorySegment.NULL)) return false;
      int ignored =
          (int)
              linker
                  .downcallHandle(
                      close.get(), FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS))
                  .invokeExact(display);
      return ignored >= 0;
    } catch (Throwable e) {
      // Cannot tell: the toolkit will.
      return true;
    }
  }
}
