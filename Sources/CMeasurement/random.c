// SPDX-License-Identifier: Apache-2.0
#include "CMeasurement.h"
#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

// Steps of a counter, each mixed into a number (Steele, Lea, Flood: "Fast splittable pseudorandom number generators").
static _Atomic uint64_t counter;
static atomic_bool is_seeded;

void cm_seed_random_numbers(uint64_t seed) {
  atomic_store(&counter, seed);
  atomic_store(&is_seeded, true);
}

static uint64_t next_number(void) {
  uint64_t z = atomic_fetch_add(&counter, 0x9e3779b97f4a7c15u) + 0x9e3779b97f4a7c15u;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

static void fill_from_system(char *bytes, size_t count) {
  while (count > 0) {
    ssize_t filled = getrandom(bytes, count, 0);
    if (filled < 0 && errno != EINTR) abort();
    if (filled <= 0) continue;
    bytes += filled;
    count -= (size_t)filled;
  }
}

// Where the standard library takes its random numbers from. A program's own function of this name comes before the
// library's, wherever the library's code is specialised in the program.
void swift_stdlib_random(void *bytes, size_t count);
void swift_stdlib_random(void *bytes, size_t count) {
  if (!atomic_load(&is_seeded)) {
    fill_from_system(bytes, count);
    return;
  }
  for (char *at = bytes; count > 0;) {
    uint64_t number = next_number();
    size_t length = count < sizeof number ? count : sizeof number;
    memcpy(at, &number, length);
    at += length;
    count -= length;
  }
}
