// SPDX-License-Identifier: Apache-2.0
#if ShapedText
  import CFreeType
  import CHarfBuzz

  /// Shapes strings with a list of fonts: a character that the first one does not have is taken from the next.
  final class TextShaper {
    private let library: FontLibrary
    /// At least one.
    private let faces: [FontFace]
    private let buffer: OpaquePointer
    private let scalars = hb_unicode_funcs_get_default()
    let ruler: Ruler

    /// The font whose lines all text stands in.
    var face: FontFace { faces[0] }
    var names: [String] { faces.map(\.name) }

    /// - Parameter fonts: Paths, the preferred one first.
    /// - Throws: ``ShapedTextError`` for a file that is no font, and for an empty list.
    init(fonts: [String]) throws(ShapedTextError) {
      guard !fonts.isEmpty else { throw ShapedTextError("no font is named; give at least one file") }
      let library = try FontLibrary()
      var faces: [FontFace] = []
      for path in fonts {
        faces.append(try FontFace(library, path: path, unitsPerEm: faces.first?.unitsPerEm))
      }
      self.library = library
      self.faces = faces
      buffer = hb_buffer_create()
      ruler = Ruler(faces[0])
    }

    deinit { hb_buffer_destroy(buffer) }

    /// FreeType's version.
    var libraryVersion: String { library.version }

    /// The edges of a string's characters, and marks where glyphs hang together.
    func edges(of string: String, starts: [Int], marks: inout [ShapedString.Marks]) -> [Int] {
      var string = string
      var advances = [Int](repeating: 0, count: starts[starts.count - 1] + 1)
      var begins = [Bool](repeating: false, count: advances.count)
      let segments = segments(of: string, marks)
      string.withUTF8 { text in
        for segment in segments {
          let part = starts[segment.range.lowerBound]..<starts[segment.range.upperBound]
          faces[segment.face].advances(text, part, script: segment.script, buffer: buffer) { advance in
            advances[advance.byte] += advance.units
            begins[advance.byte] = !advance.isUnsafeToBreak
          }
          // Between two fonts or scripts nothing hangs together.
          begins[part.lowerBound] = true
        }
      }
      var edges = [0]
      edges.reserveCapacity(starts.count)
      for index in marks.indices {
        if !marks[index].contains(.newline), !begins[starts[index]] { marks[index].insert(.joined) }
        edges.append(edges[index] + advances[starts[index]..<starts[index + 1]].reduce(0, +))
      }
      return edges
    }

    /// Characters of one paragraph, font and script.
    private struct Segment {
      var range: Range<Int>
      var face: Int
      var script: hb_script_t
    }

    private func segments(of string: String, _ marks: [ShapedString.Marks]) -> [Segment] {
      var segments: [Segment] = []
      var current: Segment?
      for (index, character) in string.enumerated() {
        if marks[index].contains(.newline) {
          if let done = current { segments.append(done) }
          current = nil
          continue
        }
        let face = self.face(for: character)
        let script = self.script(of: character)
        if var open = current, open.face == face,
          script == nil || open.script == HB_SCRIPT_COMMON || script == open.script
        {
          open.range = open.range.lowerBound..<(index + 1)
          // What belongs to no script goes with what stands beside it.
          if let script { open.script = script }
          current = open
        } else {
          if let done = current { segments.append(done) }
          current = Segment(range: index..<(index + 1), face: face, script: script ?? HB_SCRIPT_COMMON)
        }
      }
      if let done = current { segments.append(done) }
      return segments
    }

    /// The first font that has all of a character; the first one of all where none has, which then shows a box.
    private func face(for character: Character) -> Int {
      guard faces.count > 1 else { return 0 }
      let needed = character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
      return faces.firstIndex { face in needed.allSatisfy(face.covers) } ?? 0
    }

    /// `nil` for what many scripts use, such as blanks and digits.
    private func script(of character: Character) -> hb_script_t? {
      for scalar in character.unicodeScalars {
        if scalar.isASCII {
          if scalar.properties.isAlphabetic { return HB_SCRIPT_LATIN }
          continue
        }
        let script = hb_unicode_script(scalars, scalar.value)
        if script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED, script != HB_SCRIPT_UNKNOWN {
          return script
        }
      }
      return nil
    }
  }
#endif
