// SPDX-License-Identifier: Apache-2.0

/// One of the views that a `PreviewProvider` offers: an editor shows each on a screen of its own.
///
/// - Source: Apple, `PreviewProvider`.
@MainActor
package struct PreviewPart {
  package let view: AnyView
  /// How many more there are like it: the elements of a `ForEach`, of which the first is shown.
  package let more: Int

  /// How many views a type of previews stands for, as far as types tell: no code of the client's runs.
  static func count(of type: any View.Type) -> Int {
    list(of: type)?.previewCount ?? 1
  }

  /// One of the views of some previews.
  init<V: View>(_ index: Int, of view: V) {
    if let list = view as? any PreviewList {
      self = list.preview(at: index)
    } else if Self.bodyList(of: V.self) != nil {
      self.init(index, of: view.body)
    } else {
      self.init(view)
    }
  }

  init<V: View>(_ view: V, more: Int = 0) {
    self.view = AnyView(view)
    self.more = more
  }

  fileprivate static func areSeveral(_ type: any View.Type) -> Bool {
    list(of: type)?.areSeveral ?? false
  }

  /// What a view's previews are written in: the view itself, or its body.
  private static func list(of type: any View.Type) -> (any PreviewList.Type)? {
    type as? any PreviewList.Type ?? bodyList(of: type)
  }

  /// The body of a client's view that makes several views and nothing around them: in an editor each of these is a preview. Only
  /// where the body can be asked for it without a tree, because it reads no state and nothing of the environment.
  private static func bodyList(of type: any View.Type) -> (any PreviewList.Type)? {
    func body<V: View>(of type: V.Type) -> any View.Type { V.Body.self }
    let own = ViewType.of(type)
    guard own.isCounted, !own.hasProperties else { return nil }
    let list = body(of: type) as? any PreviewList.Type
    return list?.areSeveral == true ? list : nil
  }
}

/// A view that several previews are written in. A modifier on it is one on each.
@MainActor
private protocol PreviewList {
  static var previewCount: Int { get }
  /// Whether there may be more than one, or none.
  static var areSeveral: Bool { get }
  func preview(at index: Int) -> PreviewPart
}

extension Group: PreviewList where Content: View {
  fileprivate static var previewCount: Int { PreviewPart.count(of: Content.self) }
  fileprivate static var areSeveral: Bool { PreviewPart.areSeveral(Content.self) }
  fileprivate func preview(at index: Int) -> PreviewPart { PreviewPart(index, of: content) }
}

extension ModifiedContent: PreviewList where Content: View, Modifier: ViewModifier {
  fileprivate static var previewCount: Int { PreviewPart.count(of: Content.self) }
  fileprivate static var areSeveral: Bool { PreviewPart.areSeveral(Content.self) }
  fileprivate func preview(at index: Int) -> PreviewPart {
    if !Self.areSeveral { return PreviewPart(self) }
    let part = PreviewPart(index, of: content)
    return PreviewPart(part.view.modifier(modifier), more: part.more)
  }
}

extension TupleView: PreviewList {
  private static var types: [any View.Type] {
    (StoredField.all(of: T.self) ?? []).compactMap { $0.type as? any View.Type }
  }
  fileprivate static var previewCount: Int { types.reduce(0) { $0 + PreviewPart.count(of: $1) } }
  fileprivate static var areSeveral: Bool { types.count != 1 || PreviewPart.areSeveral(types[0]) }
  fileprivate func preview(at index: Int) -> PreviewPart {
    var index = index
    for case let element as any View in Mirror(reflecting: value).children.map(\.value) {
      let count = PreviewPart.count(of: type(of: element))
      if index < count { return PreviewPart(index, of: element) }
      index -= count
    }
    return PreviewPart(EmptyView())
  }
}

extension ForEach: PreviewList where Content: View {
  fileprivate static var previewCount: Int { PreviewPart.count(of: Content.self) }
  fileprivate static var areSeveral: Bool { true }
  fileprivate func preview(at index: Int) -> PreviewPart {
    guard let first = data.first else { return PreviewPart(EmptyView()) }
    let part = PreviewPart(index, of: content(first))
    return PreviewPart(part.view, more: part.more + data.count - 1)
  }
}
