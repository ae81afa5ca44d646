// SPDX-License-Identifier: Apache-2.0
import FoundationStandIns

/// Looks words up in a dictionary. There is none, so that no word is wrong and none is known that goes on from a part.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
  // Unsafe: words of one program, learned by one action at a time.
  nonisolated(unsafe) private static var learned: Set<String> = []

  open var ignoredWords: [String]? = []

  nonisolated public override init() { super.init() }

  open class var availableLanguages: [String] { [] }

  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    nil
  }
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

  open class func learnWord(_ word: String) { learned.insert(word) }
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  open class func unlearnWord(_ word: String) { learned.remove(word) }
}
