// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Observation
import Survey

// What the views look at themselves.
extension SurveyPair {
  static let dependencies: [SurveyPair] = [
    SurveyPair(
      "an object read whole", Due(rule: .objectReadWhole, view: "NamePart", property: "profile"),
      before: { ProfileScreen() }, after: { TrackedProfileScreen() }),
    SurveyPair(
      "rows that read a whole list of an object", nil, before: { BasketScreen() }, after: { EmptyView() }),
    SurveyPair(
      "a state read for an action", Due(rule: .stateReadForAction, view: "DraftScreen", property: "draft"),
      before: { DraftScreen() }, after: { ReadingDraftScreen() }),
    SurveyPair("a state that is shown", nil, before: { ShownScreen() }, after: { EmptyView() }),
    SurveyPair(
      "a list behind a binding", Due(rule: .listThroughBinding, view: "ListRow", property: "items"),
      before: { ListScreen() }, after: { ElementScreen() }),
    SurveyPair(
      "a struct behind a binding", Due(rule: .valueThroughBinding, view: "WholeField", property: "form"),
      before: { FormScreen() }, after: { PartScreen() }),
    SurveyPair(
      "a list read by each row", Due(rule: .observedWhole, view: "ObservedRow", property: "Playlist.songs"),
      before: { PlaylistScreen() }, after: { SongScreen() }),
    SurveyPair(
      "a property that a view below shows",
      Due(rule: .observedForChild, view: "PlayerScreen", property: "Player.progress"),
      before: { PlayerScreen(isReadBelow: false) }, after: { PlayerScreen(isReadBelow: true) }),
    SurveyPair(
      "a list handed to each row", Due(rule: .listInView, view: "PlaceRow", property: "places"),
      before: { PlacesScreen() }, after: { PlaceScreen() }),
  ]
}

private final class Profile: ObservableObject {
  @Published var name = "Mia"
  @Published var visits = 0
}

private struct NamePart: View {
  @ObservedObject var profile: Profile
  var body: some View {
    GeometryReader { space in Text("\(profile.name) \(Int(space.size.width))") }
  }
}

private struct VisitsPart: View {
  @ObservedObject var profile: Profile
  var body: some View { Text("\(profile.visits) visits") }
}

private struct ProfileScreen: View {
  @StateObject private var profile = Profile()
  var body: some View {
    VStack {
      NamePart(profile: profile)
      NamePart(profile: profile)
      VisitsPart(profile: profile)
      Button("Visit") { profile.visits += 1 }
      Button("Rename") { profile.name += "!" }
    }
  }
}

@Observable private final class TrackedProfile {
  var name = "Mia"
  var visits = 0
}

private struct TrackedNamePart: View {
  let profile: TrackedProfile
  var body: some View {
    GeometryReader { space in Text("\(profile.name) \(Int(space.size.width))") }
  }
}

private struct TrackedVisitsPart: View {
  let profile: TrackedProfile
  var body: some View { Text("\(profile.visits) visits") }
}

private struct TrackedProfileScreen: View {
  @State private var profile = TrackedProfile()
  var body: some View {
    VStack {
      TrackedNamePart(profile: profile)
      TrackedNamePart(profile: profile)
      TrackedVisitsPart(profile: profile)
      Button("Visit") { profile.visits += 1 }
      Button("Rename") { profile.name += "!" }
    }
  }
}

private struct Good: Identifiable, Equatable {
  let id: Int
  var count = 1
}

private final class Basket: ObservableObject {
  @Published var goods = (0..<4).map { Good(id: $0) }
}

private struct GoodRow: View {
  @Binding var good: Good
  var body: some View { Stepper("Good \(good.id): \(good.count)", value: $good.count) }
}

private struct BasketScreen: View {
  @StateObject private var basket = Basket()
  var body: some View {
    VStack {
      Text("\(basket.goods.reduce(0) { $0 + $1.count }) pieces")
      ForEach($basket.goods) { GoodRow(good: $0) }
    }
  }
}

private struct DraftPart: View {
  let draft: Int
  let send: (Int) -> Void
  var body: some View { Button("Send") { send(draft) } }
}

private struct DraftScreen: View {
  @State private var draft = 0
  @State private var sent = 0
  var body: some View {
    let kept = draft
    return VStack {
      SentPart(sent: $sent)
      Button("Write") { draft += 1 }
      Button(kept < 0 ? "Never" : "Send") { sent += draft }
    }
  }
}

private struct ReadingDraftScreen: View {
  @State private var draft = 0
  @State private var sent = 0
  var body: some View {
    VStack {
      SentPart(sent: $sent)
      Button("Write") { draft += 1 }
      Button("Send") { sent += draft }
    }
  }
}

