// SPDX-License-Identifier: Apache-2.0

// A model's file says `import Combine`; where the platform has no such module, observable objects and publishers
// are those of this package. A module that imports Combine gets Foundation, too.
@_exported import Foundation
@_exported import Publishing
