// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CMeasurement.h"
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static void close_pair(int pair[2]) {
  close(pair[0]);
  close(pair[1]);
}

/// Opens `count` pipes, or none.
static int open_pipes(int pipes[][2], int count) {
  for (int i = 0; i < count; i++) {
    if (pipe2(pipes[i], O_CLOEXEC) == 0) continue;
    int code = errno;
    while (i > 0) close_pair(pipes[--i]);
    return code;
  }
  return 0;
}

/// The children that have not been reaped; 0 for a free place. Each leads a session.
static _Atomic pid_t children[256];
/// Held while one starts, so that nobody takes it for one that an earlier one has left behind.
static pthread_mutex_t starting = PTHREAD_MUTEX_INITIALIZER;

static void note_child(pid_t child) {
  for (size_t i = 0; i < sizeof children / sizeof *children; i++) {
    pid_t none = 0;
    if (atomic_compare_exchange_strong(&children[i], &none, child)) return;
  }
}

static bool is_child(pid_t process) {
  for (size_t i = 0; i < sizeof children / sizeof *children; i++) {
    if (atomic_load(&children[i]) == process) return true;
  }
  return false;
}

static void forget_child(pid_t child) {
  for (size_t i = 0; i < sizeof children / sizeof *children; i++) {
    pid_t known = child;
    atomic_compare_exchange_strong(&children[i], &known, 0);
  }
}

int cm_spawn(const char *path, char *const argv[], char *const envp[], bool listens, cm_child *child) {
  int pipes[3][2];
  int *output = pipes[0], *errors = pipes[1], *input = pipes[2];
  int failure = open_pipes(pipes, listens ? 3 : 2);
  if (failure != 0) return failure;
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  if (listens) {
    posix_spawn_file_actions_adddup2(&actions, input[0], STDIN_FILENO);
  } else {
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  }
  posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, errors[1], STDERR_FILENO);
  // The parent ignores SIGPIPE; a child must not inherit that.
  sigset_t defaults;
  sigemptyset(&defaults);
  sigaddset(&defaults, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &defaults);
  sigset_t unblocked;
  sigemptyset(&unblocked);
  posix_spawnattr_setsigmask(&attributes, &unblocked);
  // Its own session: an interrupt typed at the terminal reaches the parent alone, which decides; and whatever the
  // child starts can be found again, even what has a group of its own.
  posix_spawnattr_setflags(
      &attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);

  // What loses its parent comes to this process, where it can be found, even when it leads a session of its own.
  prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
  pthread_mutex_lock(&starting);
  int code = posix_spawn(&child->pid, path, &actions, &attributes, argv, envp);
  if (code == 0) note_child(child->pid);
  pthread_mutex_unlock(&starting);

  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  close(output[1]);
  close(errors[1]);
  if (listens) close(input[0]);
  if (code != 0) {
    close(output[0]);
    close(errors[0]);
    if (listens) close(input[1]);
    return code;
  }
  child->input = listens ? input[1] : -1;
  child->output = output[0];
  child->errors = errors[0];
  return 0;
}

int cm_divert_standard_output(void) {
  fflush(stdout);
  int kept = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
  if (kept >= 0) dup2(STDERR_FILENO, STDOUT_FILENO);
  return kept;
}

bool cm_has_ended(pid_t child) {
  siginfo_t information = {0};
  return waitid(P_PID, (id_t)child, &information, WEXITED | WNOHANG | WNOWAIT) == 0 &&
         information.si_pid == child;
}

/// An entry of a directory, as the kernel hands it out. The library's way to read one takes memory, which a signal's
/// handler must not.
struct directory_entry {
  uint64_t inode;
  int64_t offset;
  unsigned short length;
  unsigned char type;
  char name[];
};

/// The number of the process that a name in `/proc` stands for; 0 for other names.
static pid_t process_named(const char *name) {
  pid_t number = 0;
  for (; *name >= '0' && *name <= '9'; name++) number = number * 10 + (*name - '0');
  return *name == 0 ? number : 0;
}

