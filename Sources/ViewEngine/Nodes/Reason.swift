// SPDX-License-Identifier: Apache-2.0

/// One reason for a body to run or not. Names are those of the properties, without underscore.
public enum Reason: Sendable, Equatable, Hashable {
  case firstAppearance
  case parentValueChanged
  case equal
  case sizeChanged
  case state(String)
  case binding(String)
  case object(String)
  /// A property of an observable object, as `Model.name`, if causes were recorded when the body ran before;
  /// otherwise the toolchain tells no name, and this is `observable`.
  case observed(String)
  case environment(String)
  case preference(String)
}
