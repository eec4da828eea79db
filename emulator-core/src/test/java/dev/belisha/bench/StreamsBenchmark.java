package dev.belisha.bench;

import dev.belisha.vt.TerminalOptions.EngineKind;
import dev.belisha.vt.VtTerminal;
import dev.belisha.vt.parser.Params;
import dev.belisha.vt.parser.ParserActions;
import dev.belisha.vt.parser.VtParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * One whole stream an operation: through the parser alone, through our engine, and through
 * JediTerm's parser on our screen. Terminals live on from one operation to the next, so their
 * history is full. {@link StreamsRun} runs it and tells megabytes a second.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class StreamsBenchmark {
  /** System property: the folder of streams. */
  static final String FOLDER = "belisha.streams";

  @Param({"ascii", "sgr", "cells", "unicode", "scrollreg", "shortlines"})
  public String kind;

  private byte[] bytes;
  private VtParser parser;
  private VtTerminal belisha;
  private VtTerminal jediTerm;

  @Setup
  public void open(Blackhole hole) throws IOException {
    bytes = Files.readAllBytes(Path.of(System.getProperty(FOLDER)).resolve(kind));
    parser = new VtParser(new Swallowing(hole));
    belisha = BenchTerminals.open(EngineKind.BELISHA);
    jediTerm = BenchTerminals.open(EngineKind.JEDITERM);
  }

  @Benchmark
  public void parser() {
    for (int at = 0; at < bytes.length; at += BenchTerminals.CHUNK) {
      parser.feed(bytes, at, Math.min(BenchTerminals.CHUNK, bytes.length - at));
    }
  }

  @Benchmark
  public long belisha() {
    BenchTerminals.feed(belisha, bytes);
    return belisha.damage();
  }

  @Benchmark
  public long jediTerm() {
    BenchTerminals.feed(jediTerm, bytes);
    return jediTerm.damage();
  }

  /** Looks at what each action is given, and does nothing with it. */
  private record Swallowing(Blackhole hole) implements ParserActions {
    @Override
    public void printAscii(byte[] bytes, int from, int to) {
      hole.consume(bytes[from] + to);
    }

    @Override
    public void print(int codePoint) {
      hole.consume(codePoint);
    }

    @Override
    public void execute(int control) {
      hole.consume(control);
    }

    @Override
    public void escDispatch(int intermediates, int fin) {
      hole.consume(fin);
    }

    @Override
    public void csiDispatch(int prefix, int intermediates, int fin, Params params) {
      hole.consume(fin + params.get(0, 0));
    }

    @Override
    public void oscDispatch(byte[] body, int length, boolean bel, long sequenceLength) {
      hole.consume(length);
    }

    @Override
    public void dcsDispatch(
        int prefix, int intermediates, int fin, Params params, byte[] body, int length) {
      hole.consume(length);
    }
  }
}
