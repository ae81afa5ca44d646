// SPDX-License-Identifier: Apache-2.0

// A module that imports SwiftUI gets these, too, and clients rely on that: `CGFloat`, `UUID`, `@Observable`.
@_exported import Foundation
@_exported import Observation
