// SPDX-License-Identifier: Apache-2.0
#ifndef C_MEASUREMENT_THREADS_H
#define C_MEASUREMENT_THREADS_H

#include <stdbool.h>

/// Whether a thread other than the first one runs or could run, as far as the system tells. Called on the first thread.
bool is_other_thread_busy(void);

#endif
