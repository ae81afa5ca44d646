# SPDX-License-Identifier: Apache-2.0
"""The Swift code that Xcode makes of asset catalogues: a name for each colour and each picture."""
import json
import os
import re

from .modules import identifier

# Files of a catalogue are a line or some; nobody's is longer.
LONGEST = 1 << 20
COLOR, IMAGE, SYMBOL, DATA = ".colorset", ".imageset", ".symbolset", ".dataset"
# What SwiftUI itself calls so: Xcode makes no name of them.
SYSTEM = {"accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "primary",
          "purple", "red", "secondary", "teal", "white", "yellow"}
KEYWORDS = {"as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "false",
            "fallthrough", "for", "func", "guard", "if", "import", "in", "init", "internal", "is", "let", "nil", "operator",
            "private", "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
            "throws", "true", "try", "typealias", "var", "where", "while"}
WORD = re.compile(r"[^\W_]+")
HEADER = """// The names of what is in the catalogues of assets, as Xcode makes them.
import SwiftUI

struct ColorResource: Hashable, Sendable {
  let name: String
  var value: Color?
  init(name: String, bundle: Bundle = .main) { self.init(name: name, value: nil) }
  fileprivate init(name: String, value: Color?) { (self.name, self.value) = (name, value) }
}
struct ImageResource: Hashable, Sendable {
  let name: String
  init(name: String, bundle: Bundle = .main) { self.name = name }
}
extension Color {
  init(_ resource: ColorResource) { self = resource.value ?? Color(resource.name, bundle: nil) }
}
extension Image {
  init(_ resource: ImageResource) { self.init(resource.name, bundle: nil) }
}
extension Label where Title == Text, Icon == Image {
  init(_ title: LocalizedStringKey, image: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(image) })
  }
}
"""
# UIKit's and AppKit's classes of colours and pictures have the names, too.
KITS = {"iOS": ("UIKit", "UIColor", "UIImage"), "macOS": ("AppKit", "NSColor", "NSImage")}
KIT = """import {}
extension {} {{
  convenience init(resource: ColorResource) {{ self.init(Color(resource)) }}
}}
extension CatalogPicture {{
  init(resource: ImageResource) {{ self.init(_named: resource.name) }}
}}"""


def symbol(name, ending):
    """`appGray` of `App Gray Color`, where `Color` is the kind of thing that it is."""
    words = WORD.findall(name)
    joined = "".join(word[:1].upper() + word[1:] for word in words)
    if ending and joined.endswith(ending) and joined != ending:
        joined = joined[:-len(ending)]
    # Of capitals and digits alone, as a colour's number has them: `EBA_72_B` of `EBA72B`.
    if re.fullmatch(r"[A-Z0-9]*[A-Z][A-Z0-9]*", joined) and re.search(r"\d", joined):
        return identifier("_".join(re.findall(r"[A-Z]+|\d+", joined)))
    # The capitals at the beginning: of `URLIcon` those of the first word. A name of nothing else, such as `BG`, stays.
    lead = re.match(r"[A-Z]+(?=[A-Z][a-z])|[A-Z]+", joined)
    if lead and (lead.group(0) != joined or len(joined) == 1):
        joined = lead.group(0).lower() + joined[lead.end():]
    return identifier(joined or "_")


def escaped(name):
    return f"`{name}`" if name in KEYWORDS else name


def literal(text):
    return json.dumps(text, ensure_ascii=False)


def contents(folder):
    path = os.path.join(folder, "Contents.json")
    try:
        if os.path.getsize(path) > LONGEST:
            return {}
        with open(path, encoding="utf-8") as file:
            found = json.load(file)
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def _number(text):
    """A part of a colour: `0.5`, `128` of 255, `0x80`."""
    word = str(text).strip()
    try:
        if word.lower().startswith("0x"):
            return int(word, 16) / 255
        value = float(word)
    except ValueError:
        return None
    return value if "." in word else value / 255 if value > 1 else value


def _value(folder):
    """A colour as an expression, as it is in a light surrounding; None where it cannot be told."""
    for each in contents(folder).get("colors") or []:
        color = each.get("color") if isinstance(each, dict) and not each.get("appearances") else None
        parts = color.get("components") if isinstance(color, dict) else None
        if not isinstance(parts, dict):
            continue
        opacity = _number(parts.get("alpha", 1))
        white = _number(parts["white"]) if "white" in parts else None
        numbers = [_number(parts.get(name, "")) for name in ("red", "green", "blue")]
        if white is not None and opacity is not None:
            return f"Color(white: {white:g}, opacity: {opacity:g})"
        if None not in numbers and opacity is not None:
            return "Color(red: {:g}, green: {:g}, blue: {:g}, opacity: {:g})".format(*numbers, opacity)
    return None


