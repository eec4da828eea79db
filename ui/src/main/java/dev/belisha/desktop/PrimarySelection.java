package dev.belisha.desktop;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.ByteArrayOutputStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * X11's PRIMARY (ICCCM 2): ours to others and theirs to us. Text goes as UTF8_STRING, also in parts
 * (INCR) when another owner hands it so.
 */
final class PrimarySelection {
  /** More than a person selects; a hostile owner cannot fill the memory. */
  private static final int MOST = 4 << 20;

  private static final long WAIT_MS = 1000;
  private static final int GONE = -1;
  private static final int NEW_VALUE = 0;

  private final Xcb x;
  private final int window;
  private final int utf8;
  private final int targets;
  private final int text;
  private final int plainText;
  private final int incremental;
  private final int transfer;

  /** What the messages thread saw: SELECTION_NOTIFY, PROPERTY_NOTIFY, GONE. */
  private final LinkedBlockingQueue<Seen> seen = new LinkedBlockingQueue<>(1024);

  private volatile byte @Nullable [] owned;

  private record Seen(int kind, int property) {}

  PrimarySelection(Xcb x, int window) {
    this.x = x;
    this.window = window;
    utf8 = x.atom("UTF8_STRING");
    targets = x.atom("TARGETS");
    text = x.atom("TEXT");
    plainText = x.atom("text/plain;charset=utf-8");
    incremental = x.atom("INCR");
    transfer = x.atom("_BELISHA_PRIMARY");
  }

  /** One too long for a request is ours alone: others that ask for it get none. */
  void own(String selected, int time) {
    byte[] bytes = selected.getBytes(StandardCharsets.UTF_8);
    owned = bytes;
    x.own(Xcb.PRIMARY, window, time);
  }

  /** Waits for the owner; null when there is none or it does not answer. */
  synchronized @Nullable String read() {
    byte[] ours = owned;
    if (ours != null) return new String(ours, StandardCharsets.UTF_8);
    seen.clear();
    x.delete(window, transfer);
    x.convert(window, Xcb.PRIMARY, utf8, transfer, 0);
    try {
      Seen answer = await(Xcb.SELECTION_NOTIFY);
      if (answer == null || answer.property == 0) return null;
      Xcb.Property first = x.property(window, transfer, MOST);
      if (first == null) return null;
      byte[] all = first.type() == incremental ? parts() : first.value();
      x.delete(window, transfer);
      return all == null ? null : new String(all, StandardCharsets.UTF_8);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return null;
    }
  }

  /** Deleting the property asks for the next part; an empty one ends (ICCCM 2.7.2). */
  private byte @Nullable [] parts() throws InterruptedException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    seen.clear();
    x.delete(window, transfer);
    while (all.size() <= MOST) {
      if (await(Xcb.PROPERTY_NOTIFY) == null) return null;
      Xcb.Property part = x.property(window, transfer, MOST);
      if (part == null) continue;
      if (part.value().length == 0) break;
      all.writeBytes(part.value());
      x.delete(window, transfer);
    }
    return all.toByteArray();
  }

  private @Nullable Seen await(int kind) throws InterruptedException {
    while (true) {
      Seen next = seen.poll(WAIT_MS, TimeUnit.MILLISECONDS);
      if (next == null || next.kind == GONE) return null;
      if (next.kind == kind) return next;
    }
  }

  /** On the messages thread. Sizes and offsets are the wire's. */
  void message(int kind, ByteBuffer message) {
    switch (kind) {
      case Xcb.SELECTION_NOTIFY -> seen.offer(new Seen(kind, message.getInt(20)));
      case Xcb.PROPERTY_NOTIFY -> {
        boolean part = message.getInt(8) == transfer && message.get(16) == NEW_VALUE;
        if (part) seen.offer(new Seen(kind, transfer));
      }
      case Xcb.SELECTION_CLEAR -> owned = null;
      case Xcb.SELECTION_REQUEST -> answer(message);
      default -> {}
    }
  }

  void gone() {
    seen.offer(new Seen(GONE, 0));
  }

  private void answer(ByteBuffer request) {
    int time = request.getInt(4);
    int requestor = request.getInt(12);
    int target = request.getInt(20);
    int named = request.getInt(24);
    // Clients of old leave the property out and mean the target's name (ICCCM 2.2).
    int property = named == 0 ? target : named;
    boolean done = hand(requestor, target, property);
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment notify = arena.allocate(Xcb.MESSAGE_BYTES, 4);
      notify.set(JAVA_BYTE, 0, (byte) Xcb.SELECTION_NOTIFY);
      notify.set(JAVA_INT, 4, time);
      notify.set(JAVA_INT, 8, requestor);
      notify.set(JAVA_INT, 12, request.getInt(16));
      notify.set(JAVA_INT, 16, target);
      notify.set(JAVA_INT, 20, done ? property : 0);
      x.send(requestor, 0, notify);
    }
  }

  private boolean hand(int requestor, int target, int property) {
    byte[] bytes = owned;
    if (bytes == null) return false;
    if (target == targets) {
      int[] kinds = {targets, utf8, Xcb.STRING, text, plainText};
      ByteBuffer list = ByteBuffer.allocate(4 * kinds.length).order(ByteOrder.nativeOrder());
      for (int kind : kinds) list.putInt(kind);
      x.replace(requestor, property, Xcb.ATOM, 32, list.array());
      return true;
    }
    if (bytes.length > x.mostBytes()) return false;
    if (target == Xcb.STRING) {
      String selected = new String(bytes, StandardCharsets.UTF_8);
      x.replace(requestor, property, target, 8, selected.getBytes(StandardCharsets.ISO_8859_1));
      return true;
    }
    if (target == utf8 || target == text || target == plainText) {
      int type = target == text ? utf8 : target;
      x.replace(requestor, property, type, 8, bytes);
      return true;
    }
    return false;
  }
}
