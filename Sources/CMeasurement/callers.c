// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CMeasurement.h"
#include <dlfcn.h>
#include <unwind.h>

struct walk {
  const void *program;
  uint64_t *addresses;
  int count, limit;
};

static _Unwind_Reason_Code note(struct _Unwind_Context *context, void *argument) {
  struct walk *walk = argument;
  // The call stands before the address that it returns to.
  uintptr_t address = _Unwind_GetIP(context) - 1;
  Dl_info information;
  if (dladdr((void *)address, &information) == 0 || information.dli_fbase != walk->program) return _URC_NO_REASON;
  walk->addresses[walk->count++] = address - (uintptr_t)walk->program;
  return walk->count < walk->limit ? _URC_NO_REASON : _URC_END_OF_STACK;
}

int cm_callers(uint64_t *addresses, int limit) {
  Dl_info own;
  if (limit <= 0 || dladdr((void *)(uintptr_t)cm_callers, &own) == 0) return 0;
  struct walk walk = {.program = own.dli_fbase, .addresses = addresses, .limit = limit};
  _Unwind_Backtrace(note, &walk);
  return walk.count;
}
