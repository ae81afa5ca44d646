// SPDX-License-Identifier: Apache-2.0
public import BenchmarkHarness
import Foundation
import HeadlessViews
import Survey

@MainActor extension Catalog {
  /// Every `#Preview` and `PreviewProvider` of every module that is linked into the program, as cases: what mounting
  /// them costs, held against a screen made from scratch. `survey` operates their controls as well.
  ///
  ///     BenchmarkCommand.main(catalog: .previews)
  public static var previews: Catalog {
    do {
      return try Catalog([]).withPreviews()
    } catch {
      // Names are made so that they are legal, and each there once; what `#Preview` makes does not throw.
      preconditionFailure("The previews cannot be listed: \(error)")
    }
  }

  /// The scenarios of this catalogue, then the previews of every linked module.
  ///
  /// - Throws: `CatalogError` when a scenario has the name of a preview.
  public func withPreviews() throws -> Catalog {
    AppResources.use(.beside(program: Bundle.main.bundleURL))
    return try Catalog(scenarios + PreviewScreen.all().map(AnyScenario.init(mounting:)))
  }
}

extension AppResources {
  /// Those that `scripts/survey` writes beside the program; `nil` where there are none.
  fileprivate static func beside(program folder: URL) -> AppResources? {
    guard let data = try? Data(contentsOf: folder.appending(path: "app-resources.json")) else { return nil }
    return try? JSONDecoder().decode(AppResources.self, from: data)
  }
}
