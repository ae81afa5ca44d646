// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import TestSupport
import Testing

/// What a client's types say themselves, without a value that could hold a closure, may read as well: of what the whole
/// program has, which is observable objects (I-37).
@MainActor
@Suite struct TypeReadsTests {
  @Test("I-37: a number that only a type's own code reads is up to date", arguments: TypePlace.allCases)
  func upToDate(_ place: TypePlace) throws {
    let model = TypePlace.model
    model.number = 1
    let host = ViewHost { place.view }
    let first = host.displayList
    for number in 2...4 {
      model.number = number
      try host.render()
      #expect(host.displayList == ViewHost { place.view }.displayList, "\(number)")
      #expect(host.displayList == host.recomputedDisplayList(), "\(number)")
    }
    // A place that shows nothing of the number would prove nothing.
    #expect(first != host.displayList)
    #expect(host.diagnostics == [])
  }

  @Test("I-32, I-33: what a type's own code reports reaches its host, and it is part of the update")
  func issuesReachTheHost() throws {
    struct Aligned: View {
      @State private var count = 0
      var body: some View {
        let _ = ReportingGuide.write = { count += 1 }
        VStack(alignment: HorizontalAlignment(ReportingGuide.self)) { Text("a") }
      }
    }
    let host = ViewHost { Aligned() }
    // Once each time that the stack is asked for its size or places its views.
    #expect(
      Set(host.diagnostics) == ["Modifying state during view update, this will cause undefined behavior."])
    #expect(try host.render().frames == 0)
  }
}

/// A guide whose default value writes.
private enum ReportingGuide: AlignmentID {
  // Called while views are laid out, on the main actor.
  nonisolated(unsafe) static var write: () -> Void = {}
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    write()
    return 0
  }
}

/// Views on which the model's number shows, which a type reads for them.
enum TypePlace: String, CaseIterable {
  case guide, guideOfFrame, guideOfGrid, guideOfRows, guideOfInset
  case environmentProperty, environmentDefault, environmentInStyle
  case preferenceDefault, preferenceAction
  case sheetIdentity

  @MainActor static let model = NumberModel(1)

  @MainActor @ViewBuilder
  var view: some View {
    switch self {
    case .environmentProperty, .environmentDefault, .environmentInStyle: environmentView
    case .preferenceDefault, .preferenceAction: preferenceView
    case .sheetIdentity:
      Text("presenter").sheet(item: .constant(ModelItem())) { _ in Numbered() }
    default: guideView
    }
  }

  @MainActor @ViewBuilder
  private var guideView: some View {
    switch self {
    case .guide:
      VStack(alignment: .reading) {
        shifted
        Text("second")
      }
    case .guideOfFrame:
      shifted.frame(width: 100, alignment: Alignment(horizontal: .reading, vertical: .top))
    case .guideOfGrid:
      Grid(alignment: Alignment(horizontal: .reading, vertical: .top)) {
        GridRow { shifted }
        GridRow { Text("a second, longer one") }
      }
    case .guideOfRows: ScrollView { LazyVStack(alignment: .reading) { shifted } }
    default: Color.red.safeAreaInset(edge: .top, alignment: .reading) { shifted }
    }
  }

  @MainActor @ViewBuilder
  private var environmentView: some View {
    switch self {
    case .environmentProperty: Showing(keyPath: \.modelTitle)
    case .environmentDefault: Showing(keyPath: \.modelDefault)
    default: Button("a") {}.buttonStyle(ShowingStyle())
    }
  }

  @MainActor @ViewBuilder
  private var preferenceView: some View {
    switch self {
    case .preferenceDefault: Color.red.overlayPreferenceValue(ModelPreference.self) { Text("\($0)") }
    default: PreferenceScreen()
    }
  }

  /// A view whose guide is set, so that it is elsewhere than that of what it is aligned in.
  @MainActor private var shifted: some View {
    Text("first").alignmentGuide(.reading) { _ in 0 }
  }
}

/// Shows a value of the environment.
private struct Showing: View {
  @Environment private var text: String
  init(keyPath: KeyPath<EnvironmentValues, String>) { _text = Environment(keyPath) }
  var body: some View { Text(text) }
}

private struct ShowingStyle: ButtonStyle {
  @Environment(\.modelTitle) private var title
  func makeBody(configuration: Configuration) -> some View { Text(title) }
}

private struct ModelDefaultKey: EnvironmentKey {
  static var defaultValue: String { MainActor.assumeIsolated { "default \(TypePlace.model.number)" } }
}

extension EnvironmentValues {
  fileprivate var modelTitle: String { MainActor.assumeIsolated { "title \(TypePlace.model.number)" } }
  fileprivate var modelDefault: String { self[ModelDefaultKey.self] }
}

/// An item that becomes another one.
private struct ModelItem: Identifiable {
  var id: Int { MainActor.assumeIsolated { TypePlace.model.number } }
}

/// Shows the number that there was when it appeared.
private struct Numbered: View {
  @State private var number = 0
  var body: some View { Text("\(number)").onAppear { number = TypePlace.model.number } }
}

private struct ModelPreference: PreferenceKey {
  static var defaultValue: Int { MainActor.assumeIsolated { TypePlace.model.number } }
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

/// Shows what `onPreferenceChange` was called with; the content can come and go, so it has a say with the default.
private struct PreferenceScreen: View {
  @State private var seen = 0
  var body: some View {
    VStack {
      VStack { if seen < 0 { Text("a") } }.onPreferenceChange(ModelPreference.self) { seen = $0 }
      Text("\(seen)")
    }
  }
}

/// A guide that stands where the model says.
private enum ReadingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    MainActor.assumeIsolated { CGFloat(TypePlace.model.number) }
  }
}

extension HorizontalAlignment {
  fileprivate static let reading = HorizontalAlignment(ReadingGuide.self)
}
