import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.ImportOrderer;
import com.google.googlejavaformat.java.JavaFormatterOptions;
import com.google.googlejavaformat.java.RemoveUnusedImports;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Checks or mends the layout of every Java source file below a folder: {@code Format.java
 * check|write FOLDER}. Run by Maven on the toolchain's Java, with google-java-format on the class
 * path. Exit status 1 when {@code check} finds a file that {@code write} would change.
 */
public class Format {
  public static void main(String[] args) throws Exception {
    boolean write = args[0].equals("write");
    List<Path> sources;
    try (var walk = Files.walk(Path.of(args[1]))) {
      sources = walk.filter(Format::isSource).sorted().toList();
    }
    List<Path> off = new ArrayList<>();
    for (Path source : sources) {
      if (!format(source, write)) off.add(source);
    }
    if (off.isEmpty() || write) return;
    off.forEach(path -> System.err.println("not formatted: " + path));
    System.err.println("mend with: ./mvnw -q process-test-classes -N -Dformat.mode=write");
    System.exit(1);
  }

  private static boolean isSource(Path path) {
    String name = path.toString().replace('\\', '/');
    return name.endsWith(".java") && !name.contains("/target/");
  }

  /** Tells whether the file was laid out right; mends it when asked to. */
  private static boolean format(Path source, boolean write) throws IOException {
    String before = Files.readString(source);
    try {
      var style = JavaFormatterOptions.Style.GOOGLE;
      String imports = RemoveUnusedImports.removeUnusedImports(before);
      String after = new Formatter().formatSource(ImportOrderer.reorderImports(imports, style));
      if (after.equals(before)) return true;
      if (write) Files.writeString(source, after);
      return false;
    } catch (com.google.googlejavaformat.java.FormatterException broken) {
      System.err.println(source + ": " + broken.getMessage());
      return false;
    }
  }
}
