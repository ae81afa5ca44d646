// SPDX-License-Identifier: Apache-2.0

/// A composite view of the engine, such as a control. Its body is not counted, so that the counts are those of the
/// client's views.
///
/// Engine internals: public only because public views conform to it.
@MainActor
public protocol BuiltInView: View {}

/// A style or a modifier that comes with the engine; its bodies are not counted.
///
/// Engine internals: public only because public modifiers conform to it.
public protocol BuiltInStyle {}
