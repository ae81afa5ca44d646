// SPDX-License-Identifier: Apache-2.0

// SwiftUI hands these on to whoever imports it, and its clients rely on that: `CGFloat`, `UUID`, `@Observable`.
@_exported import Foundation
@_exported import Observation
