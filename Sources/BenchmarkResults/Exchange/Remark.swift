// SPDX-License-Identifier: Apache-2.0

/// Something that a reader of a change is to see beside the line that it is about.
public struct Remark: Hashable, Sendable {
  /// How bad it is.
  public enum Level: String, Hashable, Sendable {
    /// It ends the job.
    case error
    /// It costs something.
    case warning
    case notice
  }

  public var level: Level
  /// A few words.
  public var title: String
  public var text: String
  /// `nil` where it stands nowhere in the sources.
  public var place: SourcePlace?

  public init(_ level: Level, _ title: String, _ text: String, at place: SourcePlace? = nil) {
    (self.level, self.title, self.text, self.place) = (level, title, text, place)
  }

  /// The remark as a workflow command, which GitHub shows beside the line.
  ///
  /// - Source: GitHub's documentation, "Workflow commands for GitHub Actions"; the escapes are those of its toolkit
  ///   (`escapeData` and `escapeProperty`).
  public var workflowCommand: String {
    var properties: [(name: String, value: String)] = []
    if let place {
      properties.append(("file", place.relativeFile))
      properties.append(("line", "\(place.line)"))
      if let column = place.column { properties.append(("col", "\(column)")) }
    }
    properties.append(("title", title))
    let list = properties.map { "\($0.name)=\(Self.escaped($0.value, isProperty: true))" }
    return "::\(level.rawValue) \(list.joined(separator: ","))::\(Self.escaped(text, isProperty: false))"
  }

  /// Remarks as GitHub reads them, one a line.
  public static func workflowCommands(of remarks: [Remark]) -> String {
    remarks.map { $0.workflowCommand + "\n" }.joined()
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    PrintableText.replacing(text) { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":" where isProperty: "%3A"
      case "," where isProperty: "%2C"
      case _ where PrintableText.isControl(scalar): PrintableText.line(String(scalar))
      default: nil
      }
    }
  }
}
