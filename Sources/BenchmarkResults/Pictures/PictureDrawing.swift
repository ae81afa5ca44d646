// SPDX-License-Identifier: Apache-2.0

/// Draws screens as SVG, as the display list has them, with the outlines of shapes and clips; an image is a frame with its
/// name.
struct PictureDrawing {
  /// Whether items are framed and named by their accessibility identifiers.
  var showsIdentifiers = false
  var heat: HeatScale?
  /// Whether texts are fitted to the widths that they were measured at, for a viewer with other fonts.
  var fitsTexts = true
  /// The fonts of texts, and what their size is multiplied by.
  var font = PictureFont.grid

  /// The inside of a screen: everything within the window, back to front.
  func content(of picture: Picture) -> String {
    var svg = ""
    if let heat { svg += tints(of: picture, heat) }
    // What something presented covers as a whole is not there for the eye.
    let covering = picture.layers.lastIndex { $0.presentation != nil && $0.box == picture.box }
    for layer in picture.layers[(covering ?? 0)...] {
      if layer.presentation != nil {
        // A presentation has an opaque ground, so the layers behind it do not show through.
        svg += rectangle(layer.box, "fill=\"#fff\" stroke=\"#c6c6c8\"")
        if let heat { svg += tints(of: picture, heat, inside: layer.box) }
      }
      svg += items(layer.items, in: picture.box)
    }
    return svg
  }

  // MARK: Items

  /// Those that are seen, with what is clipped alike in one window of its own.
  private func items(_ items: [Picture.Item], in window: Picture.Box) -> String {
    var svg = ""
    var clip = PictureClip()
    var fills = FillRun()
    var texts = TextRun()
    func enter(_ next: PictureClip) {
      if next == clip { return }
      svg += fills.take() + texts.take() + clip.end + next.start
      clip = next
    }
    for item in items where isSeen(item, in: window) {
      enter(PictureClip(box: item.clip, outlines: item.clipOutlines))
      if let paint = plainFill(item) {
        svg += texts.take() + fills.add(item.box, paint)
      } else if item.kind == .text, item.map == nil, item.opacity == 1 {
        svg += fills.take()
        for line in lines(item) { svg += texts.add(line.text, line.size, SVGPaint(item.color)) }
      } else {
        svg += fills.take() + texts.take() + element(item)
      }
      if showsIdentifiers, let identifier = item.identifier {
        svg += fills.take() + texts.take() + label(identifier, item)
      }
    }
    enter(PictureClip())
    return svg + fills.take() + texts.take()
  }

  private func isSeen(_ item: Picture.Item, in window: Picture.Box) -> Bool {
    if item.opacity <= 0 { return false }
    guard item.map == nil else { return true }
    let frame = item.clip ?? window
    return frame.intersects(window) && item.box.intersects(frame)
      || (item.box.width == 0 || item.box.height == 0) && item.kind == .text
  }

  /// The paint of what is a rectangle and nothing else, so that many can be one element.
  private func plainFill(_ item: Picture.Item) -> SVGPaint? {
    guard item.kind == .color || item.kind == .shape || item.kind == .line, item.map == nil,
      item.outline == nil, item.line == nil
    else { return nil }
    var paint = SVGPaint(item.color)
    guard !paint.isPlaceholder else { return nil }
    paint.opacity *= item.opacity * (heat == nil || item.kind == .line ? 1 : 0.25)
    return paint
  }

  private func element(_ item: Picture.Item) -> String {
    var attributes = ""
    if let map = item.map {
      attributes +=
        " transform=\"matrix(\(map.map { SVGText.number($0, places: 4) }.joined(separator: " ")))\""
    }
    if item.opacity < 1 { attributes += " opacity=\"\(SVGText.number(item.opacity))\"" }
    let inner = inside(item)
    return attributes.isEmpty || inner.isEmpty ? inner : "<g\(attributes)>\(inner)</g>"
  }

  private func inside(_ item: Picture.Item) -> String {
    let paint = SVGPaint(item.color)
    switch item.kind {
    case .text: return texts(item, paint)
    case .image:
      let name = item.text ?? ""
      let size = min(item.box.height * 0.4, 12, 1.6 * item.box.width / Double(max(name.count, 1)))
      let frame = rectangle(
        item.box, "fill=\"none\" stroke=\"\(paint.color)\" stroke-opacity=\".5\" stroke-dasharray=\"2 2\"")
      guard size >= 3 else { return frame }
      return frame
        + "<text x=\"\(number(item.box.x + item.box.width / 2))\" y=\"\(number(item.box.y + item.box.height / 2 + size / 3))\""
        + " text-anchor=\"middle\" font-size=\"\(number(size))\" fill=\"\(paint.color)\">\(XMLText.escaped(name))</text>"
    case .color, .shape, .line:
      let stroke = "stroke=\"\(paint.color)\"\(Self.opacity("stroke-opacity", paint.opacity))"
      if let line = item.line {
        let attributes = "fill=\"none\" \(stroke)\(line.attributes)"
        guard let outline = item.outline else { return rectangle(item.box, attributes, inset: 0.5) }
        return "<path d=\"\(outline.data)\" \(attributes)/>"
      }
      let faded = heat == nil ? paint.opacity : paint.opacity * 0.25
      let fill = "fill=\"\(paint.color)\"\(Self.opacity("fill-opacity", faded))"
      let attributes = paint.isPlaceholder ? "\(fill) \(stroke) stroke-dasharray=\"4 2\"" : fill
      guard let outline = item.outline else { return rectangle(item.box, attributes) }
      let rule = outline.isEvenOdd ? " fill-rule=\"evenodd\"" : ""
      return "<path d=\"\(outline.data)\"\(rule) \(attributes)/>"
    }
  }

