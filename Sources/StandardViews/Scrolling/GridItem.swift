// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// A column of a lazy vertical grid, or a row of a horizontal one (L-75).
///
/// - Source: Apple, `GridItem`.
public struct GridItem: Equatable, Sendable {
  /// How much of the grid's width a column takes, in points.
  public enum Size: Equatable, Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit, in the place of one.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// Points to the next column; nil is 8.
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem {
  /// The same with numbers that can be calculated with.
  func valid(_ check: inout NumberCheck) -> GridItem {
    var item = self
    item.spacing = check.length(spacing)
    switch size {
    case .fixed(let length): item.size = .fixed(check.extent(length))
    case .flexible(let minimum, let maximum):
      item.size = .flexible(minimum: check.extent(minimum), maximum: Self.valid(maximum, &check))
    case .adaptive(let minimum, let maximum):
      // Columns of no width would be without number.
      let least = check.number(minimum, in: 1...NumberCheck.greatestLength, or: 1)
      item.size = .adaptive(minimum: least, maximum: Self.valid(maximum, &check))
    }
    return item
  }

  private static func valid(_ maximum: CGFloat, _ check: inout NumberCheck) -> CGFloat {
    maximum == .infinity ? maximum : check.extent(maximum, or: .infinity)
  }
}

/// The place of a column in a container.
struct LazyTrack: Equatable {
  var start: CGFloat
  var length: CGFloat
  var alignment: Alignment?

  /// The width of a grid that is offered none: fixed columns, and others as wide as the cells of the first line.
  static func ideal(_ items: [GridItem], cells: [CGFloat]) -> CGFloat {
    var width: CGFloat = 0
    for (index, item) in items.enumerated() {
      if index > 0 { width += items[index - 1].spacing ?? ViewSpacing.systemDistance }
      if case .fixed(let length) = item.size {
        width += length
      } else if index < cells.count {
        width += cells[index]
      }
    }
    return width
  }

  /// The most columns that one adaptive item makes.
  private static let greatestCount: CGFloat = 1_000

  /// L-75: fixed columns first, then the others in order, each an equal share of what is left.
  static func resolve(_ items: [GridItem], in width: CGFloat) -> [LazyTrack] {
    func spacing(_ item: GridItem) -> CGFloat { item.spacing ?? ViewSpacing.systemDistance }
    var left = width - items.dropLast().reduce(0) { $0 + spacing($1) }
    for item in items {
      if case .fixed(let length) = item.size { left -= length }
    }
    var flexible = items.filter { if case .fixed = $0.size { false } else { true } }.count
    var tracks: [LazyTrack] = []
    var start: CGFloat = 0
    for item in items {
      let length: CGFloat
      var count = 1
      switch item.size {
      case .fixed(let fixed):
        length = fixed
        tracks.append(LazyTrack(start: start, length: fixed, alignment: item.alignment))
      case .flexible(let minimum, let maximum):
        length = min(max(left / CGFloat(flexible), minimum), maximum)
        left -= length
        flexible -= 1
        tracks.append(LazyTrack(start: start, length: length, alignment: item.alignment))
      case .adaptive(let minimum, let maximum):
        let share = max(left / CGFloat(flexible), minimum)
        length = share
        left -= share
        flexible -= 1
        let gap = spacing(item)
        let fitting = minimum + gap > 0 ? ((share + gap) / (minimum + gap)).rounded(.down) : 1
        count = Int(min(max(fitting, 1), greatestCount))
        let each = min(max((share - CGFloat(count - 1) * gap) / CGFloat(count), minimum), maximum)
        for index in 0..<count {
          tracks.append(
            LazyTrack(start: start + CGFloat(index) * (each + gap), length: each, alignment: item.alignment))
        }
      }
      start += length + spacing(item)
    }
    return tracks
  }
}

extension [LazyTrack] {
  /// The tracks as a whole, in a container of a width of which they leave something over, or which they exceed.
  func moved(into width: CGFloat, by share: CGFloat) -> [LazyTrack] {
    guard let last else { return self }
    let distance = (width - last.start - last.length) * share
    return map { LazyTrack(start: $0.start + distance, length: $0.length, alignment: $0.alignment) }
  }
}
