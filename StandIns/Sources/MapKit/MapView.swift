// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import UIKit

// The view of UIKit. It keeps what it is told.

open class MKMapConfiguration: NSObject {
  public enum ElevationStyle: Int, Sendable { case flat, realistic }
}
open class MKStandardMapConfiguration: MKMapConfiguration {
  public enum EmphasisStyle: Int, Sendable { case `default`, muted }
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
  open var emphasisStyle: EmphasisStyle
  public init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
    self.emphasisStyle = emphasisStyle
  }
}
open class MKHybridMapConfiguration: MKMapConfiguration {
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
  public init(elevationStyle: ElevationStyle = .flat) {}
}
open class MKImageryMapConfiguration: MKMapConfiguration {
  public init(elevationStyle: ElevationStyle = .flat) {}
}
open class MKMapCamera: NSObject {
  open var centerCoordinate = CLLocationCoordinate2D()
  open var centerCoordinateDistance: CLLocationDistance = 0
  open var pitch: CGFloat = 0
  open var heading: CLLocationDirection = 0
  public override init() {}
  public convenience init(
    lookingAtCenter center: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat,
    heading: CLLocationDirection
  ) {
    self.init()
    (centerCoordinate, centerCoordinateDistance, self.pitch, self.heading) = (
      center, distance, pitch, heading
    )
  }
}

open class MKMapView: UIView {
  open var region = MKCoordinateRegion()
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  open var visibleMapRect = MKMapRect.world
  open var camera = MKMapCamera()
  open var mapType = MKMapType.standard
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsUserLocation = false
  open var userTrackingMode = MKUserTrackingMode.none
  public let userLocation = MKUserLocation()
  open var isScrollEnabled = true
  open var isZoomEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open var showsBuildings = true
  open var showsUserTrackingButton = false
  open private(set) var annotations: [any MKAnnotation] = []
  open var selectedAnnotations: [any MKAnnotation] = []
  open private(set) var overlays: [any MKOverlay] = []
  open weak var delegate: (any MKMapViewDelegate)?
  private var types: [String: MKAnnotationView.Type] = [:]

  // MARK: What it shows

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func setCenter(_ center: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = center }
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  open func setVisibleMapRect(_ rect: MKMapRect, animated: Bool) { visibleMapRect = rect }
  open func setVisibleMapRect(_ rect: MKMapRect, edgePadding: UIEdgeInsets, animated: Bool) {
    visibleMapRect = rect
  }
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  /// The map lies flat over the view, the region from edge to edge.
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    let (span, size) = (region.span, bounds.size)
    guard span.longitudeDelta > 0, span.latitudeDelta > 0 else { return .zero }
    return CGPoint(
      x: size.width * (0.5 + (coordinate.longitude - region.center.longitude) / span.longitudeDelta),
      y: size.height * (0.5 - (coordinate.latitude - region.center.latitude) / span.latitudeDelta))
  }
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    let (span, size) = (region.span, bounds.size)
    guard size.width > 0, size.height > 0 else { return region.center }
    return CLLocationCoordinate2D(
      latitude: region.center.latitude - (point.y / size.height - 0.5) * span.latitudeDelta,
      longitude: region.center.longitude + (point.x / size.width - 0.5) * span.longitudeDelta)
  }

  // MARK: What is on it

  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ added: [any MKAnnotation]) { annotations += added }
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  open func removeAnnotations(_ removed: [any MKAnnotation]) {
    annotations.removeAll { annotation in removed.contains { $0 === annotation } }
  }
  open func showAnnotations(_ shown: [any MKAnnotation], animated: Bool) {
    annotations += shown.filter { new in !annotations.contains { $0 === new } }
  }
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
  }
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations.removeAll { $0 === annotation }
  }
  /// Nothing is drawn, so no annotation has a view yet.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { overlays.append(overlay) }
  open func addOverlays(_ added: [any MKOverlay]) { overlays += added }
  open func addOverlays(_ added: [any MKOverlay], level: MKOverlayLevel) { overlays += added }
  open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
  open func removeOverlays(_ removed: [any MKOverlay]) {
    overlays.removeAll { overlay in removed.contains { $0 === overlay } }
  }

  // MARK: Views that are used again

  open func register(_ type: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    types[identifier] = type as? MKAnnotationView.Type
  }
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    types[identifier]?.init(coder: NSCoder())
  }
  open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation)
    -> MKAnnotationView
  {
    let view = dequeueReusableAnnotationView(withIdentifier: identifier)
    view?.annotation = annotation
    return view ?? MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }
}
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

@MainActor @preconcurrency public protocol MKMapViewDelegate: AnyObject {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}
extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
}
