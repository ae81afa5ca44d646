# SPDX-License-Identifier: Apache-2.0
"""The classes that Xcode makes of a Core Data model: one for each entity, with a property for each attribute."""
import os
import re
import xml.etree.ElementTree

from .assets import escaped, literal

LONGEST = 4 << 20
# The class of all objects of a data model.
ANY_CLASS = "NSManagedObject"
# What Xcode makes of a model in the bundle, where apps look for it by name.
BUILT = {".xcdatamodeld": ".momd", ".xcdatamodel": ".mom"}
SUFFIXES = tuple(BUILT)
TYPES = {"Boolean": "Bool", "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
         "Float": "Float", "Decimal": "NSDecimalNumber", "String": "String", "Date": "Date", "Binary": "Data", "UUID": "UUID",
         "URI": "URL", "Transformable": "NSObject"}
# What a property has that nobody has set, where it cannot be nothing.
ZERO = {"Bool": "false", "Int16": "0", "Int32": "0", "Int64": "0", "Double": "0", "Float": "0"}
# What a transformable attribute may be said to be, such as `[String]`.
TYPE = re.compile(r"[\w.,:<>?\[\] ]+")
RULES = {"Nullify": "nullifyDeleteRule", "Cascade": "cascadeDeleteRule", "Deny": "denyDeleteRule"}


def _current(folder):
    """The file of the model's version that counts."""
    if folder.endswith(".xcdatamodel"):
        return os.path.join(folder, "contents")
    versions = sorted(name for name in os.listdir(folder) if name.endswith(".xcdatamodel"))
    mark = os.path.join(folder, ".xccurrentversion")
    chosen = versions[-1:] if versions else []
    if os.path.isfile(mark):
        with open(mark, encoding="utf-8", errors="replace") as file:
            said = file.read(LONGEST)
        chosen = [name for name in versions if name in said] or chosen
    return os.path.join(folder, chosen[0], "contents") if chosen else None


def _entities(folder):
    try:
        path = _current(folder)
        if path is None or os.path.getsize(path) > LONGEST:
            return []
        root = xml.etree.ElementTree.parse(path).getroot()
    except (OSError, xml.etree.ElementTree.ParseError):
        return []
    return [each for each in root.findall("entity") if each.get("representedClassName") and each.get("name")]


def _default(each):
    """The value of a new object's attribute as an expression; nil for none."""
    kind, text = TYPES.get(each.get("attributeType", ""), ""), each.get("defaultValueString")
    if kind == "Date" and each.get("defaultDateTimeInterval"):
        return f"Date(timeIntervalSinceReferenceDate: {_number(each.get('defaultDateTimeInterval'), float)})"
    if text is None:
        return "nil"
    if kind == "String":
        return literal(text)
    if kind not in ZERO:
        return "nil"
    value = str(text == "YES").lower() if kind == "Bool" else _number(text, float if kind in ("Double", "Float") else int)
    return f"{kind}({value})" if each.get("usesScalarValueType") != "NO" else f"NSNumber(value: {value})"


def _number(text, kind):
    try:
        return repr(kind(text))
    except ValueError:
        return "0"


def _attribute(each):
    name, kind = each.get("name", ""), TYPES.get(each.get("attributeType", ""), "NSObject")
    own = each.get("customClassName")
    if each.get("attributeType") == "Transformable" and own and TYPE.fullmatch(own):
        kind = own
    if not name.isidentifier():
        return []
    if kind in ZERO and each.get("usesScalarValueType") != "NO":
        return [f"  public var {escaped(name)}: {kind} {{",
                f"    get {{ value(forKey: \"{name}\") as? {kind} ?? {ZERO[kind]} }}",
                f"    set {{ setValue(newValue, forKey: \"{name}\") }}", "  }"]
    kind = "NSNumber" if kind in ZERO else kind
    return [f"  public var {escaped(name)}: {kind}? {{", f"    get {{ value(forKey: \"{name}\") as? {kind} }}",
            f"    set {{ setValue(newValue, forKey: \"{name}\") }}", "  }"]


