// SPDX-License-Identifier: Apache-2.0
// HarfBuzz: which glyphs a text is drawn with, and how far each advances; on fonts that FreeType has opened.
#include <hb.h>
#include <hb-ft.h>
