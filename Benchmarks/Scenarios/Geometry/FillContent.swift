// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

// What the children of the geometry scenarios show: the same yellow button, as large as the space there is,
// in each of the ways to find out how large that is.

@ViewBuilder func infinityContent(_ action: @escaping () -> Void) -> some View {
  Button(action: action) {
    Color.yellow.frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

@ViewBuilder func readerContent(_ action: @escaping () -> Void) -> some View {
  Button(action: action) {
    GeometryReader { proxy in
      Color.yellow.frame(width: proxy.size.width, height: proxy.size.height)
    }
  }
}

@ViewBuilder func layoutContent(_ action: @escaping () -> Void) -> some View {
  Button(action: action) {
    FillLayout { Color.yellow }
  }
}

@ViewBuilder func backgroundContent(_ action: @escaping () -> Void) -> some View {
  Button(action: action) {
    Color.yellow.frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        GeometryReader { proxy in
          Color.green.frame(width: proxy.size.width, height: proxy.size.height)
        }
      }
  }
}

@ViewBuilder func overlayContent(_ action: @escaping () -> Void) -> some View {
  Button(action: action) {
    Color.yellow.frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay {
        GeometryReader { proxy in
          Color.green.frame(width: proxy.size.width, height: proxy.size.height)
        }
      }
  }
}

@ViewBuilder func fixedContent(_ action: @escaping () -> Void) -> some View {
  Button(action: action) {
    Color.yellow.frame(width: 300, height: 10)
  }
}

/// The size that the child was last told is the size that it draws. The outer frame's minimum lets the child
/// shrink below what it draws now.
@ViewBuilder func geometryChangeContent(
  _ size: CGSize, _ action: @escaping () -> Void, change: @escaping (CGSize) -> Void
) -> some View {
  Button(action: action) {
    Color.yellow.frame(width: size.width, height: size.height)
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .onGeometryChange(for: CGSize.self) { proxy in
        proxy.size
      } action: { size in
        change(size)
      }
  }
}

/// Takes what it is offered and gives all of it to its one child.
struct FillLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}