def sets(catalog):
    """What a catalogue has: (names of the groups around, which mostly are none, its own, its ending, its folder), by name."""
    waiting = [(catalog, ())]
    while waiting:
        base, around = waiting.pop()
        try:
            names = sorted(os.listdir(base))
        except OSError:
            continue
        for name in names:
            path = os.path.join(base, name)
            stem, ending = os.path.splitext(name)
            if not os.path.isdir(path) or os.path.islink(path):
                continue
            if ending.endswith("set"):
                yield around, stem, ending, path
            else:
                properties = contents(path).get("properties")
                is_named = isinstance(properties, dict) and properties.get("provides-namespace")
                waiting.append((path, (*around, name) if is_named else around))


def data_files(catalogs):
    """The files of the data sets of catalogues: {name: path}."""
    found = {}
    for catalog in catalogs:
        for around, stem, ending, folder in sets(catalog):
            if ending != DATA:
                continue
            for each in contents(folder).get("data") or []:
                name = each.get("filename") if isinstance(each, dict) else None
                path = os.path.join(folder, name) if isinstance(name, str) and os.sep not in name else ""
                if os.path.isfile(path):
                    found.setdefault("/".join([*around, stem]), path)
    return found


class Catalog:
    """The colours and pictures of some catalogues: by the names around them, which mostly are none."""

    def __init__(self, folders):
        self.colors, self.images = {}, {}
        for around, stem, ending, path in (each for folder in folders for each in sets(folder)):
            full = "/".join([*around, stem])
            if ending == COLOR:
                self.colors.setdefault((*map(identifier, around), symbol(stem, "Color")), (full, _value(path)))
            elif ending in (IMAGE, SYMBOL):
                self.images.setdefault((*map(identifier, around), symbol(stem, "Image")), full)

    def code(self, mentioned, declared, system):
        """The code for what is mentioned. `declared`: the properties that the code itself has, (type, name)."""
        colors = {key: value for key, value in self.colors.items() if key[-1] in mentioned and key[-1] not in SYSTEM}
        images = {key: value for key, value in self.images.items() if key[-1] in mentioned}
        kit = KITS.get(system)
        lines = [HEADER, *([KIT.format(*kit[:2])] if kit else [])]
        for type_name, names, expression in (
                ("ColorResource", colors, lambda each: f"ColorResource(name: {literal(each[0])}, value: {each[1] or 'nil'})"),
                ("ImageResource", images, lambda each: f"ImageResource(name: {literal(each)})")):
            # One declaration of each enumeration that names stand in.
            tree = {}
            for key in sorted(names):
                place = tree
                for each in key[:-1]:
                    place = place.setdefault(each, {})
                place[key[-1]] = expression(names[key]) if not isinstance(place.get(key[-1]), dict) else place[key[-1]]
            lines.append(f"extension {type_name} {{")
            lines += self._declared(tree, type_name, "  ")
            lines.append("}")
        def plain(names, *types):
            """The names that stand in no group, and that the code gives nothing in these types."""
            return sorted(key[0] for key in names if len(key) == 1 and not {(type_name, key[0]) for type_name in types} & declared)

        for extended in ("Color", "ShapeStyle where Self == Color"):
            lines += self._members(extended, plain(colors, "Color", "ShapeStyle"), "var {0}: Color {{ Color(ColorResource.{0}) }}")
        # The systems keep these objects: what asks for one again is given the same.
        for type_name, names, resource in ((kit[1], colors, "ColorResource"), (kit[2], images, "ImageResource")) if kit else ():
            lines += self._members(type_name, plain(names, type_name), f"let {{0}} = {type_name}(resource: {resource}.{{0}})")
        return "\n".join(lines) + "\n"

    @staticmethod
    def _members(extended, names, member):
        return [f"extension {extended} {{", *(f"  static {member.format(escaped(name))}" for name in names), "}"]

    def _declared(self, tree, type_name, indentation):
        lines = []
        for name, value in tree.items():
            if isinstance(value, dict):
                lines += [f"{indentation}enum {escaped(name)} {{", *self._declared(value, type_name, indentation + "  "),
                          f"{indentation}}}"]
            else:
                lines.append(f"{indentation}static let {escaped(name)}: {type_name} = {value}")
        return lines
