// SPDX-License-Identifier: Apache-2.0
#if ShapedText
  /// Keeps strings that were shaped: a text is measured at many widths, and many rows show the same one.
  ///
  /// Two generations: what was used since the older one was dropped stays when the younger one is full.
  struct ShapedStringCache {
    /// Bytes of text in a generation; what is kept of one is about thirty times as large.
    static let capacity = 1 << 18

    private var young: [String: ShapedString] = [:]
    private var old: [String: ShapedString] = [:]
    private var bytes = 0
    /// How many strings had to be shaped.
    private(set) var misses = 0

    mutating func string(_ key: String, make: () -> ShapedString) -> ShapedString {
      if let known = young[key] { return known }
      if let known = old[key] {
        keep(known, key)
        return known
      }
      misses += 1
      let made = make()
      keep(made, key)
      return made
    }

    private mutating func keep(_ string: ShapedString, _ key: String) {
      // An empty string costs room, too.
      let size = string.bytes + 16
      if bytes + size > Self.capacity, !young.isEmpty {
        old = young
        young = [:]
        bytes = 0
      }
      young[key] = string
      bytes += size
    }
  }
#endif
