// SPDX-License-Identifier: Apache-2.0

extension Recording {
  /// Scroll views, lazy containers and lists.
  static let lists: [Recording] = [scrollReaders]
}
