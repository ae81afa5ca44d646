// SPDX-License-Identifier: Apache-2.0
#include "CLineBreaks.h"

// Only with the trait is ICU known to be there.
#ifdef SHAPED_TEXT
#include <stddef.h>
#include <unicode/ubrk.h>
#include <unicode/uversion.h>

static UBreakIterator *iterator(cl_breaks *breaks) { return (UBreakIterator *)breaks; }

cl_breaks *cl_open(void) {
  UErrorCode error = U_ZERO_ERROR;
  UBreakIterator *breaks = ubrk_open(UBRK_LINE, "", NULL, 0, &error);
  return U_SUCCESS(error) ? (cl_breaks *)breaks : NULL;
}

void cl_close(cl_breaks *breaks) { ubrk_close(iterator(breaks)); }

int cl_set_text(cl_breaks *breaks, const uint16_t *text, int32_t length) {
  UErrorCode error = U_ZERO_ERROR;
  ubrk_setText(iterator(breaks), (const UChar *)text, length, &error);
  return U_SUCCESS(error);
}

int32_t cl_next(cl_breaks *breaks) {
  int32_t place = ubrk_next(iterator(breaks));
  return place == UBRK_DONE ? -1 : place;
}

const char *cl_version(void) { return U_ICU_VERSION; }
#endif
