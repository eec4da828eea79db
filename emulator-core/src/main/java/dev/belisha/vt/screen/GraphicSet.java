package dev.belisha.vt.screen;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A set of characters that can be put into G0 to G3: DEC's and its national ones, as xterm shows
 * them to a VT420's programs (ctlseqs, SCS; the VT220 and VT330 manuals).
 */
enum GraphicSet {
  ASCII("B", ""),
  BRITISH("A", "#£"),
  SPECIAL_GRAPHICS("0", "_ `◆a▒b␉c␌d␍e␊f°g±h␤i␋j┘k┐l┌m└n┼o⎺p⎻q─r⎼s⎽t├u┤v┴w┬x│y≤z≥{π|≠}£~·"),

  /** The upper half of DEC's multinational set: Latin-1 but for these. */
  SUPPLEMENTAL("< %5", Table.LATIN_1, "$⸮&⸮(¤,⸮-⸮.⸮/⸮4⸮8⸮>⸮P⸮WŒ]Ÿ^⸮p⸮wœ}ÿ~⸮"),

  /** Mathematics; the pieces of a large sigma have no characters of their own. */
  TECHNICAL(
      ">",
      "!⎷\"┌#─$⌠%⌡&│'⎡(⎣)⎤*⎦+⎧,⎩-⎫.⎭/⎨0⎬1⸮2⸮3⸮4⸮5⸮6⸮7⸮8⸮9⸮:⸮;⸮<≤=≠>≥?∫@∴A∝B∞C÷DΔE∇FΦGΓH∼I≃JΘK×LΛM⇔N⇒O≡"
          + "PΠQΨR⸮SΣT⸮U⸮V√WΩXΞYΥZ⊂[⊃\\∩]∪^∧_∨`¬aαbβcχdδeεfφgγhηiιjθkκlλm⸮nνo∂pπqψrρsσtτu⸮vƒwωxξyυzζ{←|↑}→~↓"),

  /** Of 96 characters: 0x20 and 0x7F are characters too. */
  LATIN_1("A", Table.LATIN_1, ""),

  // National sets, to be had while DECNRCM is set.
  DUTCH("4", "#£@¾[ĳ\\½]|{¨|ƒ}¼~´"),
  FINNISH("C 5", "[Ä\\Ö]Å^Ü`é{ä|ö}å~ü"),
  FRENCH("R f", "#£@à[°\\ç]§{é|ù}è~¨"),
  FRENCH_CANADIAN("Q 9", "@à[â\\ç]ê^î`ô{é|ù}è~û"),
  GERMAN("K", "@§[Ä\\Ö]Ü{ä|ö}ü~ß"),
  ITALIAN("Y", "#£@§[°\\ç]é`ù{à|ò}è~ì"),
  NORWEGIAN("` E 6", "@Ä[Æ\\Ø]Å^Ü`ä{æ|ø}å~ü"),
  PORTUGUESE("%6", "[Ã\\Ç]Õ{ã|ç}õ"),
  SPANISH("Z", "#£@§[¡\\Ñ]¿{°|ñ}ç"),
  SWEDISH("H 7", "@É[Ä\\Ö]Å^Ü`é{ä|ö}å~ü"),
  SWISS("=", "#ù@à[é\\ç]ê^î_è`ô{ä|ö}ü~û");

  private static final List<GraphicSet> ALL = List.of(values());

  /** What 0x20 to 0x7F show. */
  final char[] table;

  private final List<String> names;

  GraphicSet(String names, String changes) {
    this(names, 0, changes);
  }

  /**
   * @param names what may follow ESC ( and its kin, one or more
   * @param shift added to ASCII's codes
   * @param changes pairs: a character of ASCII, and what stands in its place
   */
  GraphicSet(String names, int shift, String changes) {
    this.names = List.of(names.split(" ", -1));
    table = new char[0x60];
    for (int at = 0; at < table.length; at++) table[at] = (char) (0x20 + at + shift);
    for (int at = 0; at < changes.length(); at += 2) {
      table[changes.charAt(at) - 0x20] = changes.charAt(at + 1);
    }
  }

  boolean national() {
    return compareTo(DUTCH) >= 0;
  }

  /** Of 94 characters, by what follows ESC ( ) * or +; null when there is none of that name. */
  static @Nullable GraphicSet named(String name) {
    for (GraphicSet set : ALL) if (set != LATIN_1 && set.names.contains(name)) return set;
    return null;
  }

  /** A class of its own: an enum's constants can't see its constants. */
  private static final class Table {
    static final int LATIN_1 = 0x80;
  }
}
