import { LOCALES } from "@aufwind/rules/locale";
import { tidyNote } from "@aufwind/rules/notes";
import { NOTE_TEMPLATES, templateText } from "@aufwind/rules/notes-templates";
import fc from "fast-check";
import type { Node } from "prosemirror-model";
import { expect, test } from "vitest";
import { documentOf, textOf } from "./note-document.ts";

const again = (text: string) => textOf(documentOf(text));

/** Texts full of what could be taken for a mark. */
const marked = fc
  .array(
    fc.constantFrom(
      "#",
      "##",
      "# ",
      "## ",
      "-",
      "- ",
      "*",
      "**",
      "• ",
      "1.",
      "1) ",
      " ",
      "\t",
      "\n",
      "a",
      "ö",
      "\u00a0",
    ),
  )
  .map((parts) => parts.join(""));

test("every stored text comes back as it was, to the letter", () => {
  fc.assert(
    fc.property(fc.oneof(marked, fc.string({ unit: "binary" })), (typed) => {
      const stored = tidyNote(typed);
      expect(again(stored)).toBe(stored);
    }),
    { numRuns: 2000 },
  );
});

test("templates come back as they are", () => {
  for (const template of NOTE_TEMPLATES)
    for (const locale of LOCALES) expect(again(templateText(template, locale))).toBe(templateText(template, locale));
});

test("headings, items and bold words are recognized, and what is not closed stays text", () => {
  const shown = ({ text, marks }: Node) => (marks.length > 0 ? `<${text}>` : `${text}`);
  const lines = documentOf("# Ziel\n- **eins** zwei\n 2) drei\n\nvier ** fünf\n****").children.map(
    ({ type, attrs, children }) => `${type.name}(${attrs.mark ?? ""}) ${children.map(shown).join("")}`,
  );
  expect(lines).toEqual([
    "heading(# ) Ziel",
    "item(- ) <eins> zwei",
    "item( 2) ) drei",
    "paragraph() ",
    "paragraph() vier ** fünf",
    "paragraph() ****",
  ]);
});
