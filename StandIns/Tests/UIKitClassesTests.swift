// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import MapKit
import SwiftUI
import Testing
import UIKit

// As apps write them: the initializer without arguments is no override.

private class Badge: UIView {
  private(set) var isSetUp = false
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSetUp = true
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class Title: UILabel {
  init() {
    super.init(frame: .zero)
    text = "title"
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private class Screen: UIViewController {
  let name: String
  init() {
    name = "screen"
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private class Pin: MKAnnotationView {
  override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    canShowCallout = true
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func prepareForReuse() {
    super.prepareForReuse()
    image = nil
  }
}

private class Blur: UIVisualEffectView {
  let intensity: CGFloat
  init(intensity: CGFloat) {
    self.intensity = intensity
    super.init(effect: UIBlurEffect(style: .dark))
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private class Table: UITableView {
  override init(frame: CGRect, style: Style) {
    super.init(frame: frame, style: style)
    rowHeight = 60
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class Flow: UINavigationController {
  init(name: String) {
    super.init(rootViewController: Screen())
    title = name
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@MainActor
struct UIKitClassesTests {
  @Test func anAppsClassesAreMadeByTheirOwnInitializers() {
    #expect(Badge().isSetUp && Badge(frame: .zero).isSetUp)
    #expect(Title().text == "title")
    #expect(Screen().name == "screen")
    #expect(Blur(intensity: 0.5).effect is UIBlurEffect)
    #expect(Table(frame: .zero, style: .plain).rowHeight == 60 && UITableView().style == .plain)
    #expect(Flow(name: "flow").topViewController is Screen)
    #expect(Pin(annotation: nil, reuseIdentifier: "pin").canShowCallout)
  }

  @Test func anAppearanceIsOneObject() {
    UINavigationBar.appearance().tintColor = .red
    #expect(UINavigationBar.appearance() === UINavigationBar.appearance())
    UIBarButtonItem.appearance().tintColor = .red
    #expect(UIBarButtonItem.appearance() === UIBarButtonItem.appearance())
  }

  @Test func aMapKeepsWhatIsOnIt() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let center = CLLocationCoordinate2D(latitude: 50, longitude: 10)
    map.region = MKCoordinateRegion(
      center: center, span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 1))
    let line = MKPolyline(coordinates: [center], count: 1)
    map.addOverlay(line)
    map.addAnnotation(MKPointAnnotation())
    #expect(map.overlays.count == 1 && map.annotations.count == 1 && line.pointCount == 1)
    map.removeOverlays(map.overlays)
    map.removeAnnotation(map.annotations[0])
    #expect(map.overlays.isEmpty && map.annotations.isEmpty)
    let corner = map.convert(CGPoint(x: 100, y: 0), toCoordinateFrom: map)
    #expect(corner.latitude == 51 && corner.longitude == 10.5)
    #expect(map.convert(corner, toPointTo: map) == CGPoint(x: 100, y: 0))
    map.register(Pin.self, forAnnotationViewWithReuseIdentifier: "pin")
    #expect(map.dequeueReusableAnnotationView(withIdentifier: "pin") is Pin)
    #expect(map.dequeueReusableAnnotationView(withIdentifier: "other") == nil)
  }
}
