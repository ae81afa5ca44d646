// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

/// The ways for a child to take the space it is offered, and two that do not ask for it. The first is what the others
/// are held against: whatever another one costs more, its geometry costs.
nonisolated enum ChildGeometry: String, CaseIterable {
  /// A colour alone, which fills its space by itself.
  case none
  case fixed
  case infinity
  case reader
  case readerBackground = "reader-background"
  case layout
  case onGeometryChange = "on-geometry-change"

  /// Whether the child makes content when it learns its size.
  nonisolated var hasReader: Bool { self == .reader || self == .readerBackground }
  /// The ways that must look the same: all but the one that keeps its size and the one with green behind it.
  static let filling: [ChildGeometry] = [.none, .infinity, .reader, .layout, .onGeometryChange]
}

struct PlainChild: View {
  var body: some View { Color.yellow }
}

struct FixedChild: View {
  var body: some View { Color.yellow.frame(width: 300, height: 10) }
}

// shown: geometry.title-resizes/infinity
struct InfinityChild: View {
  var body: some View { Color.yellow.frame(maxWidth: .infinity, maxHeight: .infinity) }
}
// end

// shown: geometry.title-resizes/reader
struct ReaderChild: View {
  var body: some View {
    GeometryReader { proxy in
      Color.yellow.frame(width: proxy.size.width, height: proxy.size.height)
    }
  }
}
// end

struct ReaderBackgroundChild: View {
  var body: some View {
    Color.yellow.background {
      GeometryReader { proxy in
        Color.green.frame(width: proxy.size.width, height: proxy.size.height)
      }
    }
  }
}

struct LayoutChild: View {
  var body: some View { FillLayout { Color.yellow } }
}

/// Keeps the size that it was told last in a state and draws with it: each new size is a second pass and a body.
struct GeometryChangeChild: View {
  @State private var size = CGSize.zero

  var body: some View {
    Color.yellow.frame(width: size.width, height: size.height)
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .onGeometryChange(for: CGSize.self) { proxy in
        proxy.size
      } action: { newSize in
        size = newSize
      }
  }
}

/// A button whose title jumps between 40 and 80 points. It holds the size itself, so that a tap runs this body alone.
struct JumpingTitle: View {
  @State private var size: CGFloat = 40

  var body: some View {
    Button {
      size = otherTitleSize(size)
    } label: {
      Text("Title").font(.system(size: size))
    }
  }
}

/// The title above N children; what this builds is built once.
struct ChildColumn<Child: View>: View {
  let count: Int
  @ViewBuilder let child: () -> Child

  var body: some View {
    VStack(spacing: 0) {
      JumpingTitle()
      ForEach(0..<count) { _ in child() }
    }
  }
}
