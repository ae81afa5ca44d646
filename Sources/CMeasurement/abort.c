// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CMeasurement.h"
#include <dlfcn.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>
#include <unwind.h>

#if defined(__x86_64__)

static struct sigaction before;

/// The frame that is looked for: the innermost above the C library's, which have no frame pointers to go on from.
struct search {
  uintptr_t interrupted;
  bool is_past;
  const void *library;
  uintptr_t address, frame;
};

static const void *library_of(uintptr_t address) {
  Dl_info information;
  return dladdr((void *)address, &information) != 0 ? information.dli_fbase : NULL;
}

static _Unwind_Reason_Code look(struct _Unwind_Context *context, void *argument) {
  struct search *search = argument;
  uintptr_t address = _Unwind_GetIP(context);
  if (address == search->interrupted) search->is_past = true;
  if (!search->is_past || library_of(address) == search->library) return _URC_NO_REASON;
  search->address = address;
  // Where the frame's own base pointer leads.
  search->frame = (uintptr_t)_Unwind_GetGR(context, 6);
  return _URC_END_OF_STACK;
}

/// Has the handler that was there before begin at the caller of the C library.
static void begin_above(int signal, siginfo_t *information, void *state) {
  ucontext_t *context = state;
  greg_t *registers = context->uc_mcontext.gregs;
  struct search search = {.interrupted = (uintptr_t)registers[REG_RIP]};
  search.library = library_of(search.interrupted);
  _Unwind_Backtrace(look, &search);
  if (search.address != 0) {
    registers[REG_RIP] = (greg_t)search.address;
    registers[REG_RBP] = (greg_t)search.frame;
  }
  before.sa_sigaction(signal, information, state);
}

void cm_trace_aborts(void) {
  if (sigaction(SIGABRT, NULL, &before) != 0) return;
  if (!(before.sa_flags & SA_SIGINFO) || before.sa_sigaction == NULL) return;
  struct sigaction action = {.sa_sigaction = begin_above, .sa_flags = SA_SIGINFO};
  sigfillset(&action.sa_mask);
  sigaction(SIGABRT, &action, NULL);
}

#else
void cm_trace_aborts(void) {}
#endif
