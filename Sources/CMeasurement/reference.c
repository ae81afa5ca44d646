// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CMeasurement.h"
#include <sched.h>

void cm_do_arithmetic(uint64_t rounds) {
  uint64_t a = rounds, b = 2, c = 3, d = 4, e = 5, f = 6;
  for (uint64_t i = 0; i < rounds; i++) {
    a = a * 3 + b;
    b ^= c >> 3;
    c += d;
    d ^= e << 1;
    e += f;
    f ^= a;
  }
  // The compiler must believe that somebody looks at the results.
  __asm__ volatile("" : : "r"(a), "r"(b), "r"(c), "r"(d), "r"(e), "r"(f));
}

uint64_t cm_reference_work(void) {
  uint64_t start = cm_monotonic_nanoseconds();
  cm_do_arithmetic(cm_reference_rounds);
  return cm_monotonic_nanoseconds() - start;
}

static cpu_set_t all_processors;
static bool is_pinned = false;

static bool stay_on(int processor) {
  cpu_set_t one;
  CPU_ZERO(&one);
  CPU_SET(processor, &one);
  return sched_setaffinity(0, sizeof one, &one) == 0;
}

bool cm_stay_on_quietest_processor(void) {
  if (!is_pinned && sched_getaffinity(0, sizeof all_processors, &all_processors) != 0) return false;
  int quietest = -1;
  uint64_t least = UINT64_MAX;
  for (int processor = 0; processor < CPU_SETSIZE; processor++) {
    if (!CPU_ISSET(processor, &all_processors) || !stay_on(processor)) continue;
    uint64_t sum = 0;
    for (int i = 0; i < 20; i++) sum += cm_reference_work();
    if (sum >= least) continue;
    least = sum;
    quietest = processor;
  }
  is_pinned = quietest >= 0 && stay_on(quietest);
  return is_pinned;
}

void cm_leave_processor(void) {
  if (is_pinned) sched_setaffinity(0, sizeof all_processors, &all_processors);
  is_pinned = false;
}
