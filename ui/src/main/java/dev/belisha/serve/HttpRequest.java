package dev.belisha.serve;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The head of an HTTP/1 request (RFC 9112, section 2 to 5), as far as this page needs one. A body
 * is never read.
 *
 * @param path without the query, as sent: nothing is decoded
 * @param query after the {@code ?}, empty for none
 * @param headers names in small letters
 */
record HttpRequest(String method, String path, String query, List<Header> headers) {
  /** Of the whole head; a browser's is under 2 KiB. */
  static final int MAX_BYTES = 16 * 1024;

  private static final Pattern LINE = Pattern.compile("([A-Z]{1,16}) (/[!-~]*) HTTP/1\\.[01]");
  private static final Pattern HEADER = Pattern.compile("([!#$%&'*+.^_`|~0-9A-Za-z-]+):(.*)");

  record Header(String name, String value) {}

  /** It is no request that we understand. */
  static final class BadRequestException extends IOException {
    private static final long serialVersionUID = 1L;

    BadRequestException(String message) {
      super(message);
    }
  }

  /**
   * @throws BadRequestException when it is too long, or is none
   * @throws IOException also when the other side hangs up first
   */
  static HttpRequest read(InputStream in) throws IOException {
    String[] lines = head(in).split("\r\n", -1);
    Matcher line = LINE.matcher(lines[0]);
    if (!line.matches()) throw new BadRequestException("no request of HTTP/1");
    List<Header> headers = new ArrayList<>();
    for (int at = 1; at < lines.length; at++) {
      Matcher header = HEADER.matcher(lines[at]);
      if (!header.matches()) throw new BadRequestException("a header that is none");
      headers.add(new Header(header.group(1).toLowerCase(Locale.ROOT), header.group(2).strip()));
    }
    String target = line.group(2);
    int mark = target.indexOf('?');
    return new HttpRequest(
        line.group(1),
        mark < 0 ? target : target.substring(0, mark),
        mark < 0 ? "" : target.substring(mark + 1),
        List.copyOf(headers));
  }

  /** Up to the empty line, without it. */
  private static String head(InputStream in) throws IOException {
    ByteArrayOutputStream head = new ByteArrayOutputStream();
    int ends = 0;
    while (ends < 4) {
      int next = in.read();
      if (next < 0) throw new IOException("hung up");
      if (head.size() == MAX_BYTES) throw new BadRequestException("its head is too long");
      head.write(next);
      boolean expected = next == (ends % 2 == 0 ? '\r' : '\n');
      ends = expected ? ends + 1 : next == '\r' ? 1 : 0;
    }
    String text = head.toString(StandardCharsets.ISO_8859_1);
    return text.substring(0, text.length() - 4);
  }

  /** The one value of a header; null when there is none, or more than one. */
  @Nullable String header(String name) {
    List<String> values = values(name);
    return values.size() == 1 ? values.getFirst() : null;
  }

  private List<String> values(String name) {
    return headers.stream().filter(each -> each.name.equals(name)).map(Header::value).toList();
  }

  boolean has(String name) {
    return !values(name).isEmpty();
  }

  /** The value of a key of the query, as sent; null when it is not there once. */
  @Nullable String parameter(String key) {
    String found = null;
    for (String pair : query.split("&", -1)) {
      if (!pair.startsWith(key + "=")) continue;
      if (found != null) return null;
      found = pair.substring(key.length() + 1);
    }
    return found;
  }
}
