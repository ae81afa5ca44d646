// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CMeasurement.h"
#include "original.h"
#include <stdlib.h>
#include <time.h>

// The public functions of libdispatch and of the runtime of blocks; their headers need a compiler that was told of blocks.
extern char _dispatch_main_q;
extern uint64_t dispatch_time(uint64_t when, int64_t delta);
extern uint64_t dispatch_walltime(const struct timespec *when, int64_t delta);
extern void dispatch_async(void *queue, const void *block);
extern void dispatch_retain(void *queue);
extern void dispatch_release(void *queue);
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

typedef void send(uint64_t when, void *queue, const void *block);

// How every block begins, as the specification of blocks has it.
typedef struct {
  void *isa;
  int flags;
  int reserved;
  void (*invoke)(void *block);
} block_head;

struct cm_delayed_work {
  void *queue;
  block_head *block;
};

// The highest bits of a time say by which clock it is.
enum { now = 0, by_uptime = 0, by_date = 3 };

static _Atomic(cm_work_taker) taker;

void cm_take_delayed_work(cm_work_taker function) { atomic_store(&taker, function); }

static int64_t time_left(uint64_t when) {
  if (when == now) return 0;
  if (when == UINT64_MAX) return INT64_MAX;
  // A date is kept as a negative number: a later one is less.
  if (when >> 62 == by_date) return (int64_t)(dispatch_walltime(NULL, 0) - when);
  return (int64_t)(when - dispatch_time(now, 0));
}

// Stands before libdispatch's own, which waits by the clocks of the machine. Weak: a program that has libdispatch inside keeps
// that one.
__attribute__((weak)) void dispatch_after(uint64_t when, void *queue, const void *block) {
  static _Atomic(void *) original;
  cm_work_taker take = atomic_load(&taker);
  if (take && (when >> 62 == by_uptime || when >> 62 == by_date)) {
    cm_delayed_work *work = malloc(sizeof *work);
    if (work) {
      *work = (cm_delayed_work){.queue = queue, .block = _Block_copy(block)};
      dispatch_retain(queue);
      if (take(work, time_left(when))) return;
      cm_drop_work(work);
    }
  }
  ((send *)original_function("dispatch_after", &original))(when, queue, block);
}

void cm_run_work(cm_delayed_work *work) {
  if (work->queue == &_dispatch_main_q) {
    work->block->invoke(work->block);
  } else {
    dispatch_async(work->queue, work->block);
  }
}

void cm_drop_work(cm_delayed_work *work) {
  _Block_release(work->block);
  dispatch_release(work->queue);
  free(work);
}
