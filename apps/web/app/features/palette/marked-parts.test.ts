import { expect, test } from "vitest";
import { markedParts } from "./marked-parts.ts";

test.each([
  ["Jörg Groß", "jor", ["", "Jör", "g Groß"]],
  ["Jörg Groß", "GRO", ["Jörg ", "Gro", "ß"]],
  ["Anna Öz", " öz ", ["Anna ", "Öz", ""]],
  ["Jörg Groß", "joerg", ["Jörg Groß", "", ""]],
  ["Jörg", "", ["Jörg", "", ""]],
  ["Jo", "Jörg", ["Jo", "", ""]],
])("%s, typed %s", (text, typed, parts) => expect(markedParts(text, typed)).toEqual(parts));
