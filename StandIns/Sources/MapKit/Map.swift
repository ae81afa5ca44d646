// SPDX-License-Identifier: Apache-2.0
import CoreLocation
import HeadlessViews
import SwiftUI

// A map: a rectangle of one colour, and on it, in a column, what it is annotated with.

/// What stands on a map. Here it is a view, so that whatever makes views of data makes annotations of it, too.
@MainActor @preconcurrency
public protocol MapContent: View {}
public typealias MapContentBuilder = ViewBuilder

extension ForEach: MapContent where Content: View {}
extension Group: MapContent where Content: View {}
extension EmptyView: MapContent {}
extension TupleView: MapContent {}
extension _ConditionalContent: MapContent where TrueContent: View, FalseContent: View {}
extension Optional: MapContent where Wrapped: View {}

/// - Source: Apple, `Map`.
public struct Map<Content: View>: BuiltInView {
  private let content: Content

  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) {
    self.content = content()
  }
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) {
    self.content = content()
  }
  public init<Selection: Hashable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) {
    self.content = content()
  }
  public init<Selection: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<Selection?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public var body: some View {
    ZStack {
      Rectangle().foregroundStyle(Color("map"))
      VStack { content }
    }
  }
}

extension Map where Content == EmptyView {
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {
    content = EmptyView()
  }
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) {
    content = EmptyView()
  }
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    content = EmptyView()
  }
}

extension Map {
  public init<Items: RandomAccessCollection, Annotation: View>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable, Content == ForEach<Items, Items.Element.ID, Annotation> {
    content = ForEach(annotationItems, content: annotationContent)
  }
}

// MARK: - Annotations

public protocol MapAnnotationProtocol {}

public struct MapAnnotation<Content: View>: BuiltInView, MapAnnotationProtocol {
  private let content: Content
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
  public var body: some View { content }
}
public struct MapMarker: BuiltInView, MapAnnotationProtocol {
  private let tint: Color?
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) { self.tint = tint }
  public var body: some View { Image(systemName: "mappin").foregroundStyle(tint ?? .red) }
}
public typealias MapPin = MapMarker

public struct Marker<Label: View>: MapContent, BuiltInView {
  private let label: Label
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) { self.label = label() }
  public var body: some View { label }
  public func annotationTitles(_ visibility: Visibility) -> Self { self }
}
extension Marker where Label == HeadlessViews.Label<Text, Image> {
  public init<S: StringProtocol>(
    _ title: S, systemImage: String = "mappin", coordinate: CLLocationCoordinate2D
  ) {
    self.init(coordinate: coordinate) { HeadlessViews.Label(title, systemImage: systemImage) }
  }
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate) { HeadlessViews.Label(title, image: image) }
  }
  public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(title, coordinate: coordinate)
  }
  public init(item: MKMapItem) { self.init(item.name ?? "", coordinate: item.placemark.coordinate) }
}
public struct Annotation<Content: View>: MapContent, BuiltInView {
  private let title: String
  private let content: Content
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.title = String(title)
    self.content = content()
  }
  public var body: some View {
    content
    Text(title)
  }
  public func annotationTitles(_ visibility: Visibility) -> Self { self }
}
public struct UserAnnotation: MapContent, BuiltInView {
  public init() {}
  public var body: some View { EmptyView() }
}

/// A line or an area on a map: one display item.
public struct MapOverlay: MapContent, BuiltInView {
  private var style = AnyShapeStyle(Color.accentColor)
  init() {}
  public var body: some View { Rectangle().foregroundStyle(style).frame(width: 2, height: 2) }
  public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> Self { styled(style) }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> Self { styled(content) }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self { styled(style) }
  private func styled<S: ShapeStyle>(_ style: S) -> Self {
    var overlay = self
    overlay.style = AnyShapeStyle(style)
    return overlay
  }
}
@MainActor public func MapPolyline(_ polyline: MKPolyline) -> MapOverlay { MapOverlay() }
@MainActor public func MapPolyline(_ route: MKRoute) -> MapOverlay { MapOverlay() }
@MainActor public func MapPolyline(coordinates: [CLLocationCoordinate2D]) -> MapOverlay { MapOverlay() }
@MainActor public func MapPolygon(coordinates: [CLLocationCoordinate2D]) -> MapOverlay { MapOverlay() }
@MainActor public func MapCircle(center: CLLocationCoordinate2D, radius: CLLocationDistance) -> MapOverlay {
  MapOverlay()
}

