// SPDX-License-Identifier: Apache-2.0
#ifndef C_MEASUREMENT_ORIGINAL_H
#define C_MEASUREMENT_ORIGINAL_H

// Whoever includes this defines _GNU_SOURCE first.
#include <dlfcn.h>
#include <stdatomic.h>

/// The function of a library that one of this program's own of the same name stands before. It is looked up once.
static inline void *original_function(const char *name, _Atomic(void *) *known) {
  void *function = atomic_load_explicit(known, memory_order_relaxed);
  if (!function) {
    function = dlsym(RTLD_NEXT, name);
    atomic_store(known, function);
  }
  return function;
}

#endif
