// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Observation
import Testing

@Observable private final class Choice {
  var isOther = false
}

private struct PerceivedScreen: View {
  let choice: Choice
  let pair: PerceivedPair

  var body: some View {
    VStack {
      pair.view(choice.isOther)
      Text("below")
    }
  }
}

/// The display list has everything that a person perceives: another value is another list, and an edit.
@MainActor @Suite struct PerceivedTests {
  private static var pairs: [PerceivedPair] {
    PerceivedPair.effects + PerceivedPair.letters + PerceivedPair.places + PerceivedPair.shapes
      + PerceivedPair.surroundings + PerceivedPair.looks + PerceivedPair.styles
  }

  @Test(
    "another value of whatever is perceived makes another display list, by an edit, that a new tree has too")
  func differences() throws {
    for pair in Self.pairs {
      let choice = Choice()
      let host = ViewHost(size: CGSize(width: 300, height: 600)) {
        PerceivedScreen(choice: choice, pair: pair)
      }
      // The bodies of the engine's own views are not the client's.
      #expect(host.mountReport.bodyEvaluations.total == 1, "\(pair.names)")
      let before = host.displayList
      #expect(before == host.recomputedDisplayList(), "\(pair.names)")
      choice.isOther = true
      let frame = try host.render()
      let after = host.displayList
      #expect(before != after, "\(pair.names) in \(before)")
      #expect(frame.displayEdits > 0, "\(pair.names)")
      #expect(after == host.recomputedDisplayList(), "\(pair.names)")
      // Setting the value that is there already makes no edit.
      choice.isOther = false
      try host.render()
      #expect(host.displayList == before, "\(pair.names)")
    }
  }

  @Test("every public modifier is tried with two values, or says why nobody perceives it")
  func complete() throws {
    let declared = try PerceivedSources.names()
    #expect(declared.count > 300)
    let tried = Set(Self.pairs.flatMap(\.names))
    let exempt = Set(PerceivedSources.exemptions.keys)
    #expect(declared.subtracting(tried).subtracting(exempt).sorted() == [], "not tried")
    #expect(tried.union(exempt).subtracting(declared).sorted() == [], "no longer there")
    #expect(tried.intersection(exempt).sorted() == [], "tried, and yet exempt")
  }
}
