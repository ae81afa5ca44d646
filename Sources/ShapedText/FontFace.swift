// SPDX-License-Identifier: Apache-2.0
#if ShapedText
  import CFreeType
  import CHarfBuzz

  /// FreeType at work; there as long as any of its faces, because it takes them along when it goes.
  final class FontLibrary {
    fileprivate let pointer: FT_Library

    /// - Throws: ``ShapedTextError`` when there is no memory for it.
    init() throws(ShapedTextError) {
      var opened: FT_Library?
      guard FT_Init_FreeType(&opened) == 0, let opened else {
        throw ShapedTextError("FreeType cannot be started; install it anew (Debian: libfreetype6)")
      }
      pointer = opened
    }

    deinit { FT_Done_FreeType(pointer) }

    var version: String {
      var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
      FT_Library_Version(pointer, &major, &minor, &patch)
      return "\(major).\(minor).\(patch)"
    }
  }

  /// A font file as FreeType reads it, and as HarfBuzz shapes with it.
  ///
  /// Not safe for several threads at once: FreeType's faces are not.
  final class FontFace {
    /// What glyphs do with a text, by the byte at which each cluster of glyphs begins.
    struct Advance {
      var byte: Int
      var units: Int
      /// Whether a break in front of it would change how the text is shaped.
      var isUnsafeToBreak: Bool
    }

    private let library: FontLibrary
    private let face: FT_Face
    private let font: OpaquePointer
    /// Units of the font's own design grid in an em.
    let unitsPerEm: Int
    /// Above and below the baseline and from line to line, in units of ``Ruler``.
    let ascent: Int
    let descent: Int
    let lineHeight: Int
    /// The family and the version of the file, such as `DejaVu Sans 2.37`.
    let name: String

    /// Opens a file.
    ///
    /// - Parameter unitsPerEm: The grid to measure on; the font's own unless said otherwise.
    /// - Throws: ``ShapedTextError`` for a file that is missing or no scalable font.
    init(_ library: FontLibrary, path: String, unitsPerEm wanted: Int? = nil) throws(ShapedTextError) {
      var opened: FT_Face?
      guard FT_New_Face(library.pointer, path, 0, &opened) == 0, let face = opened else {
        throw ShapedTextError("\(path): cannot be read as a font; name a TrueType or OpenType file")
      }
      let own = Int(face.pointee.units_per_EM)
      let grid = wanted ?? own
      let size = FT_F26Dot6(grid * Ruler.unitsPerStep)
      // At one pixel a unit of the grid, what FreeType answers in 64ths of a pixel is not rounded.
      guard own > 0, FT_Set_Char_Size(face, size, size, 72, 72) == 0,
        let font = hb_ft_font_create_referenced(face)
      else {
        FT_Done_Face(face)
        throw ShapedTextError("\(path): not a scalable font; name a TrueType or OpenType file")
      }
      hb_ft_font_set_load_flags(font, Int32(FT_LOAD_NO_HINTING))
      self.library = library
      self.face = face
      self.font = font
      unitsPerEm = grid
      func scaled(_ value: Int16) -> Int { Int(value) * grid * Ruler.unitsPerStep / own }
      ascent = scaled(face.pointee.ascender)
      descent = -scaled(face.pointee.descender)
      lineHeight = max(scaled(face.pointee.height), ascent + descent)
      name = Self.name(of: face)
    }

    deinit {
      hb_font_destroy(font)
      FT_Done_Face(face)
    }

    private static func name(of face: FT_Face) -> String {
      let family = face.pointee.family_name.map { String(cString: $0) } ?? "unnamed"
      guard let table = FT_Get_Sfnt_Table(face, FT_SFNT_HEAD) else { return family }
      let revision = Double(table.assumingMemoryBound(to: TT_Header.self).pointee.Font_Revision) / 65_536
      return "\(family) \((revision * 1000).rounded() / 1000)"
    }

    /// Whether there is a glyph for a scalar.
    func covers(_ scalar: Unicode.Scalar) -> Bool {
      FT_Get_Char_Index(face, FT_ULong(scalar.value)) != 0
    }

    /// Shapes a part of a text that is in one script.
    ///
    /// - Parameters:
    ///   - text: All of it, so that letters at the ends of the part know their neighbours.
    ///   - part: In bytes.
    ///   - buffer: Room of HarfBuzz's, which is emptied first.
    func advances(
      _ text: UnsafeBufferPointer<UInt8>, _ part: Range<Int>, script: hb_script_t, buffer: OpaquePointer,
      add: (Advance) -> Void
    ) {
      hb_buffer_clear_contents(buffer)
      text.withMemoryRebound(to: CChar.self) { text in
        hb_buffer_add_utf8(
          buffer, text.baseAddress, Int32(text.count), UInt32(part.lowerBound), Int32(part.count))
      }
      let direction = hb_script_get_horizontal_direction(script)
      hb_buffer_set_direction(buffer, direction == HB_DIRECTION_RTL ? direction : HB_DIRECTION_LTR)
      hb_buffer_set_script(buffer, script)
      // No language: the default one is that of the process's locale.
      hb_shape(font, buffer, nil, 0)
      var count: UInt32 = 0
      guard let places = hb_buffer_get_glyph_positions(buffer, &count),
        let glyphs = hb_buffer_get_glyph_infos(buffer, &count)
      else { return }
      for index in 0..<Int(count) {
        let isUnsafe = glyphs[index].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
        add(
          Advance(
            byte: Int(glyphs[index].cluster), units: Int(places[index].x_advance), isUnsafeToBreak: isUnsafe))
      }
    }
  }

  /// Lengths are whole numbers until they become points, so that the parts of a text add up exactly.
  struct Ruler {
    /// FreeType and HarfBuzz answer in 64ths.
    static let unitsPerStep = 64
    let unitsPerEm: Double

    init(_ face: FontFace) { unitsPerEm = Double(face.unitsPerEm * Self.unitsPerStep) }

    func points(_ units: Int, at fontSize: Double) -> Double { Double(units) * fontSize / unitsPerEm }
  }
#endif
