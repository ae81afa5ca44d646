// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CMeasurement.h"
#include "original.h"
#include <link.h>
#include <sys/time.h>

// Any function of libdispatch, to know where that is.
extern uint64_t dispatch_walltime(const struct timespec *when, int64_t delta);

typedef int get_time(clockid_t clock, struct timespec *time);

enum { second = 1000000000, microsecond = 1000 };

static atomic_bool repeats;
// Nanoseconds since 1970.
static _Atomic int64_t date;
// When the date was last moved, by the machine's clock.
static _Atomic uint64_t moved;
// Where the code of libdispatch is.
static uintptr_t libdispatch_start, libdispatch_end;

static int find_libdispatch(struct dl_phdr_info *library, size_t size, void *unused) {
  for (int index = 0; index < library->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &library->dlpi_phdr[index];
    uintptr_t start = library->dlpi_addr + segment->p_vaddr, end = start + segment->p_memsz;
    if (segment->p_type != PT_LOAD || (uintptr_t)dispatch_walltime - start >= end - start) continue;
    libdispatch_start = start;
    libdispatch_end = end;
    return 1;
  }
  return 0;
}

void cm_repeat_dates(int64_t seconds) {
  if (!libdispatch_end) dl_iterate_phdr(find_libdispatch, NULL);
  atomic_store(&date, seconds * second);
  atomic_store(&moved, cm_monotonic_nanoseconds());
  atomic_store(&repeats, true);
}

void cm_move_date(int64_t nanoseconds) {
  atomic_fetch_add(&date, nanoseconds);
  atomic_store(&moved, cm_monotonic_nanoseconds());
}

// Each time it is another one, so that what came later also has the later date. Who really waits for a date must come to an
// end: so a whole second in which nobody has moved it counts, too.
static int64_t next_date(void) {
  uint64_t last = atomic_load(&moved), now = cm_monotonic_nanoseconds();
  // Another thread may have moved it since.
  uint64_t passed = now > last ? (now - last) / second * second : 0;
  if (passed > 0 && atomic_compare_exchange_strong(&moved, &last, last + passed)) atomic_fetch_add(&date, passed);
  return atomic_fetch_add(&date, microsecond);
}

static int get(clockid_t clock, struct timespec *time, const void *caller) {
  static _Atomic(void *) original;
  bool is_date = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
  // libdispatch hands dates on to the kernel, to be woken then, and the kernel knows the machine's only.
  bool is_libdispatch = (uintptr_t)caller - libdispatch_start < libdispatch_end - libdispatch_start;
  if (!is_date || is_libdispatch || !atomic_load_explicit(&repeats, memory_order_relaxed)) {
    return ((get_time *)original_function("clock_gettime", &original))(clock, time);
  }
  int64_t now = next_date();
  *time = (struct timespec){.tv_sec = now / second, .tv_nsec = now % second};
  return 0;
}

// These stand before the C library's own: Foundation, too, asks for the date through them.

int clock_gettime(clockid_t clock, struct timespec *time) { return get(clock, time, __builtin_return_address(0)); }

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
  struct timespec now;
  int code = get(CLOCK_REALTIME, &now, __builtin_return_address(0));
  if (result) *result = (struct timeval){.tv_sec = now.tv_sec, .tv_usec = now.tv_nsec / microsecond};
  // The kernel's own zone, which nobody sets any more.
  if (zone) *(struct timezone *)zone = (struct timezone){0};
  return code;
}

time_t time(time_t *result) {
  struct timespec now;
  get(CLOCK_REALTIME_COARSE, &now, __builtin_return_address(0));
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}
