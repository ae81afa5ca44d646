// SPDX-License-Identifier: Apache-2.0

/// What was on screen after a step, item by item as the display list has it: what a drawing of it is made from.
///
/// Lengths are points, from the window's top left corner.
public struct Picture: Codable, Sendable, Equatable {
  /// A rectangle.
  public struct Box: Codable, Sendable, Equatable {
    public var x, y, width, height: Double

    /// Describes a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    var maxX: Double { x + width }
    var maxY: Double { y + height }

    func intersects(_ other: Box) -> Bool {
      x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }
  }

  /// A piece of a text in one size on one line.
  public struct Line: Codable, Sendable, Equatable {
    public var text: String
    /// Its beginning on the baseline, from the item's corner.
    public var x, y: Double
    public var width: Double
    public var fontSize: Double

    /// Describes a piece of a text.
    public init(_ text: String, x: Double, y: Double, width: Double, fontSize: Double) {
      (self.text, self.x, self.y, self.width, self.fontSize) = (text, x, y, width, fontSize)
    }
  }

  /// One thing that is drawn.
  public struct Item: Codable, Sendable, Equatable {
    public enum Kind: String, Codable, Sendable, CaseIterable {
      case text, color, shape, image, line
    }

    public var kind: Kind
    /// Where it is drawn before ``map``.
    public var box: Box
    /// What effects around it do: the six numbers of an affine map, as SVG's `matrix` has them; `nil` for nothing.
    public var map: [Double]?
    /// The part of the window in which it is seen; `nil` for all of it.
    public var clip: Box?
    /// As the display list spells it.
    public var color: String?
    /// The name of an image; the displayed text.
    public var text: String?
    public var identifier: String?
    public var opacity = 1.0
    /// Whether it only stays until its removal transition ends.
    public var isRemoving = false
    /// The outline of a shape, before ``map``; `nil` for what fills its box.
    public var outline: PictureOutline?
    /// The line along the outline; `nil` for an area.
    public var line: PictureLine?
    /// Outlines in the window beyond which nothing of it is seen, apart from ``clip``.
    public var clipOutlines: [PictureOutline] = []
    /// The pieces of a text; none where only the whole is known.
    public var lines: [Line] = []

    /// Describes an item.
    public init(_ kind: Kind, _ box: Box, color: String? = nil, text: String? = nil) {
      (self.kind, self.box, self.color, self.text) = (kind, box, color, text)
    }
  }

  /// The content, or something presented over it.
  public struct Layer: Codable, Sendable, Equatable {
    /// `sheet` and the like; `nil` for the content.
    public var presentation: String?
    public var box: Box
    public var items: [Item]

    /// Describes a layer.
    public init(presentation: String? = nil, box: Box, items: [Item]) {
      (self.presentation, self.box, self.items) = (presentation, box, items)
    }
  }

  /// A view with a body, and what that did in the step.
  public struct View: Codable, Sendable, Equatable {
    public var name: String
    /// What its items span, as far as they are seen.
    public var box: Box
    public var evaluations: Int
    /// Evaluations that came to nothing that a person perceives.
    public var wasted: Int
    /// Nanoseconds in the body itself.
    public var duration: Int

    /// Describes a view.
    public init(_ name: String, _ box: Box, evaluations: Int, wasted: Int = 0, duration: Int) {
      (self.name, self.box, self.evaluations) = (name, box, evaluations)
      (self.wasted, self.duration) = (wasted, duration)
    }
  }

  /// Which step it is of: `step 4`.
  public var caption: String
  public var width: Double
  public var height: Double
  /// The content first, front-most last.
  public var layers: [Layer]
  /// Views of which something is seen, outer ones first.
  public var views: [View] = []
  /// Bodies that ran in views of which nothing is seen.
  public var unseenEvaluations = 0

  /// Describes a screen.
  public init(caption: String, width: Double, height: Double, layers: [Layer]) {
    (self.caption, self.width, self.height, self.layers) = (caption, width, height, layers)
  }

  /// The window.
  var box: Box { Box(x: 0, y: 0, width: width, height: height) }
}

/// Screens of one case, in order.
public struct PictureStrip: Codable, Sendable, Equatable {
  /// The case.
  public var name: String
  /// What the texts were measured by: `grid`, or the fonts' names.
  public var text: String
  public var pictures: [Picture]

  /// Joins screens.
  public init(name: String, text: String, pictures: [Picture]) {
    (self.name, self.text, self.pictures) = (name, text, pictures)
  }
}
