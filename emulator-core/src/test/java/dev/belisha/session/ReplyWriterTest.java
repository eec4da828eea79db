package dev.belisha.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class ReplyWriterTest {
  /** Reads only when the test lets it: so many writes. */
  private static final class Program extends OutputStream {
    final Semaphore reads = new Semaphore(0);
    private final ByteArrayOutputStream got = new ByteArrayOutputStream();
    private final ByteArrayOutputStream buffered = new ByteArrayOutputStream();
    volatile boolean gone;

    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      try {
        reads.acquire();
      } catch (InterruptedException stop) {
        throw new IOException(stop);
      }
      if (gone) throw new IOException("gone");
      buffered.write(bytes, offset, length);
    }

    @Override
    public void flush() {
      synchronized (got) {
        got.writeBytes(buffered.toByteArray());
      }
      buffered.reset();
    }

    String text() {
      synchronized (got) {
        return got.toString(StandardCharsets.US_ASCII);
      }
    }
  }

  private final Program program = new Program();
  private final ReplyWriter writer = new ReplyWriter(program, "belisha-writer-test");

  @AfterEach
  void close() {
    writer.close();
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private void awaitText(String text) throws InterruptedException {
    for (int step = 0; step < 400 && !program.text().equals(text); step++) Thread.sleep(10);
    assertThat(program.text()).isEqualTo(text);
  }

  @Test
  void answersKeysAndStreamsGoInOneOrder() throws Exception {
    writer.start();
    assertThat(writer.answer(ascii("a"))).isTrue();
    assertThat(writer.input(ascii("b"))).isTrue();
    assertThat(writer.stream(ascii("c"))).isTrue();
    assertThat(writer.input(new byte[0])).as("nothing is no end").isTrue();
    assertThat(writer.answer(ascii("d"))).isTrue();
    program.reads.release(4);
    awaitText("abcd");
  }

  @Test
  void answersHaveALimitOfTheirOwn() {
    assertThat(writer.answer(new byte[ReplyWriter.MAX_ANSWERS])).isTrue();
    assertThat(writer.answer(new byte[1])).isFalse();
    assertThat(writer.input(new byte[1])).as("keys still go").isTrue();
  }

  /** More than answers may be: a paste that waits takes no answer's room. */
  @Test
  void aPasteThatWaitsDropsNoAnswer() {
    assertThat(writer.input(new byte[ReplyWriter.MAX_ANSWERS + ReplyWriter.MAX_ANSWERS / 2]))
        .isTrue();
    assertThat(writer.answer(new byte[1])).isTrue();
  }

  @Test
  void aPasteThatDoesNotFitIsRefusedWhole() throws Exception {
    assertThat(writer.input(new byte[ReplyWriter.MAX_WAITING + 1])).isFalse();
    assertThat(writer.input(ascii("x"))).isTrue();
    assertThat(writer.input(new byte[ReplyWriter.MAX_WAITING])).isFalse();
    assertThat(writer.input(ascii("y"))).isTrue();
    writer.start();
    program.reads.release(10);
    awaitText("xy");
  }

  @Test
  void whatWasReadMakesRoom() throws Exception {
    byte[] full = new byte[ReplyWriter.MAX_ANSWERS];
    assertThat(writer.answer(full)).isTrue();
    assertThat(writer.answer(full)).isFalse();
    writer.start();
    program.reads.release(ReplyWriter.MAX_ANSWERS / ReplyWriter.MAX_WRITE);
    boolean taken = writer.answer(full);
    for (int step = 0; step < 400 && !taken; step++) {
      Thread.sleep(10);
      taken = writer.answer(full);
    }
    assertThat(taken).isTrue();
  }

  @Test
  void tellsWhatTheProgramHasNotRead() throws Exception {
    writer.start();
    assertThat(writer.waitingAnswers()).isZero();
    writer.answer(ascii("abc"));
    writer.input(ascii("keys"));
    writer.answer(ascii("de"));
    assertThat(writer.waitingAnswers()).isEqualTo(5);
    long before = writer.written();
    writer.awaitReading(before, 1_000_000);
    assertThat(writer.written()).isEqualTo(before);
    program.reads.release(1);
    writer.awaitReading(before, TimeUnit.SECONDS.toNanos(20));
    assertThat(writer.written()).isEqualTo(before + 1);
    assertThat(writer.waitingAnswers()).isEqualTo(2);
    writer.awaitReading(before, TimeUnit.DAYS.toNanos(1));
    writer.close();
    assertThat(writer.waitingAnswers()).as("for a program that is gone").isZero();
    writer.awaitReading(writer.written(), TimeUnit.DAYS.toNanos(1));
  }

  /** A large paste that is read slowly: the program reads, and its answers wait for their turn. */
  @Test
  void partOfAPieceIsReadingToo() throws Exception {
    byte[] paste = "paste".repeat(10_000).getBytes(StandardCharsets.US_ASCII);
    assertThat(writer.input(paste)).isTrue();
    assertThat(writer.answer(ascii("!"))).isTrue();
    writer.start();
    long before = writer.written();
    program.reads.release(1);
    writer.awaitReading(before, TimeUnit.SECONDS.toNanos(5));
    assertThat(writer.written()).isEqualTo(before + 1);
    assertThat(program.text()).hasSizeLessThan(paste.length);
    program.reads.release(1000);
    awaitText("paste".repeat(10_000) + "!");
  }

  @Test
  void whatWaitsAtTheEndIsNotWritten() throws Exception {
    writer.answer(ascii("a"));
    writer.input(ascii("b"));
    writer.close();
    program.reads.release(10);
    writer.start();
    Thread.sleep(50);
    assertThat(program.text()).isEmpty();
    assertThat(writer.input(ascii("c"))).isFalse();
  }

  @Test
  void aStreamWaitsOnlyWhileTooMuchWaits() throws Exception {
    assertThat(writer.stream(new byte[ReplyWriter.MAX_STREAMED - 1])).isTrue();
    assertThat(writer.stream(new byte[7])).as("at once").isTrue();
  }

  @Test
  void aStreamWaitsForTheProgramAndEndsWithIt() throws Exception {
    writer.start();
    assertThat(writer.stream(new byte[ReplyWriter.MAX_STREAMED])).isTrue();
    CompletableFuture<Boolean> second =
        CompletableFuture.supplyAsync(
            () -> {
              try {
                return writer.stream(new byte[1]);
              } catch (InterruptedException stop) {
                throw new IllegalStateException(stop);
              }
            });
    Thread.sleep(50);
    assertThat(second.isDone()).isFalse();
    program.gone = true;
    program.reads.release(1);
    assertThat(second.get(20, TimeUnit.SECONDS)).isFalse();
    assertThat(writer.input(ascii("x"))).isFalse();
    assertThat(writer.answer(ascii("x"))).isFalse();
  }
}
