// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CMeasurement.h"
#include "original.h"
#include <stdarg.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/syscall.h>

typedef long system_call(long number, ...);

static atomic_bool repeats;
static _Atomic uint64_t state;

void cm_repeat_random_numbers(void) {
  atomic_store(&state, 0);
  atomic_store(&repeats, true);
}

// SplitMix64: any seed will do.
static uint64_t next_number(void) {
  uint64_t z = atomic_fetch_add(&state, 0x9e3779b97f4a7c15) + 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

// Stands before the C library's own: Swift's generator asks the system through it. All else is handed on, with as many
// arguments as a call of the system can have.
long syscall(long number, ...) {
  static _Atomic(void *) original;
  long arguments[6];
  va_list list;
  va_start(list, number);
  for (int index = 0; index < 6; index++) arguments[index] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom && atomic_load_explicit(&repeats, memory_order_relaxed)) {
    unsigned char *bytes = (unsigned char *)arguments[0];
    for (size_t done = 0, length = (size_t)arguments[1]; done < length;) {
      uint64_t random = next_number();
      size_t part = length - done < sizeof random ? length - done : sizeof random;
      memcpy(bytes + done, &random, part);
      done += part;
    }
    return arguments[1];
  }
  system_call *call = (system_call *)original_function("syscall", &original);
  return call(number, arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5]);
}
