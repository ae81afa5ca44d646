// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CMeasurement.h"
#include <dlfcn.h>
#include <linux/perf_event.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#define HAS_CALLGRIND 1
#else
#define HAS_CALLGRIND 0
#endif

int cm_perf_open(void) {
  struct perf_event_attr attributes;
  memset(&attributes, 0, sizeof attributes);
  attributes.size = sizeof attributes;
  attributes.type = PERF_TYPE_HARDWARE;
  attributes.config = PERF_COUNT_HW_INSTRUCTIONS;
  attributes.disabled = 1;
  attributes.exclude_kernel = 1;
  attributes.exclude_hv = 1;
  return (int)syscall(SYS_perf_event_open, &attributes, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
}

void cm_perf_start(int counter) {
  ioctl(counter, PERF_EVENT_IOC_RESET, 0);
  ioctl(counter, PERF_EVENT_IOC_ENABLE, 0);
}

uint64_t cm_perf_stop(int counter) {
  uint64_t count = 0;
  ioctl(counter, PERF_EVENT_IOC_DISABLE, 0);
  if (read(counter, &count, sizeof count) != (ssize_t)sizeof count) return 0;
  return count;
}

bool cm_has_callgrind(void) { return HAS_CALLGRIND; }

#if HAS_CALLGRIND
bool cm_on_valgrind(void) { return RUNNING_ON_VALGRIND != 0; }
void cm_callgrind_start(void) {
  CALLGRIND_START_INSTRUMENTATION;
  CALLGRIND_ZERO_STATS;
}
void cm_callgrind_stop(void) { CALLGRIND_STOP_INSTRUMENTATION; }
void cm_callgrind_dump(void) { CALLGRIND_DUMP_STATS; }
#else
bool cm_on_valgrind(void) { return false; }
void cm_callgrind_start(void) {}
void cm_callgrind_stop(void) {}
void cm_callgrind_dump(void) {}
#endif

extern void *swift_retain(void *object);

bool cm_runtime_is_shared(void) {
  Dl_info runtime, program;
  return dladdr((void *)swift_retain, &runtime) != 0 && dladdr((void *)cm_runtime_is_shared, &program) != 0 &&
         runtime.dli_fbase != program.dli_fbase;
}
