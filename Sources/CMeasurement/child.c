// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CMeasurement.h"
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <pthread.h>
#include <signal.h>
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

/// Makes `file` the descriptor `place` of the program that runs next.
static bool put(int file, int place) {
  return file == place ? fcntl(file, F_SETFD, 0) == 0 : dup2(file, place) >= 0;
}

/// Becomes a program, in a new process that shares its parent's memory until then. Returns only when that fails.
static void become(const char *path, char *const argv[], char *const envp[], int input, int output, int errors,
                   uint64_t data_limit) {
  // A handler would run in the parent's memory. The parent ignores SIGPIPE, which a child must not inherit.
  for (int number = 1; number < NSIG; number++) {
    struct sigaction action;
    if (sigaction(number, NULL, &action) != 0) continue;
    if (action.sa_handler == SIG_DFL || (action.sa_handler == SIG_IGN && number != SIGPIPE)) continue;
    action = (struct sigaction){.sa_handler = SIG_DFL};
    sigaction(number, &action, NULL);
  }
  // Its own session: an interrupt typed at the terminal reaches the parent alone, which decides; and whatever the
  // child starts can be found again, even what has a group of its own.
  if (setsid() < 0) return;
  if (input < 0) input = open("/dev/null", O_RDONLY | O_CLOEXEC);
  if (!put(input, STDIN_FILENO) || !put(output, STDOUT_FILENO) || !put(errors, STDERR_FILENO)) return;
  // Before the program runs: set from outside, a fast program could have taken more before.
  const struct rlimit limit = {.rlim_cur = data_limit, .rlim_max = data_limit};
  if (data_limit != UINT64_MAX) setrlimit(RLIMIT_DATA, &limit);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(path, argv, envp);
}

int cm_spawn(const char *path, char *const argv[], char *const envp[], bool listens, uint64_t data_limit,
             cm_child *child) {
  int pipes[4][2];
  int *output = pipes[0], *errors = pipes[1], *failures = pipes[2], *input = pipes[3];
  int code = open_pipes(pipes, listens ? 4 : 3);
  if (code != 0) return code;

  // What loses its parent comes to this process, where it can be found, even when it leads a session of its own.
  prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_mutex_lock(&starting);
  pid_t pid = vfork();
  if (pid == 0) {
    become(path, argv, envp, listens ? input[0] : -1, output[1], errors[1], data_limit);
    const int failure = errno;
    // The pipe has room for it.
    (void)!write(failures[1], &failure, sizeof failure);
    _exit(127);
  }
  if (pid < 0) code = errno;
  close(failures[1]);
  // It ends when the program begins to run.
  if (pid > 0 && read(failures[0], &code, sizeof code) > 0) waitpid(pid, NULL, 0);
  if (code == 0) note_child(pid);
  pthread_mutex_unlock(&starting);
  pthread_sigmask(SIG_SETMASK, &before, NULL);

  close(failures[0]);
  close(output[1]);
  close(errors[1]);
  if (listens) close(input[0]);
  if (code != 0) {
    close(output[0]);
    close(errors[0]);
    if (listens) close(input[1]);
    return code;
  }
  child->pid = pid;
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
