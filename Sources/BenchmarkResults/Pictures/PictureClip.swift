// SPDX-License-Identifier: Apache-2.0

/// The clip that some items of a picture have in common: a rectangle, and outlines, inside of which the items are
/// visible.
struct PictureClip: Equatable {
  var box: Picture.Box?
  var outlines: [PictureOutline] = []

  /// What stands before the items.
  var start: String { (box.map(Self.window) ?? "") + outlines.map(Self.group).joined() }
  /// What stands behind them.
  var end: String { outlines.map { _ in "</g>" }.joined() + (box == nil ? "" : "</svg>") }

  private static func window(_ box: Picture.Box) -> String {
    let place = [box.x, box.y, box.width, box.height].map { SVGText.number($0) }
    return "<svg x=\"\(place[0])\" y=\"\(place[1])\" width=\"\(place[2])\" height=\"\(place[3])\""
      + " viewBox=\"\(place.joined(separator: " "))\">"
  }

  /// Named by what it is: a page has many pictures, and of two clips of one name each would do for the other.
  private static func group(_ outline: PictureOutline) -> String {
    let rule = outline.isEvenOdd ? " clip-rule=\"evenodd\"" : ""
    let path = "<path d=\"\(outline.data)\"\(rule)/>"
    let id = "clip-" + String(SHA256.hexadecimal(of: Array(path.utf8)).prefix(12))
    return "<clipPath id=\"\(id)\">\(path)</clipPath><g clip-path=\"url(#\(id))\">"
  }
}
