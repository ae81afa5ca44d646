// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

// The screen of `screens.onboarding`, as it is usually written and as it costs least.

private let onboardingTitles = ["Welcome", "Your photos", "Your friends", "Ready"]

/// A part of the background.
struct Bubble: View {
  let index: Int

  var body: some View {
    Circle().fill(Color.mint)
      .frame(width: CGFloat(20 + index % 5 * 8), height: CGFloat(20 + index % 5 * 8))
      .offset(x: CGFloat(index * 53 % 300 - 150), y: CGFloat(index * 91 % 500 - 250))
  }
}

private struct Bubbles: View {
  let count: Int

  var body: some View {
    ZStack {
      ForEach(0..<count) { Bubble(index: $0) }
    }
  }
}

private struct PageTexts: View {
  let page: Int

  var body: some View {
    VStack {
      Text(onboardingTitles[page]).font(.largeTitle)
      Text("Page \(page + 1) of 4")
    }
  }
}

struct UsualOnboarding: View {
  let bubbles: Int
  @State private var page = 0

  var body: some View {
    VStack {
      ZStack {
        Bubbles(count: bubbles)
        PageTexts(page: page)
      }
      .id(page)
      .transition(.opacity)
      AnimatedBar(part: Double(page + 1) / 4)
      Button("Next") {
        withAnimation(.linear(duration: 0.2)) { page = (page + 1) % 4 }
      }
    }
  }
}

/// A bar that draws itself anew for every part of the way.
private struct AnimatedBar: View, Animatable {
  var part: Double

  var animatableData: Double {
    get { part }
    set { part = newValue }
  }

  var body: some View {
    Color.blue.frame(width: 200 * part, height: 4).frame(width: 200, alignment: .leading)
  }
}

struct LeastOnboarding: View {
  let bubbles: Int
  @State private var page = 0

  var body: some View {
    VStack {
      ZStack {
        Bubbles(count: bubbles)
        PageTexts(page: page).id(page).transition(.opacity)
      }
      Color.blue.frame(width: CGFloat(page + 1) * 50, height: 4).frame(width: 200, alignment: .leading)
      Button("Next") {
        withAnimation(.linear(duration: 0.2)) { page = (page + 1) % 4 }
      }
    }
  }
}