private struct SentPart: View {
  @Binding var sent: Int
  var body: some View { Text("Sent \(sent)") }
}

private struct ShownScreen: View {
  @State private var isWide = false
  var body: some View {
    VStack {
      Text("Wide").frame(width: isWide ? 200 : 100)
      Button("Turn") { isWide.toggle() }
    }
  }
}

private struct ListRow: View {
  @Binding var items: [Good]
  let index: Int
  var body: some View { Stepper("Item \(items[index].count)", value: $items[index].count) }
}

private struct ListScreen: View {
  @State private var items = (0..<4).map { Good(id: $0) }
  var body: some View { VStack { ForEach(0..<4, id: \.self) { ListRow(items: $items, index: $0) } } }
}

private struct ElementRow: View {
  @Binding var item: Good
  var body: some View { Stepper("Item \(item.count)", value: $item.count) }
}

private struct ElementScreen: View {
  @State private var items = (0..<4).map { Good(id: $0) }
  var body: some View { VStack { ForEach(0..<4, id: \.self) { ElementRow(item: $items[$0]) } } }
}

private struct Form2: Equatable {
  var first = "a"
  var second = "b"
  var third = "c"
}

private struct WholeField: View {
  @Binding var form: Form2
  let field: WritableKeyPath<Form2, String>
  var body: some View {
    HStack {
      TextField("field", text: $form[dynamicMember: field])
      Text(form[keyPath: field].isEmpty ? "missing" : "ok")
    }
  }
}

private struct FormScreen: View {
  @State private var form = Form2()
  var body: some View {
    VStack {
      WholeField(form: $form, field: \.first)
      WholeField(form: $form, field: \.second)
      WholeField(form: $form, field: \.third)
    }
  }
}

private struct PartField: View {
  @Binding var text: String
  var body: some View {
    HStack {
      TextField("field", text: $text)
      Text(text.isEmpty ? "missing" : "ok")
    }
  }
}

private struct PartScreen: View {
  @State private var form = Form2()
  var body: some View {
    VStack {
      PartField(text: $form.first)
      PartField(text: $form.second)
      PartField(text: $form.third)
    }
  }
}

@Observable private final class Playlist {
  var songs = ["One", "Two", "Three", "Four"]
}

private struct ObservedRow: View {
  let playlist: Playlist
  let index: Int
  var body: some View { Text(playlist.songs[index]) }
}

private struct PlaylistScreen: View {
  @State private var playlist = Playlist()
  var body: some View {
    VStack {
      Text("Last: \(playlist.songs[3])")
      ForEach(0..<4, id: \.self) { ObservedRow(playlist: playlist, index: $0) }
      Button("Rename") { playlist.songs[1] += "!" }
    }
  }
}

private struct SongRow: View {
  let song: String
  var body: some View { Text(song) }
}

private struct SongScreen: View {
  @State private var playlist = Playlist()
  var body: some View {
    VStack {
      Text("Last: \(playlist.songs[3])")
      ForEach(0..<4, id: \.self) { SongRow(song: playlist.songs[$0]) }
      Button("Rename") { playlist.songs[1] += "!" }
    }
  }
}

private struct PlaceRow: View {
  let places: [String]
  let index: Int
  var body: some View { Text(places[index]) }
}

private struct PlacesScreen: View {
  @State private var places = ["A", "B", "C"]
  var body: some View {
    VStack {
      ForEach(0..<3, id: \.self) { PlaceRow(places: places, index: $0) }
      Button("Rename") { places[0] += "!" }
    }
  }
}

private struct PlaceScreen: View {
  @State private var places = ["A", "B", "C"]
  var body: some View {
    VStack {
      ForEach(0..<3, id: \.self) { SongRow(song: places[$0]) }
      Button("Rename") { places[0] += "!" }
    }
  }
}

@Observable private final class Player {
  var title = "Song"
  var progress = 0
}

private struct ProgressPart: View {
  let progress: Int
  var body: some View { Text("\(progress) %") }
}

private struct ReadingProgressPart: View {
  let player: Player
  var body: some View { Text("\(player.progress) %") }
}

private struct PlayerScreen: View {
  let isReadBelow: Bool
  @State private var player = Player()
  var body: some View {
    VStack {
      Text(player.title)
      if isReadBelow { ReadingProgressPart(player: player) } else { ProgressPart(progress: player.progress) }
      Button("Play") { player.progress += 10 }
      Button("Rename") { player.title += "!" }
    }
  }
}
