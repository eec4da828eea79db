package dev.belisha.view;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The fonts beside the tests and no others, so that a picture of text is the same everywhere. */
final class TestFonts implements FontBook {
  static final String MONO = "Belisha Test Mono";
  static final String CODE = "Belisha Test Code";

  private static final List<String> FALLBACKS = List.of("Belisha Test CJK", "Belisha Test Indic");

  private static final List<String> FILES =
      List.of(
          "mono.ttf",
          "mono-bold.ttf",
          "mono-oblique.ttf",
          "mono-boldoblique.ttf",
          "cjk.otf",
          "indic.ttf",
          "code.ttf",
          "code-bold.ttf");

  static {
    System.setProperty("java.awt.headless", "true");
    for (String file : FILES) register(file);
  }

  /** Registered, so that a family finds its bold face. */
  private static void register(String file) {
    try (InputStream in = TestFonts.class.getResourceAsStream("fonts/" + file)) {
      Font font = Font.createFont(Font.TRUETYPE_FONT, Objects.requireNonNull(in, file));
      GraphicsEnvironment.getLocalGraphicsEnvironment().registerFont(font);
    } catch (IOException | FontFormatException unusable) {
      throw new IllegalStateException(file, unusable);
    }
  }

  static FontChooser chooser(float size) {
    return new FontChooser(new TestFonts(), MONO, size);
  }

  static EmojiFont emoji() {
    try {
      return new EmojiFont(
          List.of(
              Path.of(
                  Objects.requireNonNull(TestFonts.class.getResource("fonts/emoji.ttf")).toURI())));
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  @Override
  public @Nullable Font family(String name) {
    return name.equals(MONO) || name.equals(CODE) ? new Font(name, Font.PLAIN, 1) : null;
  }

  @Override
  public List<Font> all() {
    return FALLBACKS.stream().map(name -> new Font(name, Font.PLAIN, 1)).toList();
  }
}
