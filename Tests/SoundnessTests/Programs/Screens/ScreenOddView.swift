// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

/// A view under a modifier with a length that may be any number.
struct ScreenOddView<Content: View>: View {
  let modifier: ScreenPart.Modifier
  let length: Double
  let content: Content

  var body: some View {
    switch modifier {
    case .width: content.frame(width: length, height: 20)
    case .least: content.frame(minWidth: length, minHeight: length)
    case .most: content.frame(idealWidth: 30, maxWidth: length)
    case .padding: content.padding(length)
    case .offset: content.offset(x: length, y: -length)
    case .geometryGroup: content.geometryGroup().frame(width: length).padding(.leading, length)
    case .position: content.position(x: length, y: length)
    default: drawn
    }
  }

  @ViewBuilder private var drawn: some View {
    switch modifier {
    case .scale: content.scaleEffect(length)
    case .rotation: content.rotationEffect(.degrees(length))
    case .opacity: content.opacity(length)
    case .zIndex: ZStack { ForEach(0..<2) { Text("z\($0)").zIndex(length * Double($0)) } }
    case .priority:
      HStack {
        content.layoutPriority(length)
        Color.blue
      }
    case .aspect: content.aspectRatio(length, contentMode: .fit)
    default: spaced
    }
  }

  @ViewBuilder private var spaced: some View {
    switch modifier {
    case .spacing:
      VStack(spacing: length) {
        content
        Text("below")
      }
    case .lazySpacing:
      ScrollView { LazyVStack(spacing: length) { ForEach(0..<4, id: \.self) { Text("lazy \($0)") } } }
    case .columns:
      LazyVGrid(columns: [GridItem(.adaptive(minimum: length), spacing: length), GridItem(.fixed(length))]) {
        ForEach(0..<4, id: \.self) { Text("grid \($0)") }
      }
    case .guide:
      VStack(alignment: .leading) {
        content.alignmentGuide(.leading) { _ in CGFloat(length) }
        Text("guided")
      }
    case .inset: content.safeAreaInset(edge: .bottom, spacing: length) { Text("bar") }
    case .fontSize: Text("some words").font(.system(size: length))
    default: content
    }
  }
}
