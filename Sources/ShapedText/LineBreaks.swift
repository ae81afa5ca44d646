// SPDX-License-Identifier: Apache-2.0
#if ShapedText
  import CLineBreaks

  /// Finds where a line of a text may end.
  ///
  /// - Source: Unicode Standard Annex 14, as ICU carries it out.
  final class LineBreaks {
    private let breaks: OpaquePointer

    /// - Throws: ``ShapedTextError`` when ICU's data is missing.
    init() throws(ShapedTextError) {
      guard let breaks = cl_open() else {
        throw ShapedTextError("ICU has no rules for line breaks; install its data (Debian: libicu-dev)")
      }
      self.breaks = breaks
    }

    deinit { cl_close(breaks) }

    /// Calls `add` with each place, in UTF-16 units from the beginning, in order, the end included.
    func find(in text: String, add: (Int) -> Void) {
      let units = Array(text.utf16)
      units.withUnsafeBufferPointer { units in
        guard cl_set_text(breaks, units.baseAddress, Int32(units.count)) != 0 else { return }
        while true {
          let place = cl_next(breaks)
          if place < 0 { return }
          add(Int(place))
        }
      }
    }
  }
#endif
