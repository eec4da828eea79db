package dev.belisha.view;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The tables of a bitmap emoji font that lead from a grapheme to a PNG: cmap format 12, GSUB
 * ligature substitutions (lookup type 4, also through extensions), CBLC index formats 1 and 3, CBDT
 * image formats 17 and 18 (OpenType specification).
 */
final class EmojiTables {
  private static final int LIGATURES = 4;
  private static final int EXTENSION = 7;
  private static final int VARIATION_EMOJI = 0xFE0F;

  private record Ligature(List<Integer> rest, int glyph) {}

  private final ByteBuffer font;
  private final Map<String, Integer> tables = new HashMap<>();
  private final Map<Integer, Integer> glyphs = new HashMap<>();
  private final Map<Integer, List<Ligature>> ligatures = new HashMap<>();

  private EmojiTables(ByteBuffer font) {
    this.font = font;
  }

  /**
   * @throws RuntimeException when the bytes are no font of this kind
   */
  static EmojiTables read(ByteBuffer font) {
    EmojiTables read = new EmojiTables(font);
    int count = read.u16(4);
    for (int at = 0; at < count; at++) {
      byte[] tag = new byte[4];
      font.get(12 + 16 * at, tag);
      read.tables.put(new String(tag, StandardCharsets.ISO_8859_1), font.getInt(12 + 16 * at + 8));
    }
    read.characterMap(read.table("cmap"));
    if (read.tables.containsKey("GSUB")) read.substitutions(read.table("GSUB"));
    read.table("CBLC");
    read.table("CBDT");
    return read;
  }

  private int table(String tag) {
    Integer at = tables.get(tag);
    if (at == null) throw new IllegalArgumentException("no table " + tag);
    return at;
  }

  private int u16(int at) {
    return font.getShort(at) & 0xFFFF;
  }

  private void characterMap(int cmap) {
    for (int record = 0; record < u16(cmap + 2); record++) {
      int sub = cmap + font.getInt(cmap + 4 + 8 * record + 4);
      if (u16(sub) != 12) continue;
      int groups = font.getInt(sub + 12);
      for (int group = 0; group < groups; group++) {
        int at = sub + 16 + 12 * group;
        int first = font.getInt(at);
        int last = font.getInt(at + 4);
        int glyph = font.getInt(at + 8);
        for (int cp = first; cp <= last; cp++) glyphs.put(cp, glyph + cp - first);
      }
    }
  }

  private void substitutions(int gsub) {
    int lookups = gsub + u16(gsub + 8);
    for (int at = 0; at < u16(lookups); at++) {
      int lookup = lookups + u16(lookups + 2 + 2 * at);
      for (int sub = 0; sub < u16(lookup + 4); sub++) {
        int table = lookup + u16(lookup + 6 + 2 * sub);
        int type = u16(lookup);
        if (type == EXTENSION) {
          type = u16(table + 2);
          table += font.getInt(table + 4);
        }
        if (type == LIGATURES) ligatureSets(table);
      }
    }
  }

  private void ligatureSets(int table) {
    List<Integer> firsts = coverage(table + u16(table + 2));
    for (int set = 0; set < u16(table + 4) && set < firsts.size(); set++) {
      int sets = table + u16(table + 6 + 2 * set);
      for (int at = 0; at < u16(sets); at++) {
        int ligature = sets + u16(sets + 2 + 2 * at);
        List<Integer> rest = new ArrayList<>();
        for (int part = 1; part < u16(ligature + 2); part++) {
          rest.add(u16(ligature + 4 + 2 * (part - 1)));
        }
        ligatures
            .computeIfAbsent(firsts.get(set), first -> new ArrayList<>())
            .add(new Ligature(rest, u16(ligature)));
      }
    }
  }

  private List<Integer> coverage(int at) {
    List<Integer> covered = new ArrayList<>();
    if (u16(at) == 1) {
      for (int k = 0; k < u16(at + 2); k++) covered.add(u16(at + 4 + 2 * k));
    } else {
      for (int range = 0; range < u16(at + 2); range++) {
        int from = u16(at + 4 + 6 * range);
        int to = u16(at + 6 + 6 * range);
        for (int glyph = from; glyph <= to; glyph++) covered.add(glyph);
      }
    }
    return covered;
  }

  /** The PNG of a whole grapheme, null when the font has no single picture for it. */
  byte @Nullable [] png(String grapheme) {
    List<Integer> with = new ArrayList<>();
    List<Integer> without = new ArrayList<>();
    for (int cp : grapheme.codePoints().toArray()) {
      Integer glyph = glyphs.get(cp);
      if (glyph == null && cp != VARIATION_EMOJI) return null;
      if (glyph != null) with.add(glyph);
      if (glyph != null && cp != VARIATION_EMOJI) without.add(glyph);
    }
    int glyph = single(with);
    if (glyph < 0) glyph = single(without);
    return glyph < 0 ? null : bitmap(glyph);
  }

  /** One glyph for a sequence, -1 when no ligature takes all of it. */
  private int single(List<Integer> sequence) {
    if (sequence.isEmpty()) return -1;
    if (sequence.size() == 1) return sequence.getFirst();
    List<Integer> rest = sequence.subList(1, sequence.size());
    for (Ligature ligature : ligatures.getOrDefault(sequence.getFirst(), List.of())) {
      if (ligature.rest.equals(rest)) return ligature.glyph;
    }
    return -1;
  }

  private byte @Nullable [] bitmap(int glyph) {
    int cblc = table("CBLC");
    if (font.getInt(cblc + 4) < 1) return null;
    int size = cblc + 8;
    int array = cblc + font.getInt(size);
    int count = font.getInt(size + 8);
    for (int at = 0; at < count; at++) {
      int first = u16(array + 8 * at);
      int last = u16(array + 8 * at + 2);
      if (glyph < first || glyph > last) continue;
      int sub = array + font.getInt(array + 8 * at + 4);
      return image(sub, glyph - first);
    }
    return null;
  }

  private byte @Nullable [] image(int sub, int index) {
    int base = table("CBDT") + font.getInt(sub + 4);
    int offset;
    int next;
    switch (u16(sub)) {
      case 1 -> {
        offset = font.getInt(sub + 8 + 4 * index);
        next = font.getInt(sub + 12 + 4 * index);
      }
      case 3 -> {
        offset = u16(sub + 8 + 2 * index);
        next = u16(sub + 10 + 2 * index);
      }
      default -> {
        return null;
      }
    }
    int header =
        switch (u16(sub + 2)) {
          case 17 -> 5;
          case 18 -> 8;
          default -> -1;
        };
    if (header < 0 || next <= offset) return null;
    int length = font.getInt(base + offset + header);
    if (length <= 0 || length > next - offset) return null;
    byte[] png = new byte[length];
    font.get(base + offset + header + 4, png);
    return png;
  }
}
