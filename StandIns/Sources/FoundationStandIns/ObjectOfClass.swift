// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An object of a class that only the system makes objects of: by the initializer without arguments, as Apple's runtime
/// does it, which asks no class to say that it has one. A class without that initializer ends the program, as there.
///
/// - Source: Apple, `UIApplicationDelegateAdaptor`.
package func object<Object: NSObject>(of type: Object.Type) -> Object {
  // Unsafe: Foundation's NSObject does not require its initializer of the classes below it, so the compiler calls it for
  // no class that it does not know. Each has it at one place of its table, that which `Initialized` overrides.
  let initialized = unsafeBitCast(type as NSObject.Type, to: Initialized.Type.self)
  return unsafeDowncast(initialized.init() as NSObject, to: type)
}

/// Open, so that the compiler takes nothing for granted about the class that is meant.
open class Initialized: NSObject {
  public required override init() { super.init() }
}