/// The pictures of a place, of which there are none.
public struct LookAroundPreview: BuiltInView {
  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
  public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
  public var body: some View { Rectangle().fill(.gray.opacity(0.2)) }
}
public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }

// MARK: - Camera, style, controls

public struct MapCamera: Hashable, Sendable {
  public var distance: Double
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
  ) {
    self.distance = distance
  }
}
public struct MapCameraPosition: Equatable, Sendable {
  public private(set) var region: MKCoordinateRegion?
  public var followsUserLocation: Bool { false }
  public static let automatic = MapCameraPosition()
  public static func region(_ region: MKCoordinateRegion) -> Self { Self(region: region) }
  public static func camera(_ camera: MapCamera) -> Self { Self() }
  public static func item(_ item: MKMapItem, allowsAutomaticCamera: Bool = true) -> Self {
    Self(region: MKCoordinateRegion(center: item.placemark.coordinate, span: MKCoordinateSpan()))
  }
  public static func rect(_ rect: MKMapRect) -> Self { Self() }
  public static func userLocation(followsHeading: Bool = false, fallback: Self) -> Self { fallback }
  public static func == (a: Self, b: Self) -> Bool {
    a.region?.center.latitude == b.region?.center.latitude
      && a.region?.center.longitude == b.region?.center.longitude
      && a.region?.span.latitudeDelta == b.region?.span.latitudeDelta
  }
}
public struct MapCameraBounds: Sendable {
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {}
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}
public struct MapCameraUpdateContext: Sendable {
  public let region: MKCoordinateRegion
}
public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }
public enum MapUserTrackingMode: Sendable { case none, follow }
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = Self(rawValue: 1)
  public static let zoom = Self(rawValue: 2)
  public static let rotate = Self(rawValue: 4)
  public static let pitch = Self(rawValue: 8)
  public static let all: Self = [.pan, .zoom, .rotate, .pitch]
}
public struct MapStyle: Sendable {
  public enum Elevation: Sendable { case automatic, flat, realistic }
  public static let standard = MapStyle()
  public static let imagery = MapStyle()
  public static let hybrid = MapStyle()
  public static func standard(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle {
    MapStyle()
  }
  public static func imagery(elevation: Elevation) -> MapStyle { MapStyle() }
  public static func hybrid(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle {
    MapStyle()
  }
}
/// A control of a map: a gap.
public struct MapControl: BuiltInView {
  init() {}
  public var body: some View { EmptyView() }
}
@MainActor public func MapUserLocationButton(scope: Namespace.ID? = nil) -> MapControl { MapControl() }
@MainActor public func MapCompass(scope: Namespace.ID? = nil) -> MapControl { MapControl() }
@MainActor public func MapScaleView(scope: Namespace.ID? = nil) -> MapControl { MapControl() }
@MainActor public func MapPitchToggle(scope: Namespace.ID? = nil) -> MapControl { MapControl() }

/// Answers where a point of a map is; nothing is anywhere.
public struct MapProxy: Sendable {
  public func convert<C: CoordinateSpaceProtocol>(_ point: CGPoint, from space: C) -> CLLocationCoordinate2D?
  { nil }
  public func convert<C: CoordinateSpaceProtocol>(_ coordinate: CLLocationCoordinate2D, to space: C)
    -> CGPoint?
  { nil }
}
public struct MapReader<Content: View>: BuiltInView {
  private let content: (MapProxy) -> Content
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
  public var body: some View { content(MapProxy()) }
}

extension View {
  public func mapStyle(_ style: MapStyle) -> some View { self }
  public func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  public func mapScope(_ scope: Namespace.ID) -> some View { self }
  public func annotationTitles(_ visibility: Visibility) -> some View { self }
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
  public func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void)
    -> some View
  { self }
  public func lookAroundViewer(isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>) -> some View {
    _systemScreen("look-around viewer", isPresented: isPresented)
  }
  public func lookAroundViewer(isPresented: Binding<Bool>, initialScene: MKLookAroundScene?) -> some View {
    _systemScreen("look-around viewer", isPresented: isPresented)
  }
}