/// The parent of a process; 0 when it is gone. A signal's handler may call it.
static pid_t parent_of(pid_t process) {
  char path[32] = "/proc/", digits[12], stat[512];
  size_t count = 0, length = strlen(path);
  do digits[count++] = (char)('0' + process % 10);
  while ((process /= 10) > 0);
  while (count > 0) path[length++] = digits[--count];
  memcpy(path + length, "/stat", 6);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t size = read(file, stat, sizeof stat - 1);
  close(file);
  if (size <= 0) return 0;
  stat[size] = 0;
  // Number, name in brackets, which may hold anything, state, parent.
  const char *rest = strrchr(stat, ')');
  if (rest == NULL || strlen(rest) < 5) return 0;
  pid_t parent = 0;
  for (rest += 4; *rest >= '0' && *rest <= '9'; rest++) parent = parent * 10 + (*rest - '0');
  return parent;
}

/// Whether a process is of a session, was started from it, or was left to this process by some child.
static bool belongs(pid_t process, pid_t leader) {
  if (getsid(process) == leader) return true;
  pid_t self = getpid(), top = process;
  for (int generation = 0; generation < 100; generation++) {
    pid_t parent = parent_of(top);
    if (parent == leader) return true;
    if (parent == self) return getsid(top) != getsid(0) && !is_child(top) && !is_child(getsid(top));
    if (parent <= 1) return false;
    top = parent;
  }
  return false;
}

/// Kills the processes that belong to a session but its leader; false when there is none. A signal's handler may call
/// it.
static bool kill_members(pid_t leader) {
  int processes = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (processes < 0) return false;
  bool found = false;
  pid_t self = getpid();
  _Alignas(struct directory_entry) char entries[4096];
  long count;
  while ((count = syscall(SYS_getdents64, processes, entries, sizeof entries)) > 0) {
    for (long place = 0; place < count;) {
      const struct directory_entry *entry = (const struct directory_entry *)(entries + place);
      place += entry->length;
      pid_t process = process_named(entry->name);
      if (process <= 0 || process == leader || process == self || !belongs(process, leader)) continue;
      if (kill(process, SIGKILL) == 0) found = true;
      // One that came to this process has nobody else to wait for it.
      if (!is_child(process) && parent_of(process) == self) waitpid(process, NULL, WNOHANG);
    }
  }
  close(processes);
  return found;
}

/// The same until there is none, because one of them may have started another meanwhile. Those that nobody waits for
/// stay to be found.
static void kill_all_members(pid_t leader) {
  for (int round = 0; round < 10 && kill_members(leader); round++) {}
}

void cm_kill_session(pid_t leader) {
  pthread_mutex_lock(&starting);
  // First those that hang on to it by their parents alone: without it they are nobody's.
  kill_all_members(leader);
  kill(-leader, SIGKILL);
  kill_all_members(leader);
  pthread_mutex_unlock(&starting);
}

/// Ends this process and what it has started.
static void end_with_parent(int signal) {
  (void)signal;
  pid_t process = getpid();
  // Called by hand from somebody's session, it is no leader.
  if (getsid(0) == process) kill_all_members(process);
  kill(process, SIGKILL);
}

void cm_die_with_parent(pid_t parent) {
  // A signal that nobody else sends, and that a program ends by if the handler is not there.
  const int lost = SIGRTMIN;
  struct sigaction action = {.sa_handler = end_with_parent};
  sigfillset(&action.sa_mask);
  sigaction(lost, &action, NULL);
  prctl(PR_SET_PDEATHSIG, lost);
  if (getppid() != parent) end_with_parent(lost);
}

int cm_reap(pid_t child, uint64_t *peak_resident_bytes) {
  int status = 0;
  struct rusage usage = {0};
  while (wait4(child, &status, 0, &usage) < 0 && errno == EINTR) {}
  forget_child(child);
  *peak_resident_bytes = (uint64_t)usage.ru_maxrss * 1024u;
  return status;
}

void cm_limit_memory(pid_t child, uint64_t bytes) {
  struct rlimit limit = {.rlim_cur = bytes, .rlim_max = bytes};
  prlimit(child, RLIMIT_DATA, &limit, NULL);
}

uint64_t cm_data_bytes(pid_t child) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/statm", (int)child);
  FILE *file = fopen(path, "re");
  if (file == NULL) return 0;
  uint64_t pages = 0;
  if (fscanf(file, "%*u %*u %*u %*u %*u %" SCNu64, &pages) != 1) pages = 0;
  fclose(file);
  return pages * (uint64_t)sysconf(_SC_PAGESIZE);
}

uint64_t cm_physical_memory(void) {
  long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
  return pages > 0 && size > 0 ? (uint64_t)pages * (uint64_t)size : 0;
}

int cm_exit_code(int status) {
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

int cm_ending_signal(int status) { return WIFSIGNALED(status) ? WTERMSIG(status) : 0; }
