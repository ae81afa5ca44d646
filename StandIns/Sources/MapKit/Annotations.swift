// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import UIKit

// What is put on a map of UIKit. It is kept, and drawn nowhere.

@MainActor @preconcurrency public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
}
extension MKAnnotation {
  public func isKind(of type: AnyClass) -> Bool {
    Swift.type(of: self) == type || (self as? NSObject)?.isKind(of: type) == true
  }
}
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}
extension MKOverlay {
  public var boundingMapRect: MKMapRect { .world }
}

@MainActor @preconcurrency open class MKShape: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?
  nonisolated public override init() { super.init() }
}
open class MKPointAnnotation: MKShape {
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    self.coordinate = coordinate
  }
  public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.init()
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}
@MainActor @preconcurrency open class MKUserLocation: NSObject, MKAnnotation {
  open var location: CLLocation? { nil }
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var title: String?
  open var isUpdating: Bool { false }
}
open class MKClusterAnnotation: MKShape {
  public let memberAnnotations: [any MKAnnotation]
  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    super.init()
  }
}

/// The corners of a line or an area.
open class MKMultiPoint: MKShape {
  public private(set) var coordinates: [CLLocationCoordinate2D] = []
  open var pointCount: Int { coordinates.count }
  public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init()
    self.coordinates = Array(UnsafeBufferPointer(start: coordinates, count: count))
    coordinate = self.coordinates.first ?? coordinate
  }
}
open class MKPolyline: MKMultiPoint, MKOverlay {}
open class MKGeodesicPolyline: MKPolyline {}
open class MKPolygon: MKMultiPoint, MKOverlay {}
open class MKCircle: MKShape, MKOverlay {
  public private(set) var radius: CLLocationDistance = 0
  public convenience init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.init()
    (coordinate, self.radius) = (center, radius)
  }
}
open class MKTileOverlay: NSObject, MKOverlay {
  public let urlTemplate: String?
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var canReplaceMapContent = false
  open var minimumZ = 0
  open var maximumZ = 21
  public init(urlTemplate: String?) { self.urlTemplate = urlTemplate }
}

// MARK: - Renderers

@MainActor @preconcurrency open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1
  public init(overlay: any MKOverlay) { self.overlay = overlay }
  open func setNeedsDisplay() {}
}
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIKit.UIColor?
  open var strokeColor: UIKit.UIColor?
  open var lineWidth: CGFloat = 0
  open var lineJoin = CGLineJoin.round
  open var lineCap = CGLineCap.round
  open var miterLimit: CGFloat = 10
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
}
open class MKPolylineRenderer: MKOverlayPathRenderer {
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline() }
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}
open class MKGradientPolylineRenderer: MKPolylineRenderer {
  open func setColors(_ colors: [UIKit.UIColor], locations: [CGFloat]) {}
}
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}
open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
open class MKTileOverlayRenderer: MKOverlayRenderer {
  public convenience init(tileOverlay: MKTileOverlay) { self.init(overlay: tileOverlay) }
}

// MARK: - Views of annotations

public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = Self(1000)
  public static let defaultHigh = Self(750)
  public static let defaultLow = Self(250)
}
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let max = Self(rawValue: 1000)
  public static let defaultSelected = Self(rawValue: 1000)
  public static let defaultUnselected = Self(rawValue: 500)
  public static let min = Self(rawValue: 0)
}
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

open class MKAnnotationView: UIView {
  public enum CollisionMode: Int, Sendable { case rectangle, circle, none }
  open var annotation: (any MKAnnotation)?
  open private(set) var reuseIdentifier: String?
  open var clusteringIdentifier: String?
  open var canShowCallout = false
  open var image: UIImage?
  open var isEnabled = true
  open var isHighlighted = false
  open var isSelected = false
  open var isDraggable = false
  open var centerOffset = CGPoint.zero
  open var calloutOffset = CGPoint.zero
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var displayPriority = MKFeatureDisplayPriority.required
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
  open var collisionMode = CollisionMode.rectangle

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(frame: .zero)
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func prepareForReuse() {}
  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}
open class MKMarkerAnnotationView: MKAnnotationView {
  open var titleVisibility = MKFeatureVisibility.adaptive
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  open var markerTintColor: UIKit.UIColor?
  open var glyphTintColor: UIKit.UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var selectedGlyphImage: UIImage?
  open var animatesWhenAdded = false
}
open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIKit.UIColor?
  open var animatesDrop = false
}
open class MKUserLocationView: MKAnnotationView {}
