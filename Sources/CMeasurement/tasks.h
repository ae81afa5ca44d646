// SPDX-License-Identifier: Apache-2.0
#ifndef C_MEASUREMENT_TASKS_H
#define C_MEASUREMENT_TASKS_H

#include <stdbool.h>

/// A descriptor that can be read when tasks wait; -1 as long as libdispatch runs them.
int task_descriptor(void);

/// Lets the tasks that wait, and those that they wake, run until they rest or sleep; on the first thread.
/// Returns whether any ran and came to rest, which those that only yield never do.
bool run_tasks(void);

#endif
