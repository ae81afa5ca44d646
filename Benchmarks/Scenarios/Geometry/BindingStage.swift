// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

/// A title above children that are given the place of its size.
struct BindingStage<Child: View>: View {
  let count: Int
  @ViewBuilder let child: (_ titleSize: Binding<CGFloat>) -> Child
  @State private var titleSize: CGFloat = 40

  var body: some View {
    VStack(spacing: 0) {
      Text("Title").font(.system(size: titleSize))
      ForEach(0..<count) { _ in child($titleSize) }
    }
  }
}

// The children hold the binding and read it in their action only, so it costs them no body (I-51).

struct InfinityBindingChild: View {
  @Binding var titleSize: CGFloat

  var body: some View {
    infinityContent { titleSize = otherTitleSize(titleSize) }
  }
}

struct ReaderBindingChild: View {
  @Binding var titleSize: CGFloat

  var body: some View {
    readerContent { titleSize = otherTitleSize(titleSize) }
  }
}

struct LayoutBindingChild: View {
  @Binding var titleSize: CGFloat

  var body: some View {
    layoutContent { titleSize = otherTitleSize(titleSize) }
  }
}

struct BackgroundBindingChild: View {
  @Binding var titleSize: CGFloat

  var body: some View {
    backgroundContent { titleSize = otherTitleSize(titleSize) }
  }
}

struct OverlayBindingChild: View {
  @Binding var titleSize: CGFloat

  var body: some View {
    overlayContent { titleSize = otherTitleSize(titleSize) }
  }
}

struct FixedBindingChild: View {
  @Binding var titleSize: CGFloat

  var body: some View {
    fixedContent { titleSize = otherTitleSize(titleSize) }
  }
}

struct GeometryChangeBindingChild: View {
  @Binding var titleSize: CGFloat
  @State private var size = CGSize.zero

  var body: some View {
    geometryChangeContent(size) {
      titleSize = otherTitleSize(titleSize)
    } change: {
      size = $0
    }
  }
}
