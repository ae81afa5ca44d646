// SPDX-License-Identifier: Apache-2.0
import FoundationStandIns
import SwiftUI

/// Looks words up in a dictionary. There is none, so that no word is wrong and none is known that goes on from a part.
@MainActor @preconcurrency
open class NSSpellChecker: NSObject {
  public static let shared = NSSpellChecker()
  private static var tags = 0
  private var ignored: [Int: [String]] = [:]
  private var learned: Set<String> = []
  private var currentLanguage = "en"

  open class func uniqueSpellDocumentTag() -> Int {
    tags += 1
    return tags
  }
  open func closeSpellDocument(withTag tag: Int) { ignored[tag] = nil }

  open var availableLanguages: [String] { [] }
  open var userPreferredLanguages: [String] { [] }
  open var automaticallyIdentifiesLanguages = true
  open func language() -> String { currentLanguage }
  @discardableResult open func setLanguage(_ language: String) -> Bool {
    currentLanguage = language
    return true
  }

  open func checkSpelling(of stringToCheck: String, startingAt startingOffset: Int) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }
  open func checkSpelling(
    of stringToCheck: String, startingAt startingOffset: Int, language: String?, wrap wrapFlag: Bool,
    inSpellDocumentWithTag tag: Int, wordCount: UnsafeMutablePointer<Int>?
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String?, inSpellDocumentWithTag tag: Int
  ) -> [String]? { nil }
  open func correction(
    forWordRange range: NSRange, in string: String, language: String, inSpellDocumentWithTag tag: Int
  ) -> String? { nil }
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String?, inSpellDocumentWithTag tag: Int
  ) -> [String]? { nil }
  open func countWords(in stringToCount: String, language: String?) -> Int {
    stringToCount.split { !$0.isLetter && !$0.isNumber }.count
  }

  open func ignoreWord(_ word: String, inSpellDocumentWithTag tag: Int) {
    ignored[tag, default: []].append(word)
  }
  open func ignoredWords(inSpellDocumentWithTag tag: Int) -> [String]? { ignored[tag] }
  open func learnWord(_ word: String) { learned.insert(word) }
  open func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  open func unlearnWord(_ word: String) { learned.remove(word) }
}

extension ImageRenderer {
  /// No picture: nothing is drawn here.
  public var nsImage: NSImage? { nil }
}
