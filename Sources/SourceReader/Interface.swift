// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// What other files can see of a file: its tokens without the bodies of functions, computed properties and previews. While it stays the
/// same, no other file comes to be right or wrong by an edit.
final class Interface: SyntaxVisitor {
  // FNV-1a: the same number for the same tokens in each process.
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  private init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  /// The number, written out; of the whole text where bodies are compiled into other files.
  static func digest(of tree: SourceFileSyntax, in source: String) -> String {
    let interface = Interface(tree)
    if source.contains("@inlinable") || source.contains("@_") { interface.add(source) }
    return interface.text
  }

  private var text: String { String(hash, radix: 16) }

  private func add(_ text: String) {
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    // A byte of no text: "ab" "c" is not "a" "bc".
    hash = (hash ^ 0xff) &* 0x100_0000_01b3
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    add(token.text)
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    if case .getter = node.accessors { .skipChildren } else { .visitChildren }
  }
}
