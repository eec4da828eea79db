package dev.belisha.status;

/** Rules for ids (protocol page, section 2, key {@code id}). The root is the empty string. */
public final class RecordId {
  private RecordId() {}

  /** True for an id that a report may carry; the root is none. */
  public static boolean isUsable(String id) {
    if (id.isEmpty() || id.length() > Limits.ID) return false;
    int levels = 1;
    int segment = 0;
    for (int at = 0; at < id.length(); at++) {
      char c = id.charAt(at);
      if (c == '/') {
        if (segment == 0 || ++levels > Limits.ID_LEVELS) return false;
        segment = 0;
      } else if (!isNameByte(c) || ++segment > Limits.ID_SEGMENT) {
        return false;
      }
    }
    return segment > 0;
  }

  /** The bytes of id segments and of {@code app}. */
  static boolean isNameByte(int c) {
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || (c >= '0' && c <= '9')
        || c == '_'
        || c == '.'
        || c == '+'
        || c == '-';
  }

  /** The id one level up; the root for a first-level id. */
  public static String parent(String id) {
    int slash = id.lastIndexOf('/');
    return slash < 0 ? "" : id.substring(0, slash);
  }

  /** True when {@code id} is {@code ancestor} itself or below it, by whole segments. */
  public static boolean isWithin(String id, String ancestor) {
    if (ancestor.isEmpty() || id.equals(ancestor)) return true;
    return id.length() > ancestor.length()
        && id.startsWith(ancestor)
        && id.charAt(ancestor.length()) == '/';
  }
}
