// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

extension View {
  /// Shows details of what this view shows while a flag is set: in a column at the trailing edge where there is room, in a
  /// sheet where the horizontal size class is compact.
  public consuming func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_InspectorModifier(isPresented: isPresented, inspector: content()))
  }

  /// Sets the width of an inspector's column, whose content this view is.
  public consuming func inspectorColumnWidth(_ width: CGFloat) -> some View {
    modifier(_InspectorWidthModifier(width: width))
  }

  /// Sets the width of an inspector's column, whose content this view is. There is no divider to drag, so the column stays
  /// at its ideal width.
  public consuming func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  {
    modifier(_InspectorWidthModifier(width: ideal))
  }
}

/// The modifier behind `inspector`.
public struct _InspectorModifier<Inspector: View>: ViewModifier, BuiltInStyle {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Binding var isPresented: Bool
  let inspector: Inspector

  public func body(content: Content) -> some View {
    if sizeClass == .regular {
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented {
          inspector.frame(maxWidth: _InspectorWidthModifier.standard, maxHeight: .infinity, alignment: .top)
        }
      }
    } else {
      content.sheet(isPresented: $isPresented) { inspector }
    }
  }
}

/// The modifier behind `inspectorColumnWidth`.
public struct _InspectorWidthModifier: ViewModifier, BuiltInStyle {
  /// The width of a column that says none, in points: ours, because none is documented.
  static let standard: CGFloat = 270

  @Environment(\.horizontalSizeClass) private var sizeClass
  let width: CGFloat

  public func body(content: Content) -> some View {
    content.frame(width: sizeClass == .regular ? width : nil)
  }
}
