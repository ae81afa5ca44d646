// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "tasks.h"
#include "CMeasurement.h"
#include "threads.h"
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <time.h>

// The Swift runtime's own entry points for whoever schedules its tasks in place of libdispatch.
typedef __attribute__((swiftcall)) void (*enqueue_function)(void *job);
typedef __attribute__((swiftcall)) void (*enqueue_hook)(void *job, enqueue_function original);
extern enqueue_hook swift_task_enqueueGlobal_hook __attribute__((weak));
extern __attribute__((swiftcall)) void swift_job_run(void *job, void *identity, void *implementation)
    __attribute__((weak));

enum {
  most_jobs = 1 << 20,  // that wait at the same time; further ones go to libdispatch
  most_workers = 16,    // as long as others of them sleep
};
// Nanoseconds between two looks at what others do.
static const long look = 2000000, short_look = 50000;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t turn_began = PTHREAD_COND_INITIALIZER;
// Made in `cm_take_tasks`, with a clock that never jumps.
static pthread_cond_t turn_ended;
// A ring. Memory from the system: the allocator's requests are counted.
static void **jobs;
static size_t first;
static _Atomic size_t waiting;
// Whether there is a turn, and of it: how many jobs it has begun, how many of those have not ended, and how many may run at
// once: one, as long as none sleeps.
static bool is_open;
static int begun, running, allowed;
static unsigned turn;
static int idle, workers;
static int wakes = -1;
static const uint64_t most_patience = 2000000000, least_patience = 20000;
// Nanoseconds for which others are waited for; less each time that it was in vain, as beside a loop that only yields.
static uint64_t patience = 2000000000;

static void *work(void *unused) {
  (void)unused;
  pthread_mutex_lock(&lock);
  workers++;
  pthread_cond_signal(&turn_ended);
  for (;;) {
    idle++;
    while (!is_open || waiting == 0 || running >= allowed) pthread_cond_wait(&turn_began, &lock);
    idle--;
    void *job = jobs[first];
    first = (first + 1) % most_jobs;
    unsigned own_turn = turn;
    waiting--, begun++, running++;
    pthread_mutex_unlock(&lock);
    swift_job_run(job, NULL, NULL);
    pthread_mutex_lock(&lock);
    // One that slept through the end of its turn is no part of the next.
    if (own_turn == turn && --running == 0 && (!is_open || waiting == 0)) pthread_cond_signal(&turn_ended);
  }
  return NULL;
}

/// Adds a thread that runs jobs; the caller has the lock.
static bool add_worker(void) {
  pthread_t thread;
  int count = workers;
  if (count == most_workers || pthread_create(&thread, NULL, work, NULL) != 0) return false;
  pthread_detach(thread);
  while (workers == count) pthread_cond_wait(&turn_ended, &lock);
  return true;
}

static __attribute__((swiftcall)) void enqueue(void *job, enqueue_function original) {
  pthread_mutex_lock(&lock);
  bool fits = waiting < most_jobs;
  if (fits) {
    jobs[(first + waiting) % most_jobs] = job;
    waiting++;
    // Whoever is at work goes on with it. Between turns, the thread of the main queue may sleep.
    if (!is_open) (void)eventfd_write(wakes, 1);
    else if (running < allowed) pthread_cond_signal(&turn_began);
  }
  pthread_mutex_unlock(&lock);
  if (!fits) original(job);
}

bool cm_take_tasks(void) {
  if (!&swift_task_enqueueGlobal_hook || !swift_job_run) return false;
  void *memory = mmap(NULL, most_jobs * sizeof *jobs, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  wakes = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  if (memory == MAP_FAILED || wakes < 0) return false;
  jobs = memory;
  pthread_condattr_t clock;
  pthread_condattr_init(&clock);
  pthread_condattr_setclock(&clock, CLOCK_MONOTONIC);
  pthread_cond_init(&turn_ended, &clock);
  pthread_condattr_destroy(&clock);
  pthread_mutex_lock(&lock);
  bool has_worker = add_worker();
  pthread_mutex_unlock(&lock);
  if (has_worker) swift_task_enqueueGlobal_hook = enqueue;
  return has_worker;
}

int task_descriptor(void) { return wakes; }

static struct timespec next_look(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  long nanoseconds = time.tv_nsec + (patience < look ? (long)patience : look);
  time.tv_sec += nanoseconds / 1000000000;
  time.tv_nsec = nanoseconds % 1000000000;
  return time;
}

/// Runs the jobs that wait and those that they make ready, until they come to an end or to sleep, or time is over.
/// Returns whether there was time left.
static bool run_jobs(uint64_t deadline) {
  pthread_mutex_lock(&lock);
  int blocked = 0;
  is_open = true;
  begun = running = 0;
  allowed = 1;
  turn++;
  if (idle == 0) add_worker();
  pthread_cond_signal(&turn_began);
  while (running > 0 || waiting > 0) {
    struct timespec end = next_look();
    int before = begun;
    int result = pthread_cond_timedwait(&turn_ended, &lock, &end);
    if (cm_monotonic_nanoseconds() >= deadline) break;
    if (result != ETIMEDOUT || begun != before) continue;
    // One that sleeps, or waits for what the main queue is to do, is not waited for; another takes its place.
    blocked = is_other_thread_busy() ? 0 : blocked + 1;
    if (blocked < 2) continue;
    if (waiting == 0 || (idle == 0 && !add_worker())) break;
    allowed = running + 1;
    pthread_cond_signal(&turn_began);
  }
  is_open = false;
  eventfd_t ignored;
  if (waiting == 0) (void)eventfd_read(wakes, &ignored);
  else (void)eventfd_write(wakes, 1);
  pthread_mutex_unlock(&lock);
  return cm_monotonic_nanoseconds() < deadline;
}

bool run_tasks(void) { return waiting > 0 && run_jobs(cm_monotonic_nanoseconds() + patience); }

/// Whether nothing but the main queue has anything to do. One that was looked at may be woken by the next, which then sleeps:
/// so twice.
static bool do_all_rest(void) {
  return waiting == 0 && !is_other_thread_busy() && !is_other_thread_busy() && waiting == 0;
}

bool cm_let_others_rest(void) {
  uint64_t deadline = cm_monotonic_nanoseconds() + patience;
  bool any = false;
  // What one of them has done may wake the next.
  for (;;) {
    if (do_all_rest()) {
      patience = most_patience;
      return any;
    }
    if (waiting > 0) run_jobs(deadline);
    else nanosleep(&(struct timespec){.tv_nsec = short_look}, NULL);
    any = true;
    if (cm_monotonic_nanoseconds() < deadline) continue;
    patience = patience / 10 > least_patience ? patience / 10 : least_patience;
    return false;
  }
}
