// SPDX-License-Identifier: Apache-2.0
// Where a line of text may break: the few functions of ICU that are used, without its headers and without the version
// that its functions carry in their names.
#ifndef C_LINE_BREAKS_H
#define C_LINE_BREAKS_H
#include <stdint.h>

typedef struct cl_breaks cl_breaks;

/// Rules of the root locale, so that nobody's language settings change a result. NULL when ICU has none.
cl_breaks *cl_open(void);
void cl_close(cl_breaks *breaks);

/// The text, in UTF-16, stays the caller's and must be there as long as breaks are asked for. Returns 0 on failure.
int cl_set_text(cl_breaks *breaks, const uint16_t *text, int32_t length);

/// The next place, in UTF-16 units, or -1 behind the last one.
int32_t cl_next(cl_breaks *breaks);

/// ICU's version.
const char *cl_version(void);

#endif
