package dev.belisha;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * {@code docs/acceptance.md} says which test settles each of the wishes B-1 to B-65; this test
 * fails when it is stale, and when an id is neither named by a test nor explained in decision 0008.
 * {@code -Dtest=AcceptanceDocTest -Ddocs.write=true} writes it anew.
 */
class AcceptanceDocTest {
  private static final Path ROOT = Path.of("..");
  private static final Path PAGE = ROOT.resolve("docs/acceptance.md");
  private static final Path WISHES =
      Path.of("src", "test", "resources", "dev", "belisha", "wishes.txt");
  private static final List<String> MODULES =
      List.of("status-protocol", "emulator-core", "ui", "packaging");

  private static final Pattern ID = Pattern.compile("\\bB-([0-9]+)\\b");

  /** A test method, or the class around it. */
  private static final Pattern DECLARED =
      Pattern.compile("^(?:  void ([a-zA-Z0-9_]+)\\(|(?:public )?(?:final )?class ([A-Za-z0-9]+))");

  /** A line of decision 0008 that begins with an id gives the reason. */
  private static final Pattern REASON = Pattern.compile("^- B-([0-9]+)\\b[^:]*: (.+)$");

  /** The wishes in our own words, by number. */
  private static Map<Integer, String> wishes() throws IOException {
    Map<Integer, String> wishes = new TreeMap<>();
    for (String line : Files.readAllLines(WISHES)) {
      Matcher id = Pattern.compile("^B-([0-9]+) (.+)$").matcher(line);
      assertThat(id.matches()).as(line).isTrue();
      wishes.put(Integer.parseInt(id.group(1)), id.group(2));
    }
    return wishes;
  }

  /** The tests that name each id, as {@code Class.method}. */
  private static Map<Integer, Set<String>> tests() throws IOException {
    Map<Integer, Set<String>> tests = new TreeMap<>();
    for (String module : MODULES) {
      Path sources = ROOT.resolve(module).resolve("src/test/java");
      if (!Files.isDirectory(sources)) continue;
      try (Stream<Path> files = Files.walk(sources)) {
        for (Path file : files.filter(each -> each.toString().endsWith("Test.java")).toList()) {
          if (!file.endsWith("AcceptanceDocTest.java")) scan(file, tests);
        }
      }
    }
    return tests;
  }

  /** An id belongs to the method it stands in, or, above a method, to the one that follows. */
  private static void scan(Path file, Map<Integer, Set<String>> tests) throws IOException {
    String type = file.getFileName().toString().replace(".java", "");
    String method = "";
    List<Integer> above = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      if (line.equals("  }")) method = "";
      Matcher declared = DECLARED.matcher(line);
      if (declared.find()) {
        method = declared.group(1) == null ? "" : declared.group(1);
        String name = method.isEmpty() ? type : type + "." + method;
        for (int id : above) tests.computeIfAbsent(id, key -> new LinkedHashSet<>()).add(name);
        above.clear();
      }
      Matcher id = ID.matcher(line);
      while (id.find()) {
        int number = Integer.parseInt(id.group(1));
        if (method.isEmpty()) above.add(number);
        else tests.computeIfAbsent(number, key -> new LinkedHashSet<>()).add(type + "." + method);
      }
    }
  }

  private static Map<Integer, String> reasons() throws IOException {
    Map<Integer, String> reasons = new TreeMap<>();
    Path decision = ROOT.resolve("docs/decisions/0008-wishes-without-a-test.md");
    for (String line : Files.readAllLines(decision)) {
      Matcher reason = REASON.matcher(line);
      if (reason.matches()) reasons.put(Integer.parseInt(reason.group(1)), reason.group(2));
    }
    return reasons;
  }

  @Test
  void everyWishHasATestOrAReason() throws IOException {
    Set<Integer> open = new LinkedHashSet<>(wishes().keySet());
    open.removeAll(tests().keySet());
    open.removeAll(reasons().keySet());
    assertThat(open).as("ids that no test names and decision 0008 does not explain").isEmpty();
  }

  @Test
  void thereAreSixtyFiveWishes() throws IOException {
    assertThat(wishes()).hasSize(65).containsKeys(1, 65);
    assertThat(wishes().keySet()).containsAll(tests().keySet());
  }

  @Test
  void thePageNamesTheTestsThereAre() throws IOException {
    String page = page();
    if (Boolean.getBoolean("docs.write")) Files.writeString(PAGE, page);
    assertThat(Files.readString(PAGE)).isEqualTo(page);
  }

  private static String page() throws IOException {
    StringBuilder page =
        new StringBuilder(
            """
            # What users asked for, and what proves it

            The wishes and complaints of users of comparable terminals (`../shared/ux/users-asked.md`), in our own
            words, with the tests that name them. Written by `AcceptanceDocTest`, which fails when it is stale. What no test
            can settle here is explained in [decision 0008](decisions/0008-wishes-without-a-test.md).

            | id | what is asked | settled by |
            | --- | --- | --- |
            """);
    Map<Integer, Set<String>> tests = tests();
    Map<Integer, String> reasons = reasons();
    wishes()
        .forEach(
            (id, wish) -> {
              List<String> cells = new ArrayList<>();
              for (String test : tests.getOrDefault(id, Set.of())) cells.add("`" + test + "`");
              String reason = reasons.get(id);
              if (reason != null) cells.add(cells.isEmpty() ? reason : "in part; " + reason);
              page.append("| B-%d | %s | %s |\n".formatted(id, wish, String.join(", ", cells)));
            });
    return page.toString();
  }
}
