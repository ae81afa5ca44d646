// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CMeasurement.h"
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <sys/personality.h>
#include <sys/resource.h>
#include <unistd.h>

const char *cm_compiler_version(void) { return __VERSION__; }

uint64_t cm_peak_resident_bytes(void) {
  struct rusage usage;
  if (getrusage(RUSAGE_SELF, &usage) != 0) return 0;
  return (uint64_t)usage.ru_maxrss * 1024u;
}

bool cm_set_address_randomisation(bool on) {
  int now = personality(0xffffffff);
  if (now < 0) return false;
  unsigned long wanted = on ? (unsigned long)now & ~(unsigned long)ADDR_NO_RANDOMIZE
                            : (unsigned long)now | ADDR_NO_RANDOMIZE;
  return personality(wanted) >= 0;
}

static volatile sig_atomic_t caught_signal = 0;
static int wake_up[2] = {-1, -1};

static void note_signal(int number) {
  if (caught_signal == 0) caught_signal = number;
  ssize_t written = write(wake_up[1], "", 1);
  (void)written;  // A full pipe has already woken the reader.
}

int cm_catch_interrupts(void) {
  if (wake_up[0] < 0 && pipe2(wake_up, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  struct sigaction action = {.sa_handler = note_signal};
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, NULL);
  sigaction(SIGTERM, &action, NULL);
  signal(SIGPIPE, SIG_IGN);
  // A parent may have started this process from a thread on which they were blocked.
  sigset_t noted;
  sigemptyset(&noted);
  sigaddset(&noted, SIGINT);
  sigaddset(&noted, SIGTERM);
  pthread_sigmask(SIG_UNBLOCK, &noted, NULL);
  return wake_up[0];
}

int cm_caught_signal(void) { return caught_signal; }
