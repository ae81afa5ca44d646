// SPDX-License-Identifier: Apache-2.0
import Foundation

// What is on screen, as a test looks for it.
extension ViewHost {
  /// The texts on screen, depth first.
  public var texts: [String] { graph.visit(frontmost).texts }

  public var buttons: ElementQuery { query("buttons", .button) }
  public var staticTexts: ElementQuery { query("staticTexts", .staticText) }
  public var textFields: ElementQuery { query("textFields", .textField) }
  public var switches: ElementQuery { query("switches", .toggle) }
  public var images: ElementQuery { query("images", .image) }

  /// The element with an accessibility identifier.
  public subscript(identifier: String) -> Element {
    let query = ElementQuery(name: "elements") { [self] in graph.visit(frontmost).elements }
    return Element(name: "[\"\(identifier)\"]", query: query) { $0.filter { $0.identifier == identifier } }
  }

  private func query(_ name: String, _ kind: ElementKind) -> ElementQuery {
    ElementQuery(name: name) { [self] in graph.elements(kind, in: frontmost) }
  }
}

// The same queries, looking at one presentation.
extension Presentation {
  /// Removes the presentation as a swipe does: the view leaves at the next frame, then the binding is set (P-13).
  ///
  /// - Throws: ``QueryError`` when the presentation has left already.
  @MainActor
  public func dismissInteractively() throws {
    guard isThere else { throw QueryError("The \(kind.rawValue) has left the screen.") }
    presenter.dismissInteractively()
  }

  @MainActor public var texts: [String] { graph?.visit(root).texts ?? [] }
  @MainActor public var buttons: ElementQuery { query("buttons", .button) }
  @MainActor public var staticTexts: ElementQuery { query("staticTexts", .staticText) }
  @MainActor public var textFields: ElementQuery { query("textFields", .textField) }
  @MainActor public var switches: ElementQuery { query("switches", .toggle) }
  @MainActor public var images: ElementQuery { query("images", .image) }

  /// The element with an accessibility identifier.
  @MainActor public subscript(identifier: String) -> Element {
    let query = ElementQuery(name: "elements") { graph?.visit(root).elements ?? [] }
    return Element(name: "[\"\(identifier)\"]", query: query) { $0.filter { $0.identifier == identifier } }
  }

  @MainActor private func query(_ name: String, _ kind: ElementKind) -> ElementQuery {
    ElementQuery(name: name) { graph?.elements(kind, in: root) ?? [] }
  }
}

extension ViewGraph {
  func visit(_ root: RootNode?) -> ElementVisitor {
    looking {
      var visitor = ElementVisitor()
      root?.visit(&visitor)
      return visitor
    }
  }

  func elements(_ kind: ElementKind, in root: RootNode?) -> [ElementInfo] {
    visit(root).elements.filter { $0.kind == kind }
  }
}
