# SPDX-License-Identifier: Apache-2.0
"""What the scripts need to know of a Swift file's text, for which no compiler is asked."""
import re

LITERAL = re.compile(r'//[^\n]*|/\*.*?\*/|#*"""(?:\\.|.)*?"""#*|#*"(?:\\.|[^"\\\n])*"#*', re.S)
DECLARATION = re.compile(
    r"((?:@\w+(?:\([^)]*\))?\s+|\b(?:public|package|internal|private|fileprivate|final|nonisolated|indirect)\s+)*)"
    r"\b(struct|class|enum|extension|actor|func|init|var|protocol|subscript)\b\s*([\w.`]*)\s*(<)?[^:]*(?::(.*))?", re.S)
KEYWORD = re.compile(r"\b(?:struct|class|enum|extension|actor|func|init|var|protocol|subscript)\b")
IMPORT = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|internal|private|fileprivate|package)\s+)?"
                    r"import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)")

# What Foundation hands on where Apple makes it, so that files do not name it; on Linux these are modules of their own.
# And previews are made in debug builds, where many stand in an #if.
PREVIEW_FLAGS = ["-DDEBUG"] + [word for module in ("Combine", "FoundationNetworking", "Observation")
                               for word in ("-Xfrontend", "-import-module", "-Xfrontend", module)]


def without_imports(text, is_left_out):
    """The text without the imports of some modules, line numbers kept."""
    lines = text.split("\n")
    for index, line in enumerate(lines):
        match = IMPORT.match(line)
        if match and is_left_out(match.group(1)):
            lines[index] = ""
    return "\n".join(lines)


def without_literals(text):
    """The text with comments and strings blanked, line by line the same."""
    return LITERAL.sub(lambda match: "\n" * match.group().count("\n"), text)


def views(text):
    """The views that a file declares and another file can name: (name, line)."""
    found, stack = [], []
    text = without_literals(text)
    for match in re.finditer(r"[^{}]*[{}]", text):
        piece = match.group()
        if piece.endswith("}"):
            del stack[-1:]
            continue
        # What the brace belongs to is the last thing that is declared before it.
        begins = [m.start() for m in KEYWORD.finditer(piece)]
        before = piece[:begins[-1]].rsplit("\n", 1)[-1] if begins else ""
        declaration = DECLARATION.match((before + piece[begins[-1]:-1]).lstrip()) if begins else None
        if not declaration:
            stack.append("")
            continue
        words, kind, name, generic, inherited = declaration.groups()
        is_type = kind in ("struct", "class", "enum", "extension", "actor")
        hidden = re.search(r"\b(?:private|fileprivate)\b", words) or generic
        known = name if is_type and name and not hidden else ""
        conforms = re.search(r"(?:^|[,&\s.])View\s*(?:$|[,&\s])", " " + (inherited or "").split(" where ")[0] + " ")
        if kind in ("struct", "extension") and known and conforms and all(stack):
            line = text.count("\n", 0, match.start() + begins[-1]) + 1
            found.append((".".join(stack + [known]), line))
        stack.append(known)
    # The declaration of a type, not an extension of it, says where it is.
    return list({name: line for name, line in reversed(found)}.items())[::-1]
