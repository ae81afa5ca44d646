// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

/// A title above children that are given a closure to call.
struct CallbackStage<Child: View>: View {
  let count: Int
  @ViewBuilder let child: (_ toggle: @escaping () -> Void) -> Child
  @State private var titleSize: CGFloat = 40

  var body: some View {
    VStack(spacing: 0) {
      Text("Title").font(.system(size: titleSize))
      ForEach(0..<count) { _ in
        child { titleSize = otherTitleSize(titleSize) }
      }
    }
  }
}

// The closure captures the stage and is made anew each time, so that no child ever equals the one before (I-44).

struct InfinityCallbackChild: View {
  let toggle: () -> Void

  var body: some View { infinityContent(toggle) }
}

struct ReaderCallbackChild: View {
  let toggle: () -> Void

  var body: some View { readerContent(toggle) }
}

struct LayoutCallbackChild: View {
  let toggle: () -> Void

  var body: some View { layoutContent(toggle) }
}

struct BackgroundCallbackChild: View {
  let toggle: () -> Void

  var body: some View { backgroundContent(toggle) }
}

struct OverlayCallbackChild: View {
  let toggle: () -> Void

  var body: some View { overlayContent(toggle) }
}

struct FixedCallbackChild: View {
  let toggle: () -> Void

  var body: some View { fixedContent(toggle) }
}

struct GeometryChangeCallbackChild: View {
  let toggle: () -> Void
  @State private var size = CGSize.zero

  var body: some View {
    geometryChangeContent(size, toggle) { size = $0 }
  }
}
