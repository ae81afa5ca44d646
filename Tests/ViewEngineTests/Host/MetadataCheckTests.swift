// SPDX-License-Identifier: Apache-2.0
import Testing

import HeadlessViews
@testable import ViewEngine

@Suite struct MetadataCheckTests {
  @Test("This compiler lays types out as the engine takes them to")
  func thisCompiler() {
    #expect(MetadataCheck.findings() == [])
  }

  @Test("A type of another kind than known is found, and named")
  func otherKinds() {
    #expect(MetadataCheck.kindFindings([(Int.self, .optional)]) == ["Int is no optional"])
    #expect(MetadataCheck.kindFindings([(Int.self, .structure)]) == [])
  }

  @Test("Fields that stand elsewhere are found, and said")
  func otherFields() {
    #expect(
      MetadataCheck.offsets(of: State<Bool>.self, ["_value": 0, "_location": 16]) == [
        "the fields of State<Bool> are at _location 8, _value 0"
      ])
  }
}
