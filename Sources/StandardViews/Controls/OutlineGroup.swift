// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// Rows for the nodes of a tree, those with children as disclosure groups.
///
/// - Source: Apple, `OutlineGroup`.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, RowContent: View>: View, BuiltInView {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: (Data.Element) -> Data?
  private let content: (Data.Element) -> RowContent

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> RowContent
  ) {
    self.data = data
    self.id = id
    self.children = { $0[keyPath: children] }
    self.content = content
  }

  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: children, content: content)
  }

  private init(
    rows: Data, id: KeyPath<Data.Element, ID>, children: @escaping (Data.Element) -> Data?,
    content: @escaping (Data.Element) -> RowContent
  ) {
    data = rows
    self.id = id
    self.children = children
    self.content = content
  }

  public var body: some View {
    let (id, children, content) = (id, children, content)
    ForEach(data, id: id) { element in
      if let below = children(element) {
        DisclosureGroup {
          // The type of a tree's rows would contain itself.
          AnyView(OutlineGroup(rows: below, id: id, children: children, content: content))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}

extension DisclosureGroup where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}