def _relationship(each, classes):
    name, target = each.get("name", ""), classes.get(each.get("destinationEntity", ""), ANY_CLASS)
    if not name.isidentifier():
        return []
    is_many = each.get("toMany") == "YES"
    kind = ("NSOrderedSet" if each.get("ordered") == "YES" else "NSSet") if is_many else target
    lines = [f"  var {escaped(name)}: {kind}? {{", f"    get {{ value(forKey: \"{name}\") as? {kind} }}",
             f"    set {{ setValue(newValue, forKey: \"{name}\") }}", "  }"]
    if is_many:
        capital = name[:1].upper() + name[1:]
        added = {"NSSet": "NSSet(array: ({0}?.allObjects ?? []){1})", "NSOrderedSet": "NSOrderedSet(array: ({0}?.array ?? []){1})"}[kind]
        everything = {"NSSet": "allObjects", "NSOrderedSet": "array"}[kind]
        for verb, change, several in (
                ("addTo", " + [value]", f" + values.{everything}"),
                ("removeFrom", ".filter { ($0 as AnyObject) !== value }", ".filter { !values.contains($0) }")):
            lines += [f"  func {verb}{capital}(_ value: {target}) {{ {escaped(name)} = {added.format(escaped(name), change)} }}",
                      f"  func {verb}{capital}(_ values: {kind}) {{ {escaped(name)} = {added.format(escaped(name), several)} }}"]
    return lines


def _described(each, classes, there):
    """An entity as an expression, with all that its objects have."""
    name = classes[each.get("name")]
    parent = f", parent: {literal(each.get('parentEntity'))}" if each.get("parentEntity") else ""
    lines = [f"    NSEntityDescription(_name: {literal(each.get('name'))}, {name if name in there else ANY_CLASS}.self{parent}, ["]
    lines += [f"      NSAttributeDescription(_name: {literal(attribute.get('name', ''))}, {_default(attribute)}),"
              for attribute in each.findall("attribute")]
    for relationship in each.findall("relationship"):
        inverse, rule = relationship.get("inverseName"), RULES.get(relationship.get("deletionRule", ""), "noActionDeleteRule")
        lines.append(
            f"      NSRelationshipDescription(_name: {literal(relationship.get('name', ''))}, "
            f"to: {literal(relationship.get('destinationEntity', ''))}, inverse: {literal(inverse) if inverse else 'nil'}, "
            f"isToMany: {_said(relationship, 'toMany')}, isOrdered: {_said(relationship, 'ordered')}, .{rule}),")
    return [*lines, "    ]),"]


def _class(each, declared):
    """The class of an entity's objects; that of all where Xcode would add to one that is not there."""
    name = each.get("representedClassName").lstrip(".")
    return ANY_CLASS if each.get("codeGenerationType") == "category" and name not in declared else name


def _said(each, key):
    return "true" if each.get(key) == "YES" else "false"


def code(folders, declared):
    """The code for the models in some folders; empty where there is none. `declared`: classes that the code itself has.

    The classes are of no actor, as NSManagedObject is, whatever the module's own are.
    """
    lines, described = [], []
    for folder in folders:
        entities = _entities(folder)
        classes = {each.get("name"): _class(each, declared) for each in entities}
        there = set(declared)
        for each in entities:
            name, kind = classes[each.get("name")], each.get("codeGenerationType")
            if kind not in ("class", "category") or not name.isidentifier() or (kind == "class" and name in declared):
                continue
            if name == ANY_CLASS:
                continue
            if kind == "class":
                parent = classes.get(each.get("parentEntity", ""), ANY_CLASS)
                lines += [f"nonisolated public class {name}: {parent} {{}}"]
                there.add(name)
            if not each.get("parentEntity"):
                lines.append(f"nonisolated extension {name}: Identifiable {{}}")
            lines += [f"nonisolated extension {name} {{",
                      f"  class func fetchRequest() -> NSFetchRequest<{name}> {{ NSFetchRequest<{name}>(entityName: "
                      f"\"{each.get('name')}\") }}"]
            for attribute in each.findall("attribute"):
                lines += _attribute(attribute)
            for relationship in each.findall("relationship"):
                lines += _relationship(relationship, classes)
            lines.append("}")
        described += [line for each in entities for line in _described(each, classes, there)]
    if not described:
        return ""
    return "\n".join([
        "// The classes of the data models, as Xcode makes them, and what their entities have.", "import CoreData", "import Foundation",
        *lines, "nonisolated enum _ProjectDataModel: _DataModel {", "  static var entities: [NSEntityDescription] { [", *described, "  ] }",
        "}"]) + "\n"
