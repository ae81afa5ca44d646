// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

struct Place: Codable, Hashable {
  var name: String
}

private struct Secret: Codable, Hashable {
  var name: String
}

private struct Unwritten: Hashable {}

@Suite struct NavigationPathCodingTests {
  @Test("a path is written down and read again, values of any types in their order")
  func roundTrip() throws {
    var path = NavigationPath(["a", "b"])
    path.append(3)
    path.append(Place(name: "c"))
    let data = try JSONEncoder().encode(try #require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(read == path.codable)
    #expect(NavigationPath(read) == path)
  }

  @Test("the last value comes first, with the name of its type and in JSON")
  func form() throws {
    var path = NavigationPath([1])
    path.append(Place(name: "c"))
    let data = try JSONEncoder().encode(try #require(path.codable))
    let texts = try JSONDecoder().decode([String].self, from: data)
    #expect(texts.count == 4)
    #expect(texts[1] == #"{"name":"c"}"#)
    #expect(Array(texts[2...]) == ["Si", "1"])
  }

  @Test("a path with a value that cannot be written down is none")
  func notCodable() {
    var path = NavigationPath([1])
    path.append(Unwritten())
    #expect(path.codable == nil)
    #expect(NavigationPath().codable != nil)
  }

  @Test("what cannot be found again is an error")
  func errors() throws {
    var path = NavigationPath()
    path.append(Secret(name: "a"))
    let secret = try #require(path.codable)
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(secret) }
    for text in [#"["nothing","1"]"#, #"["Si"]"#, #"["Si","x"]"#, "{}"] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
      }
    }
  }
}
