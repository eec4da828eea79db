package dev.belisha.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.packaging.Distribution.Ended;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The terminfo entry that packaging compiled. */
class TerminfoTest {
  private static final Path SHARE = Distribution.packaged().home().resolve("share");

  @TempDir private Path folder;

  @BeforeEach
  void tools() {
    Programs.assumeInstalled("tic");
    Programs.assumeInstalled("infocmp");
  }

  private static Ended run(String... command) {
    return Distribution.finish(Distribution.start(new ProcessBuilder(command)), new byte[0]);
  }

  private static String entry(Path database) {
    Ended ended = run("infocmp", "-x", "-1", "-A", database.toString(), "xterm-belisha");
    assertThat(ended.status()).describedAs(ended.err()).isZero();
    return ended.out().replaceAll("(?m)^#.*\n", "");
  }

  @Test
  void theEntryHoldsAllThatItsSourceSays() throws Exception {
    String entry = entry(SHARE.resolve("terminfo"));
    assertThat(entry).contains("\tPst=\\E]7501;%p1%s\\E\\\\,", "\tcolors#", "\tkcuu1=");
    String source = Files.readString(SHARE.resolve("belisha/terminfo/xterm-belisha.ti"));
    List<String> names =
        Pattern.compile("(?m)^\t(.*)$")
            .matcher(source)
            .results()
            .flatMap(line -> Arrays.stream(line.group(1).split(",(?: |$)")))
            .map(capability -> capability.replaceFirst("[=#].*", "").strip())
            .filter(name -> !name.equals("use"))
            .toList();
    assertThat(names).contains("Pst", "Tc", "Smulx", "Sync", "Ms");
    for (String name : names) assertThat(entry).containsPattern("\t" + name + "[=#,]");
  }

  @Test
  void whatInfocmpPrintsCompilesToTheSame() throws Exception {
    Path printed =
        Files.writeString(folder.resolve("printed.ti"), entry(SHARE.resolve("terminfo")));
    Path again = folder.resolve("again");
    Ended tic = run("tic", "-x", "-o", again.toString(), printed.toString());
    assertThat(tic.status()).describedAs(tic.err()).isZero();
    assertThat(entry(again)).isEqualTo(entry(SHARE.resolve("terminfo")));
  }
}
