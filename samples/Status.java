import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Base64;
import java.util.List;

/**
 * Report what a program is doing with OSC 7501, the Program Status Protocol. One file to copy:
 *
 * <pre>
 * Status.of("working").app("backup").msg("Copying photos").progress(40).send();
 * Status.of("blocked").app("backup").kind("permission").msg("Delete 3 files?").send();
 * Status.of("done").app("backup").msg("Copied 1,204 photos").send();
 * Status.of("clear").send();
 * </pre>
 *
 * or from a shell: {@code java Status.java working --app backup --msg "Copying photos"}
 *
 * <p>A report replaces the whole record: say everything each time. Too long text is cut, line
 * breaks become spaces. What a terminal would ignore throws IllegalArgumentException. Reports go to
 * /dev/tty, or nowhere when there is none; STATUS_TTY names another place, for tests. Inside tmux
 * nothing is sent, unless STATUS_TMUX=1 asks for tmux's passthrough. Java 17, no libraries.
 */
public final class Status {
  private static final List<String> STATES =
      List.of("idle", "working", "done", "blocked", "error", "clear");
  private static final List<String> KINDS = List.of("permission", "question", "auth");
  private static final String NAME = "[A-Za-z0-9_.+-]{1,32}";

  private final String state;
  private String id = "";
  private String keys = "";
  private String text = "";

  private Status(String state) {
    this.state = state;
  }

  public static Status of(String state) {
    check(STATES.contains(state), "state is one of " + STATES + ": " + state);
    return new Status(state);
  }

  /** The record the report is for; without it, the program's own. */
  public Status id(String id) {
    boolean usable = id.matches(NAME + "(/" + NAME + "){0,7}") && id.length() <= 128;
    check(usable, "unusable id: " + id);
    this.id = ":id=" + id;
    return this;
  }

  public Status app(String app) {
    check(app.matches(NAME), "unusable app: " + app);
    keys += ":app=" + app;
    return this;
  }

  public Status kind(String kind) {
    boolean fits = KINDS.contains(kind) && state.equals("blocked");
    check(fits, "kind is one of " + KINDS + " and goes with blocked: " + kind);
    keys += ":kind=" + kind;
    return this;
  }

  public Status progress(int percent) {
    boolean progresses = state.equals("working") || state.equals("blocked");
    boolean fits = progresses && percent >= 0 && percent <= 100;
    check(fits, "progress is 0 to 100, with working or blocked: " + percent);
    keys += ":progress=" + percent;
    return this;
  }

  public Status title(String title) {
    return text("title", fit(title, 192));
  }

  public Status msg(String msg) {
    return text("msg", fit(msg, 2048));
  }

  private Status text(String key, String value) {
    byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
    if (bytes.length > 0) text += ":" + key + "=" + Base64.getEncoder().encodeToString(bytes);
    return this;
  }

  /** One line without controls, of at most so many bytes of UTF-8, cut between characters. */
  static String fit(String text, int limit) {
    String line = text.replaceAll("[\\n\\r\\t]", " ").replaceAll("[\\x00-\\x1f\\x7f-\\x9f]", "");
    StringBuilder kept = new StringBuilder();
    int bytes = 0;
    for (int cp : line.codePoints().toArray()) {
      if (cp >= 0xD800 && cp <= 0xDFFF) cp = 0xFFFD;
      bytes += cp < 0x80 ? 1 : cp < 0x800 ? 2 : cp < 0x10000 ? 3 : 4;
      if (bytes > limit) break;
      kept.appendCodePoint(cp);
    }
    return kept.toString();
  }

  /** The text between "7501;" and the terminator. */
  public String body() {
    return "state=" + state + id + (state.equals("clear") ? "" : keys + text);
  }

  /** Does nothing where there is no terminal. */
  public void send() {
    String sequence = "\033]7501;" + body() + "\033\\";
    if (!environment("TMUX").isEmpty()) {
      if (!environment("STATUS_TMUX").equals("1")) return;
      sequence = "\033Ptmux;" + sequence.replace("\033", "\033\033") + "\033\\";
    }
    String place = environment("STATUS_TTY");
    // Not System.out: Java cannot tell in every version whether that is a terminal.
    Path tty = Path.of(place.isEmpty() ? "/dev/tty" : place);
    try {
      Files.write(
          tty,
          sequence.getBytes(StandardCharsets.US_ASCII),
          StandardOpenOption.WRITE,
          StandardOpenOption.APPEND);
    } catch (IOException gone) {
      // No terminal, or it is gone: nobody to tell.
    }
  }

  private static String environment(String name) {
    String value = System.getenv(name);
    return value == null ? "" : value;
  }

  private static void check(boolean right, String message) {
    if (!right) throw new IllegalArgumentException(message);
  }

  public static void main(String[] arguments) {
    try {
      check(arguments.length % 2 == 1, "usage: Status.java STATE [--OPTION VALUE]...");
      Status status = of(arguments[0]);
      for (int at = 1; at < arguments.length; at += 2) {
        String value = arguments[at + 1];
        switch (arguments[at]) {
          case "--id" -> status.id(value);
          case "--app" -> status.app(value);
          case "--title" -> status.title(value);
          case "--msg" -> status.msg(value);
          case "--kind" -> status.kind(value);
          case "--progress" -> status.progress(Integer.parseInt(value));
          default -> check(false, "no such option: " + arguments[at]);
        }
      }
      status.send();
    } catch (IllegalArgumentException wrong) {
      System.err.println("Status.java: " + wrong.getMessage());
      System.exit(2);
    }
  }
}
