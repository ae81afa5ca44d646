// SPDX-License-Identifier: Apache-2.0
// ICU, for the linker alone: Foundation has another version of the same headers, and a Swift module that saw both would
// not compile. CLineBreaks includes them.
