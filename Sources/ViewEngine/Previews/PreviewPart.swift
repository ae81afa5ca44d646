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
    (type as? any PreviewList.Type)?.previewCount ?? 1
  }

  /// One of the views of some previews.
  init<V: View>(_ index: Int, of view: V) {
    self = (view as? any PreviewList)?.preview(at: index) ?? PreviewPart(view)
  }

  init<V: View>(_ view: V, more: Int = 0) {
    self.view = AnyView(view)
    self.more = more
  }
}

/// A view that several previews are written in. A modifier on it is one on each.
@MainActor
private protocol PreviewList {
  static var previewCount: Int { get }
  func preview(at index: Int) -> PreviewPart
}

extension Group: PreviewList where Content: View {
  fileprivate static var previewCount: Int { PreviewPart.count(of: Content.self) }
  fileprivate func preview(at index: Int) -> PreviewPart { PreviewPart(index, of: content) }
}

extension ModifiedContent: PreviewList where Content: View, Modifier: ViewModifier {
  fileprivate static var previewCount: Int { PreviewPart.count(of: Content.self) }
  fileprivate func preview(at index: Int) -> PreviewPart {
    if !(content is any PreviewList) { return PreviewPart(self) }
    let part = PreviewPart(index, of: content)
    return PreviewPart(part.view.modifier(modifier), more: part.more)
  }
}

extension TupleView: PreviewList {
  fileprivate static var previewCount: Int {
    let types = (StoredField.all(of: T.self) ?? []).compactMap { $0.type as? any View.Type }
    return types.reduce(0) { $0 + PreviewPart.count(of: $1) }
  }
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
  fileprivate func preview(at index: Int) -> PreviewPart {
    guard let first = data.first else { return PreviewPart(EmptyView()) }
    let part = PreviewPart(index, of: content(first))
    return PreviewPart(part.view, more: part.more + data.count - 1)
  }
}
