package dev.belisha.headless;

import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** A file written to, whose errors name it. */
final class NamedOutput extends FilterOutputStream {
  private final Path file;

  private NamedOutput(Path file) throws IOException {
    super(new BufferedOutputStream(Files.newOutputStream(file)));
    this.file = file;
  }

  /**
   * @param file null for nowhere
   * @throws UsageException when it cannot be written
   */
  static OutputStream open(@Nullable Path file) throws UsageException {
    if (file == null) return OutputStream.nullOutputStream();
    try {
      return new NamedOutput(file);
    } catch (IOException unwritable) {
      throw new UsageException(sentence(file, unwritable));
    }
  }

  @Override
  public void write(int value) throws IOException {
    write(new byte[] {(byte) value}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    try {
      out.write(bytes, offset, length);
    } catch (IOException full) {
      throw named(full);
    }
  }

  @Override
  public void flush() throws IOException {
    try {
      out.flush();
    } catch (IOException full) {
      throw named(full);
    }
  }

  @Override
  public void close() throws IOException {
    try {
      out.close();
    } catch (IOException full) {
      throw named(full);
    }
  }

  private IOException named(IOException failure) {
    return new IOException(sentence(file, failure), failure);
  }

  private static String sentence(Path file, IOException failure) {
    return "cannot write " + file + ": " + Replay.reason(failure);
  }
}
