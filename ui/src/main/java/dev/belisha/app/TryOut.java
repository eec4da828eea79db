package dev.belisha.app;

import java.nio.file.Path;
import java.util.List;

/**
 * What {@code ./mvnw -q -Prun} starts: the window, or, on a machine that cannot show one, a picture
 * of it. Always ends with 0 when all it lacks is a screen.
 */
public final class TryOut {
  private static final Path PICTURE = Path.of("target", "belisha-demo.png");

  private TryOut() {}

  public static void main(String[] args) throws Exception {
    List<String> missing = DisplayCheck.missingForWindow(System.getenv());
    if (missing.isEmpty()) {
      Main.main(new String[] {"--new-instance"});
      return;
    }
    System.out.println("Belisha cannot open a window here:");
    missing.forEach(sentence -> System.out.println("  " + sentence));
    System.exit(DemoPicture.write(PICTURE));
  }
}
