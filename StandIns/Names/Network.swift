// SPDX-License-Identifier: Apache-2.0

// Put into each module that speaks of sessions, besides the file of its system; see iOS.swift.

import FoundationStandIns

public typealias URLSession = FoundationStandIns.URLSession
