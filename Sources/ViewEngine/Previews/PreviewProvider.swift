// SPDX-License-Identifier: Apache-2.0

/// A type that offers previews to an editor; `Preview.all` finds it.
///
/// - Source: Apple, `PreviewProvider`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  /// The views to preview.
  @ViewBuilder static var previews: Previews { get }
}
