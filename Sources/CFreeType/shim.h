// SPDX-License-Identifier: Apache-2.0
// FreeType: reads font files.
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_TRUETYPE_TABLES_H
