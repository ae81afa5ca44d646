// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The window of a scenario that resizes it: wide at even steps, narrow at odd ones.
package func resizedWindow(_ index: Int) -> CGSize {
  CGSize(width: index.isMultiple(of: 2) ? 800 : 400, height: 844)
}
