// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// What an app has beside its code: texts in the language that it is developed in, and how large its pictures are.
///
/// A survey hands them over before the first view is made. Elsewhere there are none: a key is its own text, and a picture is
/// 10 × 10 (L-26).
public struct AppResources: Decodable, Sendable {
  /// A text with places for values: what stands before, between and behind them, and which value has which place.
  public struct Form: Decodable, Sendable {
    public var parts: [String]
    public var order: [Int]
  }

  /// Texts by their keys. In a key each value stands as `%@`, whatever it is.
  public var texts: [String: Form]
  /// Widths and heights in points, by the names of the pictures.
  public var pictures: [String: [Double]]
  /// Files beside the program, by the names of the data sets.
  public var data: [String: String]

  // Unsafe: written before there are views, as `use(_:)` asks for, and read by the thread that makes them.
  nonisolated(unsafe) private static var current: AppResources?
  @usableFromInline nonisolated(unsafe) static var haveTexts = false

  /// Hands resources to all views that are made from now on; to be called before any is. `nil`: there are none.
  public static func use(_ resources: AppResources?) {
    current = resources
    haveTexts = !(resources?.texts.isEmpty ?? true)
  }

  /// How large a picture is, in points; `nil` where nothing is known of it.
  public static func size(ofPicture name: String) -> CGSize? {
    guard let sides = current?.pictures[name], sides.count == 2 else { return nil }
    return CGSize(width: sides[0], height: sides[1])
  }

  /// The file of a data set, beside the program; `nil` where there is none of the name.
  public static func file(ofData name: String) -> String? { current?.data[name] }

  /// The text of a key without values.
  @usableFromInline
  static func text(of key: String) -> String {
    guard let form = current?.texts[key], form.order.isEmpty, let text = form.parts.first else { return key }
    return text
  }

  /// The text that a key stands for, with the key's values in it.
  @usableFromInline
  static func localized(
    _ key: LocalizedStringKey.StringInterpolation
  ) -> LocalizedStringKey.StringInterpolation {
    let ranges = key.values
    if ranges.isEmpty { return .init(text(of: key.text)) }
    let letters = Array(key.text.utf8)
    var pattern = ""
    var end = 0
    for range in ranges {
      pattern += String(decoding: letters[end..<range.lowerBound], as: UTF8.self) + "%@"
      end = range.upperBound
    }
    pattern += String(decoding: letters[end...], as: UTF8.self)
    guard let form = current?.texts[pattern], form.parts.count == form.order.count + 1,
      form.order.allSatisfy(ranges.indices.contains)
    else { return key }
    var localized = LocalizedStringKey.StringInterpolation(form.parts[0])
    for (place, part) in zip(form.order, form.parts.dropFirst()) {
      localized.add(String(decoding: letters[ranges[place]], as: UTF8.self))
      localized.appendLiteral(part)
    }
    return localized
  }
}

extension LocalizedStringKey.StringInterpolation {
  fileprivate init(_ text: String) {
    self.init(literalCapacity: 0, interpolationCount: 0)
    appendLiteral(text)
  }
}
