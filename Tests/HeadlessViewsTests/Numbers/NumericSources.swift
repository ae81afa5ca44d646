// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The public declarations that take numbers, read from the sources.
enum NumericSources {
  private static let numericTypes: Set<Substring> = [
    "CGFloat", "Double", "Float", "Int", "UInt64", "Duration", "TimeInterval", "CGSize", "CGPoint", "CGRect",
    "Angle", "EdgeInsets", "UnitPoint", "ProposedViewSize", "Date", "IndexSet", "Strideable",
    "BinaryFloatingPoint", "Range",
  ]

  /// Every public function, initialiser and subscript with such a parameter, as "Folder/File.swift name(labels:)".
  static func declarations() throws -> Set<String> {
    var found: Set<String> = []
    for target in [
      "HeadlessViews", "InertViews", "LayoutEngine", "Publishing", "StandardViews", "ViewEngine",
    ] {
      let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/\(target)").path
      for case let name as String in FileManager.default.enumerator(atPath: root)!
      where name.hasSuffix(".swift") {
        let text = try String(contentsOfFile: "\(root)/\(name)", encoding: .utf8)
        let file = "\(target)/\(name)".split(separator: "/").suffix(2).joined(separator: "/")
        for signature in signatures(in: text) { found.insert("\(file) \(signature)") }
      }
    }
    return found
  }

  private static func signatures(in text: String) -> [String] {
    let code = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in line.components(separatedBy: "//")[0] }
    var result: [String] = []
    for (index, line) in code.enumerated() {
      let words = line.split(whereSeparator: { " (<".contains($0) })
      guard words.first == "public" || line.contains(" public "),
        let keyword = words.first(where: { $0 == "func" || $0 == "init" || $0 == "subscript" })
      else { continue }
      let rest = code[index...].prefix(14).joined(separator: " ")
      guard let start = rest.range(of: "\(keyword)") else { continue }
      let declaration = rest[start.lowerBound...]
      guard let (head, list) = parameters(of: declaration) else { continue }
      let name = keyword == "func" ? String(words[words.firstIndex(of: keyword)! + 1]) : String(keyword)
      if name.hasPrefix("_") || line.contains("func <") { continue }
      let types = "\(head) \(list)".split { !$0.isLetter && !$0.isNumber }
      if types.contains(where: numericTypes.contains) {
        result.append("\(name)(\(labels(of: list)))")
      }
    }
    return result
  }

  /// What stands before the parameters, and in their brackets.
  static func parameters(of declaration: Substring) -> (Substring, Substring)? {
    guard let open = declaration.firstIndex(of: "(") else { return nil }
    var depth = 0
    for index in declaration[open...].indices {
      if declaration[index] == "(" { depth += 1 }
      if declaration[index] == ")" { depth -= 1 }
      if depth == 0 {
        return (declaration[..<open], declaration[declaration.index(after: open)..<index])
      }
    }
    return nil
  }

  static func labels(of list: Substring) -> String {
    var depth = 0
    var parts = [""]
    for character in list {
      if "([<{".contains(character) { depth += 1 }
      if ")]}".contains(character) || (character == ">" && parts.last?.last != "-") { depth -= 1 }
      if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.map { part in
      let words = part.split(separator: ":")[0].split(separator: " ").filter { !$0.hasPrefix("@") }
      return (words.first.map(String.init) ?? "") + ":"
    }.joined()
  }

  /// Declarations that need not be tried, and why.
  static let exemptions: [String: String] = {
    let reasons: [(String, [String])] = [
      (
        "values that are checked where they are used",
        [
          "Geometry/Angle.swift init(degrees:)", "Geometry/Angle.swift init(radians:)",
          "Geometry/Angle.swift degrees(_:)", "Geometry/Angle.swift radians(_:)",
          "Geometry/EdgeInsets.swift init(top:leading:bottom:trailing:)",
          "Geometry/ProposedViewSize.swift init(_:)", "Geometry/ProposedViewSize.swift init(width:height:)",
          "Geometry/ProposedViewSize.swift replacingUnspecifiedDimensions(by:)",
          "Geometry/UnitPoint.swift init(x:y:)", "Previews/Preview.swift fixedLayout(width:height:)",
          "Preferences/Anchor.swift point(_:)",
          "Preferences/Anchor.swift rect(_:)", "Preferences/Anchor.swift unitPoint(_:)",
          "Text/TextContent.swift init(_:fontSize:)",
          "Text/TextContent.swift init(_:fontSize:lineLimit:)",
          "Text/TextContent.swift init(first:rest:lineLimit:)",
          "Text/TextMeasuring.swift init(size:firstBaseline:lastBaseline:)",
          "Text/GridTextMeasuring.swift measure(_:width:)",
          "Text/GridTextMeasuring.swift fragments(_:width:)",
          "Text/TextFragment.swift init(string:origin:width:fontSize:)",
          "Text/TextMeasuring.swift fragments(_:width:)",
        ]
      ),
      (
        "arithmetic of the client's own values",
        ["Animation/Animatable.swift scale(by:)"]
      ),
      (
        "called by the engine, with numbers that it has checked",
        [
          "Containers/AnyLayout.swift explicitAlignment(of:in:proposal:subviews:cache:)",
          "Custom/Layout.swift explicitAlignment(of:in:proposal:subviews:cache:)",
          "Shapes/Shape.swift sizeThatFits(_:)",
        ]
      ),
      (
        "a number of elements or bits, not one to calculate with",
        [
          "Controls/FieldElement.swift init(rawValue:)", "Gestures/Gesture.swift init(rawValue:)",
          "Lists/List.swift init(_:rowContent:)", "View/ForEach.swift init(_:content:)",
          "Primitives/LocalizedStringKey.swift init(literalCapacity:interpolationCount:)",
        ]
      ),
      (
        "a place in a collection: one that is not there is a fault of the client's program, which is said",
        [
          "Custom/LayoutSubviews.swift subscript(index:)",
          "Lists/DynamicViewContent.swift move(fromOffsets:toOffset:)",
          "Lists/DynamicViewContent.swift remove(atOffsets:)",
          "Rendering/DisplayList.swift subscript(position:)",
          "Queries/Element.swift subscript(index:)",
        ]
      ),
      (
        "closures that the engine calls with places that there are",
        [
          "Lists/DynamicViewContent.swift onDelete(perform:)",
          "Lists/DynamicViewContent.swift onMove(perform:)",
        ]
      ),
      (
        "no touch here lasts",
        [
          "Gestures/LongPressGesture.swift init(minimumDuration:maximumDistance:)",
          "Gestures/LongPressGesture.swift onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)",
        ]
      ),
      (
        "written out, not calculated with",
        [
          "Primitives/Text.swift init(_:style:)",
          "Primitives/LocalizedStringKey.swift appendInterpolation(_:style:)",
          "Primitives/LocalizedStringKey.swift appendInterpolation(_:)",
        ]
      ),
    ]
    var result: [String: String] = [:]
    for (reason, declarations) in reasons + acceptedNames {
      for declaration in declarations { result[declaration] = reason }
    }
    return result
  }()
}
