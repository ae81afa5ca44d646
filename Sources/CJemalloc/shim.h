// SPDX-License-Identifier: Apache-2.0
// jemalloc's mallctl interface; the allocator itself replaces malloc when it is linked.
#include <jemalloc/jemalloc.h>
