// SPDX-License-Identifier: Apache-2.0
#if ShapedText
  import CHarfBuzz
  import CLineBreaks
  public import LayoutEngine
  public import Foundation
  import Synchronization

  /// Measures texts by a real font: shaped by HarfBuzz, read by FreeType, broken into lines by ICU.
  ///
  /// ```swift
  /// let host = ViewHost(textMeasuring: try ShapedTextMeasuring()) { Counter() }
  /// ```
  /// Answers depend on the font files and the libraries' versions, which ``description`` names. A string is shaped
  /// once and kept while it is in use, whatever widths it is measured at.
  ///
  /// Weights and designs are not told apart, as everywhere in this engine: sizes are of the one font.
  public final class ShapedTextMeasuring: TextMeasuring, CustomStringConvertible {
    private let engine: Mutex<Engine>
    /// Libraries and fonts with their versions.
    public let description: String

    /// Where Linux distributions put the default font, DejaVu Sans (Debian: fonts-dejavu-core).
    static let usualPlaces = [
      "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", "/usr/share/fonts/dejavu-sans-fonts/DejaVuSans.ttf",
      "/usr/share/fonts/TTF/DejaVuSans.ttf",
    ]

    /// Opens fonts.
    ///
    /// - Parameter fonts: Paths of TrueType or OpenType files. Characters that the first one lacks come from those
    ///   behind it; lines are as high as the first one's. What none of them has is a box of the first one.
    /// - Throws: ``ShapedTextError`` for a file that is missing or no font.
    public init(fonts: [String]) throws(ShapedTextError) {
      let engine = try Engine(fonts: fonts)
      description =
        "HarfBuzz \(String(cString: hb_version_string())), FreeType \(engine.shaper.libraryVersion), "
        + "ICU \(String(cString: cl_version())), \(engine.shaper.names.joined(separator: ", "))"
      self.engine = Mutex(engine)
    }

    /// Opens DejaVu Sans, where the system has it.
    ///
    /// - Throws: ``ShapedTextError`` when it is not installed.
    public convenience init() throws(ShapedTextError) {
      guard let path = Self.usualPlaces.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
        throw ShapedTextError(
          "no font: DejaVu Sans is in none of its usual places; install it (Debian: fonts-dejavu-core)")
      }
      try self.init(fonts: [path])
    }

    public func measure(_ text: TextContent, width: CGFloat?) -> TextMetrics {
      engine.withLock { $0.measure(text, width: width) }
    }

    public func fragments(_ text: TextContent, width: CGFloat?) -> [TextFragment] {
      engine.withLock { engine in
        let fitting = engine.fitting(text)
        return fitting.fragments(of: fitting.lines(width))
      }
    }

    /// How many strings have been shaped so far.
    var shapedStrings: Int { engine.withLock { $0.cache.misses } }
  }

  /// What is behind the lock: neither a face nor a buffer may be used by two threads.
  private final class Engine {
    let shaper: TextShaper
    private let breaks: LineBreaks
    private(set) var cache = ShapedStringCache()

    init(fonts: [String]) throws(ShapedTextError) {
      shaper = try TextShaper(fonts: fonts)
      breaks = try LineBreaks()
    }

    private func shaped(_ string: String) -> ShapedString {
      cache.string(string) { ShapedString(string, shaper, breaks) }
    }

    func measure(_ text: TextContent, width: CGFloat?) -> TextMetrics {
      let fitting = fitting(text)
      let unwrapped = fitting.metrics(nil)
      // Words are summed up in another order where they are fitted, which may differ in the last bit.
      guard let width, width + TextMetrics.roundingError < unwrapped.size.width else { return unwrapped }
      return fitting.metrics(width)
    }

    func fitting(_ text: TextContent) -> LineFitting {
      var pieces = [
        LineFitting.Piece(shaped: shaped(text.first.string), fontSize: text.first.fontSize, start: 0)
      ]
      for run in text.rest {
        pieces.append(
          LineFitting.Piece(
            shaped: shaped(run.string), fontSize: run.fontSize, start: pieces[pieces.count - 1].end))
      }
      return LineFitting(
        pieces: pieces, ruler: shaper.ruler, face: shaper.face, lineLimit: max(1, text.lineLimit ?? .max),
        reshape: shaped, breakable: pieces.count == 1 ? nil : breakable(pieces))
    }

    /// Where the words of several runs end is a matter of all of them together.
    private func breakable(_ pieces: [LineFitting.Piece]) -> [Bool] {
      let whole = shaped(pieces.map(\.shaped.string).joined())
      var places: Set<Int> = []
      for index in 0..<whole.count where whole.marks[index].contains(.breakable) {
        places.insert(whole.starts[index])
      }
      var breakable: [Bool] = []
      var byte = 0
      for piece in pieces {
        for index in 0..<piece.shaped.count {
          breakable.append(places.contains(byte + piece.shaped.starts[index]))
        }
        byte += piece.shaped.bytes
      }
      return breakable
    }
  }
#endif