  private func texts(_ item: Picture.Item, _ paint: SVGPaint) -> String {
    var run = TextRun()
    return lines(item).map { run.add($0.text, $0.size, paint) }.joined() + run.take()
  }

  /// The elements of a text's pieces, each with the size that it is drawn in.
  private func lines(_ item: Picture.Item) -> [(text: String, size: Double)] {
    let box = item.box
    // What leaves is known as a whole only.
    let lines =
      item.lines.isEmpty
      ? [Picture.Line(item.text ?? "", x: 0, y: 0.8 * box.height, width: box.width, fontSize: box.height)]
      : item.lines
    return lines.filter { !$0.text.isEmpty && $0.fontSize > 0 }.map { line in
      let fitted =
        fitsTexts && line.width > 0
        ? " textLength=\"\(number(line.width))\" lengthAdjust=\"spacingAndGlyphs\"" : ""
      let text =
        "<text x=\"\(number(box.x + line.x))\" y=\"\(number(box.y + line.y))\"\(fitted)>"
        + "\(XMLText.escaped(line.text))</text>"
      return (text, line.fontSize * font.scale)
    }
  }

  /// The frame of an item and its identifier at the frame's corner.
  private func label(_ identifier: String, _ item: Picture.Item) -> String {
    let map = item.map.map {
      " transform=\"matrix(\($0.map { SVGText.number($0, places: 4) }.joined(separator: " ")))\""
    }
    return "<g\(map ?? "")>\(rectangle(item.box, "fill=\"none\" stroke=\"#d6006c\" stroke-width=\".5\""))"
      + "<text x=\"\(number(item.box.x + 1))\" y=\"\(number(item.box.y - 1))\" font-size=\"7\" fill=\"#d6006c\">"
      + "#\(XMLText.escaped(identifier))</text></g>"
  }

  // MARK: Heat

  /// Each view on the ground of those around it, so that a place shows the innermost one.
  private func tints(of picture: Picture, _ heat: HeatScale, inside frame: Picture.Box? = nil) -> String {
    picture.views.filter { view in
      frame.map {
        $0.x <= view.box.x && $0.y <= view.box.y && view.box.maxX <= $0.maxX && view.box.maxY <= $0.maxY
      }
        ?? true
    }.map { view in
      rectangle(view.box, "fill=\"\(heat.color(of: view))\" stroke=\"#aeaeb2\" stroke-width=\".5\"")
    }.joined()
  }

  // MARK: Elements

  private func rectangle(_ box: Picture.Box, _ attributes: String, inset: Double = 0) -> String {
    "<rect x=\"\(number(box.x + inset))\" y=\"\(number(box.y + inset))\" width=\"\(number(max(box.width - 2 * inset, 0)))\""
      + " height=\"\(number(max(box.height - 2 * inset, 0)))\" \(attributes)/>"
  }

  fileprivate static func opacity(_ name: String, _ value: Double) -> String {
    value < 1 ? " \(name)=\"\(SVGText.number(value))\"" : ""
  }

  private func number(_ value: Double) -> String { SVGText.number(value) }
}

/// Rectangles in one paint, one behind the other: a single path of them.
private struct FillRun {
  private var paint: SVGPaint?
  private var path = ""

  /// Adds one; what was before in another paint comes back as an element.
  mutating func add(_ box: Picture.Box, _ next: SVGPaint) -> String {
    // Transparent rectangles that overlap must stay apart.
    let done = next == paint && next.opacity == 1 ? "" : take()
    paint = next
    let (x, y) = (SVGText.number(box.x), SVGText.number(box.y))
    let (width, height) = (SVGText.number(box.width), SVGText.number(box.height))
    path += "M\(x) \(y)h\(width)v\(height)h-\(width)z"
    return done
  }

  /// The element of what was added.
  mutating func take() -> String {
    defer { (paint, path) = (nil, "") }
    guard let paint, paint.opacity > 0 else { return "" }
    return
      "<path fill=\"\(paint.color)\"\(PictureDrawing.opacity("fill-opacity", paint.opacity)) d=\"\(path)\"/>"
  }
}

/// Texts in one size and paint, one behind the other: a group of them.
private struct TextRun {
  private var size = 0.0
  private var paint: SVGPaint?
  private var elements = ""

  /// Adds one; what was before in another size or paint comes back as a group.
  mutating func add(_ element: String, _ nextSize: Double, _ next: SVGPaint) -> String {
    let done = next == paint && nextSize == size ? "" : take()
    (size, paint) = (nextSize, next)
    elements += element
    return done
  }

  /// The group of what was added.
  mutating func take() -> String {
    defer { (paint, elements) = (nil, "") }
    guard let paint else { return "" }
    return "<g font-size=\"\(SVGText.number(size))\" fill=\"\(paint.color)\""
      + "\(PictureDrawing.opacity("fill-opacity", paint.opacity))>\(elements)</g>"
  }
}

/// The fonts in which texts are drawn.
package struct PictureFont {
  let families: String
  /// What a font's size is multiplied by, so that its letters are as wide as they were measured.
  let scale: Double

  /// Deterministic metrics advance by half the size; fixed-pitch fonts by about 0.6 of it.
  package static let grid = PictureFont(families: "Menlo, 'DejaVu Sans Mono', monospace", scale: 0.5 / 0.602)

  /// What texts were measured by, as a record names it.
  init(measuredBy text: String) {
    self = text == "grid" ? .grid : PictureFont(families: "'DejaVu Sans', Verdana, sans-serif", scale: 1)
  }

  private init(families: String, scale: Double) {
    (self.families, self.scale) = (families, scale)
  }
}
