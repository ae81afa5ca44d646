// SPDX-License-Identifier: Apache-2.0
import HeadlessViews

// The screen of `screens.product-detail`, as it is usually written and as it costs least.

/// What the sheet shows.
struct SizeTable: View {
  var body: some View {
    List(36..<48) { Text("Size \($0)") }
  }
}

/// What a review shows; a function, so that the reviews' own bodies are what is counted.
@ViewBuilder private func review(_ index: Int, isOpen: Bool, toggle: @escaping () -> Void) -> some View {
  VStack(alignment: .leading) {
    Button(isOpen ? "Less" : "More", action: toggle).accessibilityIdentifier("review-\(index)")
    Text(isOpen ? "All of review \(index)" : "Review \(index)")
  }
}

struct UsualProduct: View {
  let reviews: Int
  @State private var isRed = false
  @State private var count = 1
  @State private var openReview: Int?
  @State private var showsSizes = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        (isRed ? Color.red : Color.black).frame(height: 200)
        Button(isRed ? "Red" : "Black") { isRed.toggle() }.accessibilityIdentifier("colour")
        HStack {
          Text("\(count) ordered")
          Button("+") { count += 1 }.accessibilityIdentifier("more")
          Button("-") { count -= 1 }.accessibilityIdentifier("less")
        }
        Button("Sizes") { showsSizes = true }
        ForEach(0..<reviews) { index in
          UsualReview(index: index, isOpen: openReview == index) {
            openReview = openReview == index ? nil : index
          }
        }
      }
    }
    .sheet(isPresented: $showsSizes) { SizeTable() }
  }
}

private struct UsualReview: View {
  let index: Int
  let isOpen: Bool
  let toggle: () -> Void

  var body: some View { review(index, isOpen: isOpen, toggle: toggle) }
}

struct LeastProduct: View {
  let reviews: Int

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ColourChoice()
        CountChoice()
        SizesButton()
        ForEach(0..<reviews) { LeastReview(index: $0) }
      }
    }
  }
}

private struct ColourChoice: View {
  @State private var isRed = false

  var body: some View {
    (isRed ? Color.red : Color.black).frame(height: 200)
    Button(isRed ? "Red" : "Black") { isRed.toggle() }.accessibilityIdentifier("colour")
  }
}

private struct CountChoice: View {
  @State private var count = 1

  var body: some View {
    HStack {
      Text("\(count) ordered")
      Button("+") { count += 1 }.accessibilityIdentifier("more")
      Button("-") { count -= 1 }.accessibilityIdentifier("less")
    }
  }
}

private struct SizesButton: View {
  @State private var isShown = false

  var body: some View {
    Button("Sizes") { isShown = true }
      .sheet(isPresented: $isShown) { SizeTable() }
  }
}

private struct LeastReview: View {
  let index: Int
  @State private var isOpen = false

  var body: some View { review(index, isOpen: isOpen) { isOpen.toggle() } }
}
