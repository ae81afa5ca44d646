// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Observation

// The screen of `screens.moving-map`, as it is usually written and as it costs least.

nonisolated struct MapPlace: Identifiable, Equatable {
  let id: Int
  let x: CGFloat
  let y: CGFloat

  var name: String { "Place \(id)" }

  /// Places all over the window.
  static func around(_ count: Int) -> [MapPlace] {
    (0..<count).map { MapPlace(id: $0, x: CGFloat(20 + $0 * 53 % 350), y: CGFloat(20 + $0 * 91 % 800)) }
  }
}

/// What a pin shows; a function, so that the pins' own bodies are what is counted.
@ViewBuilder private func pin(_ place: MapPlace, isChosen: Bool, choose: @escaping () -> Void) -> some View {
  VStack(spacing: 2) {
    Circle().fill(isChosen ? Color.red : Color.blue).frame(width: 12, height: 12)
    Text(place.name).font(.caption)
  }
  .onTapGesture(perform: choose)
}

struct UsualMap: View {
  let places: [MapPlace]
  @State private var camera = CGSize.zero
  @State private var start = CGSize.zero
  @State private var chosen: Int?

  var body: some View {
    ZStack {
      Color.mint.accessibilityIdentifier("ground")
      ForEach(places) { place in
        UsualPin(place: place, isChosen: chosen == place.id) { chosen = place.id }
          .position(x: place.x + camera.width, y: place.y + camera.height)
      }
    }
    .gesture(
      DragGesture()
        .onChanged { drag in
          camera = CGSize(
            width: start.width + drag.translation.width, height: start.height + drag.translation.height)
        }
        .onEnded { _ in start = camera })
  }
}

private struct UsualPin: View {
  let place: MapPlace
  let isChosen: Bool
  let choose: () -> Void

  var body: some View { pin(place, isChosen: isChosen, choose: choose) }
}

@Observable private final class MapChoice {
  var chosen: Int?
}

struct LeastMap: View {
  let places: [MapPlace]
  @State private var choice = MapChoice()

  var body: some View {
    MapCamera {
      ForEach(places) { place in
        LeastPin(place: place, choice: choice).position(x: place.x, y: place.y)
      }
    }
  }
}

/// Owns the camera and moves what is on the map as one.
private struct MapCamera<Pins: View>: View {
  @ViewBuilder let pins: Pins
  @State private var camera = CGSize.zero
  @State private var start = CGSize.zero

  var body: some View {
    ZStack {
      Color.mint.accessibilityIdentifier("ground")
      ZStack { pins }.offset(camera)
    }
    .gesture(
      DragGesture()
        .onChanged { drag in
          camera = CGSize(
            width: start.width + drag.translation.width, height: start.height + drag.translation.height)
        }
        .onEnded { _ in start = camera })
  }
}

private struct LeastPin: View {
  let place: MapPlace
  let choice: MapChoice

  var body: some View {
    pin(place, isChosen: choice.chosen == place.id) { choice.chosen = place.id }
  }
}
