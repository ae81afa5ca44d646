// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CMeasurement.h"
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
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

  int code = posix_spawn(&child->pid, path, &actions, &attributes, argv, envp);

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

/// Kills the processes of a session but its leader; false when there is none. A signal's handler may call it.
static bool kill_members(pid_t leader) {
  int processes = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (processes < 0) return false;
  bool found = false;
  _Alignas(struct directory_entry) char entries[4096];
  long count;
  while ((count = syscall(SYS_getdents64, processes, entries, sizeof entries)) > 0) {
    for (long place = 0; place < count;) {
      const struct directory_entry *entry = (const struct directory_entry *)(entries + place);
      place += entry->length;
      pid_t process = process_named(entry->name);
      if (process <= 0 || process == leader || getsid(process) != leader) continue;
      if (kill(process, SIGKILL) == 0) found = true;
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
  kill(-leader, SIGKILL);
  kill_all_members(leader);
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
