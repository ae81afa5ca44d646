// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CMeasurement.h"
#include "tasks.h"
#include <errno.h>
#include <poll.h>
#include <sys/eventfd.h>

// libdispatch's own entry points for whoever drains the main queue in place of dispatch_main; exported for
// CoreFoundation, which does the same with them.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

void cm_drain_main_queue(void) {
  struct pollfd waits[2] = {{.fd = _dispatch_get_main_queue_handle_4CF(), .events = POLLIN}, {.events = POLLIN}};
  for (;;) {
    // The handle does not block. What a turn has queued is there at once, so that only an empty queue is waited for.
    eventfd_t wakes;
    if (eventfd_read(waits[0].fd, &wakes) == 0) {
      // One call runs what is queued, and that queues what comes next. To find nothing takes less than to ask the system.
      for (int turn = 0; turn < 8; turn++) _dispatch_main_queue_callback_4CF(0);
    } else if (!run_tasks()) {
      // Those of libdispatch have no descriptor, and a negative one is left out.
      waits[1].fd = task_descriptor();
      if (poll(waits, 2, -1) < 0 && errno != EINTR) return;
    }
  }
}
