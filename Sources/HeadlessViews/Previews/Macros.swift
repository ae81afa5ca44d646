// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// Makes a preview, and lets `Preview.all` find it.
///
/// Local variables marked `@Previewable` become properties of the preview's view.
///
/// - Source: Apple, `Preview(_:traits:_:body:)`.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "ViewMacros", type: "PreviewMacro")

/// Makes a preview with traits, and lets `Preview.all` find it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ViewMacros", type: "PreviewMacro")

/// Marks a variable in the body of a `#Preview` as state of the preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "ViewMacros", type: "MarkerMacro")

/// Makes a variable in an extension of `EnvironmentValues`, `Transaction` or `FocusedValues` an
/// entry with a key of its own.
///
/// - Source: Apple, `Entry()`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ViewMacros", type: "EntryMacro")

/// Makes `animatableData` of the stored variables of a type.
///
/// - Source: Apple, `Animatable()`.
@attached(extension, conformances: Animatable, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "ViewMacros", type: "AnimatableMacro")

/// Keeps a stored variable out of the data that `@Animatable` makes.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "ViewMacros", type: "MarkerMacro")
