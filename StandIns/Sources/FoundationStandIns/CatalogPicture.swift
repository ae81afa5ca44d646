// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

/// A picture that may be one of the app's catalogues: then it is one object, however often its name is asked for, as UIKit
/// and AppKit keep it. A protocol, and not for classes alone, because only its initializer can be an object that is there
/// already.
public protocol CatalogPicture {
  /// One that is taken to be there.
  init(imageLiteralResourceName name: String)
}

// Unsafe: the cache guards itself.
nonisolated(unsafe) private let known = NSCache<NSString, AnyObject>()

extension CatalogPicture {
  /// One that is taken to be there.
  public init(_named name: String) {
    let key = "\(Self.self) \(name)" as NSString
    let picture = known.object(forKey: key) as? Self ?? Self(imageLiteralResourceName: name)
    known.setObject(picture as AnyObject, forKey: key)
    self = picture
  }

  /// `nil` where the catalogues have none of the name.
  public init?(named name: String) {
    if AppResources.size(ofPicture: name) == nil { return nil }
    self.init(_named: name)
  }
}
