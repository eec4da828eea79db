package dev.belisha.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ForegroundGroupTest {
  private static final long WINDOW = 50_000_000;

  private long now = Long.MAX_VALUE - WINDOW / 2;
  private boolean front = true;
  private int looks;
  private final ForegroundGroup group =
      new ForegroundGroup(
          () -> {
            looks++;
            return front;
          },
          () -> now);

  /** B-1: the shell reports, starts a program, and the program reports within the same moment. */
  @Test
  void aProgramsFirstReportDoesNotGetTheShellsAnswer() {
    assertThat(group.isShell()).isTrue();
    front = false;
    assertThat(group.isShell()).isFalse();
    front = true;
    assertThat(group.isShell()).isTrue();
  }

  @Test
  void aFloodIsAnsweredFromTheLastLook() {
    for (int each = 0; each < 10_000; each++) group.isShell();
    assertThat(looks).isEqualTo(ForegroundGroup.LOOKS);
    front = false;
    now += WINDOW - 1;
    assertThat(group.isShell()).as("not looked").isTrue();
    now++;
    assertThat(group.isShell()).as("a new window").isFalse();
    for (int each = 0; each < 10_000; each++) group.isShell();
    assertThat(looks).isEqualTo(2 * ForegroundGroup.LOOKS);
  }

  @Test
  void nothingIsKnownOfAProcessThatIsGone() {
    assumeTrue(Files.isDirectory(Path.of("/proc/self")), "no /proc");
    ForegroundGroup gone = new ForegroundGroup(Integer.MAX_VALUE);
    assertThat(gone.isShell()).isTrue();
    assertThat(gone.program()).isEmpty();
  }
}
