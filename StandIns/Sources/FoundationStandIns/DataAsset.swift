// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

/// A data set of the app's catalogues.
///
/// - Source: Apple, `NSDataAsset`.
open class NSDataAsset: NSObject {
  public let name: String
  public let data: Data
  open var typeIdentifier: String { "public.data" }

  /// `nil` where the catalogues have none of the name.
  public init?(name: String, bundle: Bundle = .main) {
    guard let file = AppResources.file(ofData: name),
      let url = bundle.url(forResource: file, withExtension: nil),
      let data = try? Data(contentsOf: url)
    else { return nil }
    (self.name, self.data) = (name, data)
  }
}
