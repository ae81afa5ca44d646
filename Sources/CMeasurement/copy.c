// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CMeasurement.h"
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <unistd.h>

// Opens the file behind a descriptor once more, for reading alone: a program that is open for writing cannot be started.
static int reopened(int descriptor) {
  char link[32];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  int file = open(link, O_RDONLY | O_CLOEXEC);
  if (file < 0) return -1;
  // Three digits, so that the paths of all copies are as long: a longer path moves the stack of the program.
  int moved = fcntl(file, F_DUPFD_CLOEXEC, 100);
  close(file);
  return moved;
}

static bool copy_all(int from, int to) {
  struct stat status;
  if (fstat(from, &status) != 0) return false;
  off_t left = status.st_size;
  while (left > 0) {
    ssize_t copied = sendfile(to, from, NULL, (size_t)left);
    if (copied < 0 && errno == EINTR) continue;
    if (copied <= 0) return false;
    left -= copied;
  }
  return fchmod(to, S_IRUSR | S_IXUSR) == 0;
}

// A script is not: whatever runs it could not open a file that is closed when a program begins.
static bool is_binary(int file) {
  char magic[4];
  return pread(file, magic, sizeof magic, 0) == sizeof magic && memcmp(magic, "\177ELF", sizeof magic) == 0;
}

int cm_copy_program(const char *path) {
  char name[PATH_MAX];
  const char *slash = strrchr(path, '/');
  int folder = slash == NULL ? 0 : (int)(slash - path) + 1;
  // Six letters at the end are drawn.
  enum { drawn = 6 };
  int length = snprintf(name, sizeof name - drawn, "%.*s.copy-", folder, path);
  if (length < 0 || (size_t)length >= sizeof name - drawn) return -1;
  memset(name + length, 'X', drawn);
  name[length + drawn] = '\0';
  int from = open(path, O_RDONLY | O_CLOEXEC);
  if (from < 0) return -1;
  int to = is_binary(from) ? mkostemp(name, O_CLOEXEC) : -1;
  int copy = -1;
  if (to >= 0) {
    // Without a name from the start, so that nothing is left behind, however this process ends.
    unlink(name);
    if (copy_all(from, to)) copy = reopened(to);
    close(to);
  }
  close(from);
  return copy;
}
