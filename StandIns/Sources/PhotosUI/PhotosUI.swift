// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
@_exported import SwiftUI
import UIKit
@_exported import UniformTypeIdentifiers

// Unchecked, in this file: apps hand Apple's from task to task, so they hand these. Nothing guards what they hold; a
// survey tries an app's actions one after the other.

// The library of photos: a person has none, and nobody picks one.

/// A photo that was picked, which never happens.
public struct PhotosPickerItem: Hashable, Sendable {
  public let itemIdentifier: String?
  public var supportedContentTypes: [UTType] { [] }
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
  @discardableResult
  public func loadTransferable<T>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    completionHandler(.success(nil))
    return Progress(totalUnitCount: 1)
  }

  public enum EncodingDisambiguationPolicy: Sendable { case automatic, current, compatible }
}
public enum PhotosPickerSelectionBehavior: Sendable {
  case `default`, ordered, continuous, continuousAndOrdered
}
public enum PhotosPickerStyle: Sendable { case presentation, inline, compact }

public struct PHPickerFilter: Equatable, Sendable {
  private let names: [String]
  public static let images = Self(names: ["images"])
  public static let videos = Self(names: ["videos"])
  public static let livePhotos = Self(names: ["livePhotos"])
  public static let screenshots = Self(names: ["screenshots"])
  public static func any(of filters: [Self]) -> Self { Self(names: filters.flatMap(\.names)) }
  public static func all(of filters: [Self]) -> Self { Self(names: filters.flatMap(\.names)) }
  public static func not(_ filter: Self) -> Self { Self(names: filter.names.map { "not \($0)" }) }
}

/// A button that would open the library; a tap on it does nothing.
///
/// - Source: Apple, `PhotosPicker`.
public struct PhotosPicker<Label: View>: BuiltInView {
  private let label: Label
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
  public var body: some View {
    Button(action: {}) { label }
  }
}
extension PhotosPicker where Label == Text {
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    photoLibrary: PHPhotoLibrary? = nil
  ) {
    self.init(selection: selection, matching: filter) { Text(title) }
  }
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil
  ) {
    self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(title) }
  }
}
extension View {
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) -> some View { _systemScreen("photos picker", isPresented: isPresented) }
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) -> some View { _systemScreen("photos picker", isPresented: isPresented) }
  public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
}

// MARK: - The library itself

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
open class PHPhotoLibrary: NSObject, @unchecked Sendable {  // One action at a time.
  private static let only = PHPhotoLibrary()
  public static func shared() -> PHPhotoLibrary { only }
  public static func authorizationStatus() -> PHAuthorizationStatus { .denied }
  public static func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus { .denied }
  public static func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    handler(.denied)
  }
  public static func requestAuthorization(
    for level: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) {
    handler(.denied)
  }
  public static func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
}
public struct PHPickerConfiguration: Sendable {
  public var filter: PHPickerFilter?
  public var selectionLimit = 1
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}
public struct PHPickerResult {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}
open class PHPickerViewController: UIViewController {
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  public convenience init(configuration: PHPickerConfiguration) { self.init(nibName: nil, bundle: nil) }
}
@MainActor @preconcurrency public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
