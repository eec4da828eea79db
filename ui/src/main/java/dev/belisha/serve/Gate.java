package dev.belisha.serve;

import java.util.Set;

/**
 * Who may see what. Every request needs the key, in the query: not in a cookie, which a browser
 * would also send to every other port of this machine, and for pages of others.
 */
final class Gate {
  static final String PAGE = "/";
  static final String EVENTS = "/events";

  private final Key key;
  private final Set<String> hosts;

  /** What a request comes to. */
  enum Answer {
    PAGE,
    EVENTS,
    WRONG_HOST,
    WRONG_METHOD,
    WRONG_KEY,
    ELSEWHERE,
    NOT_FOUND
  }

  Gate(Key key, int port) {
    this.key = key;
    this.hosts = Set.of("127.0.0.1:" + port, "localhost:" + port);
  }

  Answer answer(HttpRequest request) {
    // A page of another name that points to this machine (DNS rebinding) sends that name.
    String host = request.header("host");
    if (host == null || !hosts.contains(host)) return Answer.WRONG_HOST;
    if (!request.method().equals("GET") && !request.method().equals("HEAD")) {
      return Answer.WRONG_METHOD;
    }
    if (!key.opens(request.parameter("token"))) return Answer.WRONG_KEY;
    return switch (request.path()) {
      case PAGE -> Answer.PAGE;
      case EVENTS -> isOwn(request) ? Answer.EVENTS : Answer.ELSEWHERE;
      default -> Answer.NOT_FOUND;
    };
  }

  /** Only our own page reads the stream, should another have got the key. */
  private boolean isOwn(HttpRequest request) {
    boolean ownPage = "same-origin".equals(request.header("sec-fetch-site"));
    if (request.has("sec-fetch-site") && !ownPage) return false;
    if (!request.has("origin")) return true;
    String origin = request.header("origin");
    return origin != null
        && origin.startsWith("http://")
        && hosts.contains(origin.substring("http://".length()));
  }
}
