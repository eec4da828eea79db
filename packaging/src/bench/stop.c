/* stop.c: how long output goes on after Ctrl+C, on the screen. Beside a window that floods again and again:
 *   gcc -O2 -o stop stop.c -lX11 -lXtst -lXext;  ./stop X Y ROUNDS      (a point of the window, to click on)
 * The program in it: sh -c 'trap : INT; while :; do seq 99999999; sleep 2; done'. Prints ms to the last change of a picture, a round a line.
 */
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/keysym.h>
#include <X11/extensions/XTest.h>
#include <X11/extensions/XShm.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <time.h>

static double now(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec * 1e3 + t.tv_nsec / 1e6; }
static void rest(double ms) { struct timespec t = {(time_t)(ms / 1000), (long)((ms - 1000 * (long)(ms / 1000)) * 1e6)}; nanosleep(&t, 0); }

int main(int count, char **args) {
  if (count < 4) return 2;
  Display *d = XOpenDisplay(0);
  if (!d) return 2;
  Window root = DefaultRootWindow(d);
  int x = atoi(args[1]), y = atoi(args[2]), side = 200;
  XShmSegmentInfo part;
  XImage *image = XShmCreateImage(d, DefaultVisual(d, 0), DefaultDepth(d, 0), ZPixmap, 0, &part, side, side);
  size_t size = (size_t)image->bytes_per_line * side;
  part.shmid = shmget(IPC_PRIVATE, size, IPC_CREAT | 0600);
  part.shmaddr = image->data = shmat(part.shmid, 0, 0);
  part.readOnly = False;
  XShmAttach(d, &part);
  XSync(d, 0);
  shmctl(part.shmid, IPC_RMID, 0);
  char *before = malloc(size);
  XTestFakeMotionEvent(d, -1, x, y, 0);
  XTestFakeButtonEvent(d, 1, True, 0);
  XTestFakeButtonEvent(d, 1, False, 0);
  XFlush(d);
  KeyCode control = XKeysymToKeycode(d, XK_Control_L), c = XKeysymToKeycode(d, XK_c);
  for (int round = 0; round < atoi(args[3]); round++) {
    rest(2800);
    double start = now(), last = start;
    XTestFakeKeyEvent(d, control, True, 0);
    XTestFakeKeyEvent(d, c, True, 0);
    XTestFakeKeyEvent(d, c, False, 0);
    XTestFakeKeyEvent(d, control, False, 0);
    XFlush(d);
    int changes = 0;
    memset(before, 0, size);
    while (now() - start < 1200) {
      XShmGetImage(d, root, image, x, y, AllPlanes);
      if (memcmp(before, image->data, size)) { memcpy(before, image->data, size); last = now(); changes++; }
      rest(1);
    }
    printf("%.0f ms, %d pictures\n", last - start, changes);
    fflush(stdout);
  }
  return 0;
}
