// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What clients write views with, read from the sources.
enum PerceivedSources {
  private static let modified: Set<Substring> = [
    "View", "Text", "Image", "Shape", "InsettableShape", "VisualEffect",
  ]
  /// The files whose initialisers make what is drawn.
  private static let makers: Set<String> = [
    "BasicShapes.swift", "Path.swift", "ShapeForms.swift", "ShapeModifiers.swift", "Gradients.swift",
    "GradientForms.swift", "Image.swift", "SymbolHints.swift", "UnevenRoundedRectangle.swift",
    "AnyGradient.swift",
    "MeshGradient.swift", "ImagePaint.swift",
  ]

  /// Every public function in an extension of `View` and of what else has modifiers, as "View.opacity", and the
  /// initialisers of shapes and the like, as "BasicShapes init(cornerRadius:style:)".
  static func names() throws -> Set<String> {
    var found: Set<String> = []
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources").path
    let targets = ["HeadlessViews/", "InertViews/", "StandardViews/", "ViewEngine/"]
    for case let name as String in FileManager.default.enumerator(atPath: root)!
    where name.hasSuffix(".swift") && targets.contains(where: name.hasPrefix) {
      let text = try String(contentsOfFile: "\(root)/\(name)", encoding: .utf8)
      let file = name.split(separator: "/").last.map(String.init) ?? name
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.components(separatedBy: "//")[0] }
      var extended: Substring?
      for (index, line) in lines.enumerated() {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "`" }
        if !line.hasPrefix(" "), let place = words.firstIndex(of: "extension"), place + 1 < words.count {
          extended = words[place + 1]
        } else if line.hasPrefix("}") {
          extended = nil
        }
        guard words.contains("public") else { continue }
        if let extended, modified.contains(extended), let place = words.firstIndex(of: "func"),
          place + 1 < words.count, !words[place + 1].hasPrefix("_")
        {
          found.insert("\(extended).\(words[place + 1])")
        }
        if makers.contains(file), words.contains("init") {
          let rest = lines[index...].prefix(6).joined(separator: " ")
          guard let start = rest.range(of: "init"),
            let (_, list) = NumericSources.parameters(of: rest[start.lowerBound...]), !list.isEmpty
          else { continue }
          found.insert("\(file.dropLast(6)) init(\(NumericSources.labels(of: list)))")
        }
      }
    }
    return found
  }
}
