package dev.belisha.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.belisha.packaging.Distribution.Ended;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The commands without a window, in a copy of the distribution that holds no JavaFX and lies in a
 * folder with a space in its name.
 */
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class CommandsTest {
  @TempDir private static Path shared;
  private static Distribution belisha = Distribution.packaged();

  @TempDir private Path folder;

  @BeforeAll
  static void takeJavaFxAway() throws Exception {
    belisha =
        Distribution.packaged()
            .copyTo(
                shared.resolve("with a space"),
                file -> !file.startsWith("lib/javafx") && !file.toString().contains("fx"));
    assertThat(belisha.home().resolve("lib/javafx")).doesNotExist();
  }

  private static JsonNode json(Ended ended) {
    assertThat(ended.status()).describedAs(ended.err()).isZero();
    return JsonMapper.shared().readTree(ended.out());
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  private String file(String name, String text) throws Exception {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void helpAndVersion() {
    assertThat(belisha.run("--version").out()).startsWith("belisha ");
    Ended help = belisha.run("--help");
    assertThat(help.status()).isZero();
    assertThat(help.out()).contains("--new-instance", "--hold", "-e", "replay", "host", "report");
  }

  @Test
  void runsThroughALinkFromAnyFolder() throws Exception {
    Path link = Files.createSymbolicLink(folder.resolve("b"), belisha.launcher());
    Path second = Files.createSymbolicLink(folder.resolve("c"), Path.of("b"));
    assertThat(Distribution.run(link, new byte[0], "--version").status()).isZero();
    assertThat(Distribution.run(second, new byte[0], "--version").status()).isZero();
  }

  @Test
  void saysSoWhenThereIsNoJava() throws Exception {
    String script = Files.readString(belisha.launcher());
    Path lonely = belisha.home().resolve("bin/lonely");
    Files.writeString(lonely, script.replace("least=25", "least=99"));
    Files.setPosixFilePermissions(lonely, Files.getPosixFilePermissions(belisha.launcher()));
    Ended ended = Distribution.run(lonely, new byte[0], "--version");
    assertThat(ended.status()).isEqualTo(1);
    assertThat(ended.err())
        .contains("no Java 99 or newer", "JAVA_HOME")
        .doesNotContain("Exception");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--nonsense|--nonsense",
        "nonsense|nonsense",
        "--size|--size",
        "--size 0x0|0x0",
        "--size wide|wide",
        "--cwd /no/such/folder|/no/such/folder",
        "-e|-e",
        "--demo -e true|-e",
        "--demo --title x|--title",
        "--demo --hold|--hold",
        "--demo --cwd /|--cwd",
        "replay|FILE",
        "replay /no/such/file|/no/such/file",
        "replay --size 80 -|'80'",
        "replay --script /no/such/file|/no/such/file",
        "replay --odd -|--odd",
        "replay --engine odd -|odd",
        "host|COMMAND",
        "host --env NOVALUE -- true|NOVALUE",
        "host --timeout soon -- true|soon",
        "host --timeout -1 -- true|-1",
        "host --cwd /no/such/folder -- true|/no/such/folder",
        "host --steps /no/such/file -- true|/no/such/file",
        "host --record /no/such/folder/file -- true|/no/such/folder/file",
        "host --size 9999999x1 -- true|9999999x1",
        "host --dump /no/such/folder/file -- true|/no/such/folder/file",
        "host --status /no/such/folder/file -- true|/no/such/folder/file",
        "host --record /dev/full -- echo hi|/dev/full",
        "host --dump /dev/full -- true|/dev/full",
        "host --engine odd -- true|odd",
        "host --odd -- true|--odd",
        "host --timeout|--timeout",
        "replay --size 90x24 --script /dev/null|--size 90x24",
        "replay --script /dev/null file|file",
        "replay one two|two",
        "report|STATE",
        "report sleeping|sleeping",
        "report run|COMMAND",
      })
  void aWrongArgumentNamesItselfAndExits2(String arguments, String named) {
    Ended ended = belisha.run(arguments.split(" "));
    assertThat(ended.err()).contains(named).doesNotContain("Exception", "\tat ");
    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.out()).isEmpty();
  }

  @Test
  void replayPrintsTextOrADump() throws Exception {
    byte[] output = bytes("\033]0;Name\007h\u00c3\u00a9 \033[31mred\033[m\r\n$ ");
    assertThat(belisha.run(output, "replay", "-").out()).isEqualTo("hé red\n$\n");
    JsonNode dump = json(belisha.run(output, "replay", "--json", "--size", "20x3", "-"));
    assertThat(dump.get("cols").asInt()).isEqualTo(20);
    assertThat(dump.get("lines").toString()).isEqualTo("[\"hé red\",\"$\",\"\"]");
    assertThat(dump.get("title").asString()).isEqualTo("Name");
    assertThat(dump.get("cursor").toString())
        .isEqualTo("{\"row\":1,\"col\":2,\"visible\":true,\"shape\":\"block\"}");
  }

  @Test
  void aScriptPlaysOutputKeysAndEvents() throws Exception {
    String script =
        """
        {"open":{"cols":10,"rows":2,"scrollback":5}}
        {"feed":"\\u001b]7501;state=blocked:kind=permission:app=pi;RGVwbG95Pw==\\u0007$ "}
        {"key":"Up"}
        {"text":"é"}
        {"paste":"a\\nb"}
        {"dump":true}
        {"event":"process-exit"}
        {"resize":{"cols":4,"rows":2}}
        {"dump":{"styles":true,"scrollback":true}}
        """;
    Ended ended = belisha.run("replay", "--script", file("script", script));
    assertThat(ended.status()).describedAs(ended.err()).isZero();
    List<String> lines = ended.out().lines().toList();
    assertThat(lines).hasSize(2);
    JsonNode first = JsonMapper.shared().readTree(lines.getFirst());
    assertThat(first.get("headline").asString()).isEqualTo("blocked");
    assertThat(first.get("replies").asString()).isEqualTo("\033[A\u00c3\u00a9a\rb");
    JsonNode second = JsonMapper.shared().readTree(lines.getLast());
    assertThat(second.get("headline").isNull()).isTrue();
    assertThat(second.get("records")).isEmpty();
    assertThat(second.get("cols").asInt()).isEqualTo(4);
    assertThat(second.has("scrollback")).isTrue();
    assertThat(second.has("styles")).isTrue();
  }

  @Test
  void aBadScriptLineIsNumbered() throws Exception {
    Ended ended =
        belisha.run("replay", "--script", file("bad", "{\"feed\":\"x\"}\n\n{\"feed\":1}\n"));
    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.err()).contains("line 3");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "[1]|one key",
        "{}|one key",
        "{\"feed\":\"a\"} {\"feed\":\"b\"}|not JSON",
        "{\"fed\":\"x\"}|'fed'",
        "{\"feed\":\"\u6f22\"}|U+00FF",
        "{\"feedFile\":\"/no/such/file\"}|/no/such/file",
        "{\"feedFile\":\"\\u0000\"}|feedFile",
        "{\"event\":\"quake\"}|'quake'",
        "{\"open\":{\"cols\":0}}|'cols'",
        "{\"open\":{\"width\":80}}|'width'",
        "{\"open\":{\"scrollback\":-1}}|'scrollback'",
        "{\"resize\":{\"cols\":80}}|'rows'",
        "{\"key\":\"Hyper+Nothing\"}|'Hyper+Nothing'",
        "{\"text\":1}|'text'",
        "{\"paste\":null}|'paste'",
        "{\"dump\":false}|'dump'",
        "{\"dump\":{\"styles\":\"yes\"}}|'styles'",
        "{\"dump\":{\"colours\":true}}|'colours'",
      })
  void everyBadLineSaysWhatIsWrong(String line, String named) throws Exception {
    Ended ended = belisha.run("replay", "--script", file("bad", "{\"feed\":\"x\"}\n" + line));
    assertThat(ended.err()).contains("line 2", named).doesNotContain("Exception", "\tat ");
    assertThat(ended.status()).isEqualTo(2);
  }

  @Test
  void eventsFilesAndSecondOpensDoWhatTheyName() throws Exception {
    Files.write(folder.resolve("output"), bytes("\033[?1004h\033]7501;state=done:id=d\007"));
    String script =
        """
        {"feed":"one"}
        {"open":{"rows":3}}
        {"feedFile":"OUTPUT"}
        {"feed":"\\u001b]7501;state=blocked:kind=question:id=b\\u0007"}
        {"event":"seen"}
        {"event":"focus-out"}
        {"event":"focus-in"}
        {"key":"Shift+Enter"}
        {"dump":true}
        {"dump":{"scrollback":true}}
        """
            .replace("OUTPUT", folder.resolve("output").toString());
    Ended ended = belisha.run(script.getBytes(StandardCharsets.UTF_8), "replay", "--script", "-");
    assertThat(ended.status()).describedAs(ended.err()).isZero();
    JsonNode first = JsonMapper.shared().readTree(ended.out().lines().toList().getFirst());
    assertThat(first.get("cols").asInt()).isEqualTo(80);
    assertThat(first.get("lines").toString()).isEqualTo("[\"\",\"\",\"\"]");
    assertThat(first.get("replies").asString()).startsWith("\033[O\033[I");
    assertThat(first.get("records").get(0).get("id").asString()).isEqualTo("d");
    assertThat(first.get("records").get(0).get("seen").asBoolean()).isTrue();
    assertThat(first.get("records").get(1).get("seen").asBoolean()).isFalse();
    assertThat(first.propertyNames())
        .containsExactly(
            "cols",
            "rows",
            "cursor",
            "title",
            "cwd",
            "alternate",
            "lines",
            "scrollbackLines",
            "records",
            "headline",
            "replies");
    JsonNode second = JsonMapper.shared().readTree(ended.out().lines().toList().getLast());
    assertThat(second.get("replies").asString()).isEmpty();
    assertThat(second.get("scrollback").isArray()).isTrue();
  }

  /** One that ignores the hang-up is killed, and is gone when host ends. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void hostLeavesNoProgramBehind(boolean stepped) throws Exception {
    Path pid = folder.resolve("pid");
    String script = "trap '' HUP TERM INT; echo $$ > " + pid + "; while :; do sleep 0.1; done";
    String steps = file("steps", "[[\"\",0.5]]");
    Ended ended =
        stepped
            ? belisha.run("host", "--steps", steps, "--", "sh", "-c", script)
            : belisha.run("host", "--timeout", "0.5", "--", "sh", "-c", script);
    assertThat(ended.status()).isEqualTo(stepped ? 0 : 124);
    long program = Long.parseLong(Files.readString(pid).strip());
    assertThat(ProcessHandle.of(program).filter(ProcessHandle::isAlive)).isEmpty();
  }

  @Test
  void stepsArePlayedThenTheScreenIsDumped() throws Exception {
    String steps = file("steps", "[[\"h\\u00c3\\u00a9\\r\",0.5],[\"\",0.2]]");
    Ended ended =
        belisha.run("host", "--steps", steps, "--", "sh", "-c", "read x; echo got:$x; sleep 60");
    JsonNode dump = json(ended);
    assertThat(dump.get("lines").get(1).asString()).isEqualTo("got:hé");
    Path target = folder.resolve("dump");
    Ended toFile =
        belisha.run("host", "--dump", target.toString(), "--steps", steps, "--", "echo", "hi");
    assertThat(toFile.status()).isZero();
    assertThat(toFile.out()).isEmpty();
    assertThat(Files.readString(target)).contains("\"hi\"");
  }

  @Test
  void aStepMayBeASizeAndMayDump() throws Exception {
    String steps =
        file(
            "steps",
            "[[\"\",0.5,\"dump\"],[{\"resize\":{\"cols\":50,\"rows\":6}},0.5,\"dump\"],[\"\",0]]");
    Ended ended = belisha.run("host", "--steps", steps, "--", "sh", "-c", "echo hi; cat");
    List<String> dumps = ended.out().lines().toList();
    assertThat(dumps).hasSize(3).allMatch(dump -> dump.contains("\"hi\""));
    assertThat(dumps.get(0)).contains("\"cols\":80,\"rows\":24");
    assertThat(dumps.get(1)).contains("\"cols\":50,\"rows\":6");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[[\"\",1],[\"\",1,\"no\"]]",
        "[[\"\",1],[{\"resize\":{\"cols\":0,\"rows\":6}},1]]",
        "[[\"\",1],[{\"size\":1},1]]",
        "[[\"\",1],[7,1]]",
        "[[\"\",1],[\"\u4e00\",1]]",
        "[[\"\",1],[\"\"]]"
      })
  void aBadStepIsToldByItsNumber(String text) throws Exception {
    Ended ended = belisha.run("host", "--steps", file("steps", text), "--", "true");
    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.err()).contains("step 2");
  }

  @Test
  void theTimeOutCutsStepsShort() throws Exception {
    String steps = file("steps", "[[\"\",3000],[\"\",3000]]");
    Ended ended =
        belisha.run("host", "--timeout", "0.5", "--steps", steps, "--", "sh", "-c", "echo hi; cat");
    assertThat(ended.status()).isEqualTo(124);
    assertThat(ended.out()).contains("\"hi\"");
  }

  @Test
  void hostHasTheSizeTheFolderAndTheEnvironmentAskedFor() throws Exception {
    Ended ended =
        belisha.run(
            "host",
            "--size",
            "100x30",
            "--cwd",
            folder.toRealPath().toString(),
            "--env",
            "A=1=2",
            "--env",
            "B=",
            "--dump",
            "-",
            "--",
            "sh",
            "-c",
            "stty size; pwd; echo $A[$B]");
    JsonNode dump = json(ended);
    assertThat(dump.get("cols").asInt()).isEqualTo(100);
    assertThat(dump.get("rows").asInt()).isEqualTo(30);
    assertThat(dump.get("lines").get(0).asString()).isEqualTo("30 100");
    assertThat(dump.get("lines").get(1).asString()).isEqualTo(folder.toRealPath().toString());
    assertThat(dump.get("lines").get(2).asString()).isEqualTo("1=2[]");
  }

  @ParameterizedTest
  @CsvSource({"exit 0,0", "exit 7,7", "kill -TERM $$,143"})
  void hostEndsAsItsCommandDoes(String script, int status) {
    assertThat(belisha.run("host", "--", "sh", "-c", script).status()).isEqualTo(status);
  }

  @Test
  void hostTellsWhatItCouldNotRunAndWhatTookTooLong() {
    Ended missing = belisha.run("host", "--", "no-such-program-7501");
    assertThat(missing.status()).isEqualTo(127);
    assertThat(missing.err()).contains("no-such-program-7501");
    assertThat(belisha.run("host", "--timeout", "0.5", "--", "sleep", "60").status())
        .isEqualTo(124);
  }

  @Test
  void hostRecordsDumpsAndTellsTransitions() throws Exception {
    Path record = folder.resolve("record");
    Path dump = folder.resolve("dump");
    Path status = folder.resolve("status");
    String script =
        "printf '\\033]7501;state=working:app=pi\\007\\033]7501;state=done:id=x\\007hi'; exit 3";
    Ended ended =
        belisha.run(
            "host",
            "--record",
            record.toString(),
            "--dump",
            dump.toString(),
            "--status",
            status.toString(),
            "--env",
            "X=y",
            "--",
            "sh",
            "-c",
            script);
    assertThat(ended.status()).isEqualTo(3);
    JsonNode live = JsonMapper.shared().readTree(Files.readString(dump));
    assertThat(live.get("lines").get(0).asString()).isEqualTo("hi");
    List<JsonNode> transitions =
        Files.readAllLines(status).stream().map(JsonMapper.shared()::readTree).toList();
    assertThat(transitions).extracting(t -> t.get("source").asString()).contains("report", "exit");
    assertThat(transitions.getFirst().get("from").isNull()).isTrue();
    assertThat(transitions.getFirst().get("to").asString()).isEqualTo("working");
    assertThat(transitions.getFirst().get("time").asString())
        .matches("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z");
    JsonNode again = json(belisha.run("replay", "--json", record.toString()));
    assertThat(again.get("lines")).isEqualTo(live.get("lines"));
    assertThat(again.get("cursor")).isEqualTo(live.get("cursor"));
  }

  @Test
  void reportLeavesARecordInItsTerminal() throws Exception {
    Path status = folder.resolve("status");
    String report =
        "\"$0\" report blocked --kind question --msg Which?; \"$0\" report run -- false";
    Ended ended =
        belisha.run(
            "host",
            "--status",
            status.toString(),
            "--",
            "sh",
            "-c",
            report,
            belisha.launcher().toString());
    assertThat(ended.status()).isEqualTo(1);
    assertThat(ended.err()).isEmpty();
    assertThat(Files.readAllLines(status).stream().map(JsonMapper.shared()::readTree).toList())
        .extracting(t -> t.get("to").asString(""))
        .startsWith("blocked", "working", "error");
  }

  /** Through a real pty, read back by the program: 7501's answer first, its terminator mirrored. */
  @ParameterizedTest
  @CsvSource({"\\033\\\\, st", "\\007, \\a"})
  void theProbeIsAnsweredBeforeDa1(String terminator, String mirrored) {
    String script =
        "stty raw -echo; printf '\\033]7501;?"
            + terminator
            + "\\033[c'; "
            + "dd bs=1 count=14 2>/dev/null | od -An -c | tr -s ' ' '_'; stty sane";
    Ended ended = belisha.run("host", "--dump", "-", "--timeout", "20", "--", "sh", "-c", script);
    String shown = json(ended).get("lines").get(0).asString();
    String end = mirrored.equals("\\a") ? "\\a" : "033_\\";
    assertThat(shown).startsWith("_033_]_7_5_0_1_;_?_" + end + "_033_[");
  }

  @Test
  void standardInputGoesThroughByteForByte() {
    byte[] all = new byte[256];
    for (int value = 0; value < 256; value++) all[value] = (byte) value;
    Ended ended =
        belisha.run(
            all,
            "host",
            "--dump",
            "-",
            "--timeout",
            "20",
            "--",
            "sh",
            "-c",
            "stty raw -echo; printf '>'; dd bs=1 count=256 2>/dev/null | cksum");
    // cksum of the bytes 0 to 255.
    assertThat(json(ended).get("lines").get(0).asString()).endsWith(" 256");
    assertThat(json(ended).get("lines").get(0).asString()).contains("1313719201");
  }

  /** More than the session keeps for a program that does not read for a while. */
  @Test
  void noStandardInputIsLostWhileTheProgramSleeps() {
    int length = (1 << 26) + (1 << 20);
    Ended ended =
        belisha.run(
            new byte[length],
            "host",
            "--dump",
            "-",
            "--timeout",
            "60",
            "--",
            "sh",
            "-c",
            "stty raw -echo; sleep 2; head -c " + length + " | wc -c");
    assertThat(json(ended).get("lines").get(0).asString().strip())
        .isEqualTo(String.valueOf(length));
  }

  @Test
  void aSignalReachesTheProgram() throws Exception {
    Path mark = folder.resolve("hung-up");
    Path ready = folder.resolve("ready");
    Process host =
        Distribution.start(
            new ProcessBuilder(
                belisha.launcher().toString(),
                "host",
                "--",
                "sh",
                "-c",
                "trap 'touch \"$0\"; exit' HUP; touch \"$1\"; while :; do sleep 0.1; done",
                mark.toString(),
                ready.toString()));
    for (int step = 0; step < 1200 && !Files.exists(ready); step++) Thread.sleep(50);
    assertThat(ready).exists();
    assertThat(host.isAlive()).isTrue();
    host.destroy();
    assertThat(host.waitFor(20, TimeUnit.SECONDS)).isTrue();
    for (int step = 0; step < 100 && !Files.exists(mark); step++) Thread.sleep(50);
    assertThat(mark).exists();
  }

  /** As behind {@code nohup} and a script's {@code &}: Ctrl+C must work in the terminal. */
  @Test
  void whatItWasStartedToIgnoreIsNotIgnoredByPrograms() throws Exception {
    assumeTrue(Files.exists(Path.of("/proc/self/status")), "no /proc here");
    Process host =
        Distribution.start(
            new ProcessBuilder(
                "sh",
                "-c",
                "trap '' HUP INT QUIT TERM; exec \"$0\" host --dump - -- sh -c 'grep SigIgn /proc/self/status'",
                belisha.launcher().toString()));
    String shown = new String(host.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(host.waitFor(20, TimeUnit.SECONDS)).isTrue();
    Matcher ignored = Pattern.compile("SigIgn:\\s*(\\p{XDigit}+)").matcher(shown);
    assertThat(ignored.find()).as(shown).isTrue();
    long keyboardAndHangUp = 1L << 0 | 1L << 1 | 1L << 2 | 1L << 14;
    assertThat(Long.parseUnsignedLong(ignored.group(1), 16) & keyboardAndHangUp).isZero();
  }

  /** Hostile streams: nothing is thrown, and what comes after them works. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "printf '\\033]0;'; head -c 67108864 /dev/zero | tr '\\0' x; printf '\\007'",
        "printf '\\033[2147483647X\\033[2147483647@\\033[2147483647L\\033[2147483647S'",
        "printf '\\033[4'; head -c 2000 /dev/zero | tr '\\0' ':'; printf 'm'",
        "head -c 4000000 /dev/urandom; printf '\\030'",
        "printf '\\033P+q'; head -c 4000000 /dev/zero | tr '\\0' 4; printf '\\033\\\\'",
      })
  void hostileOutputLeavesAWorkingTerminal(String hostile) {
    String script =
        "stty -echo; " + hostile + "; printf '\\033c\\033]7501;state=done:id=last\\007marker'";
    Ended ended = belisha.run("host", "--dump", "-", "--timeout", "120", "--", "sh", "-c", script);
    JsonNode dump = json(ended);
    assertThat(ended.err()).isEmpty();
    assertThat(dump.get("lines").get(0).asString()).isEqualTo("marker");
    assertThat(dump.get("records").toString()).contains("\"id\":\"last\"");
  }

  @Test
  void terminfoCompilesAndCarriesPst() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/tic")), "tic is not installed");
    Path source = belisha.home().resolve("share/belisha/terminfo/xterm-belisha.ti");
    Ended tic =
        Distribution.run(
            Path.of("/usr/bin/tic"), new byte[0], "-x", "-o", folder.toString(), source.toString());
    assertThat(tic.status()).describedAs(tic.err()).isZero();
    Ended infocmp =
        Distribution.run(
            Path.of("/usr/bin/infocmp"),
            new byte[0],
            "-x",
            "-1",
            "-A",
            folder.toString(),
            "xterm-belisha");
    assertThat(infocmp.out()).contains("Pst=\\E]7501;%p1%s\\E\\\\,");
  }
}
