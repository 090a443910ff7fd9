import { expect, test } from "vitest";
import { addTemplate, breakLine, type Edit, type Selected, toggleLines, toggleStrong } from "./edits.ts";

/** A text with its selection between two bars, or one for the caret. */
function read(marked: string): Selected {
  const [before = "", chosen = "", after] = marked.split("|");
  const [text, to] =
    after === undefined ? [before + chosen, before.length] : [before + chosen + after, before.length + chosen.length];
  return { text, from: before.length, to };
}
function done(marked: string, edit: (selected: Selected) => Edit | undefined): string | undefined {
  const selected = read(marked);
  const made = edit(selected);
  if (!made) return undefined;
  const text = selected.text.slice(0, made.from) + made.insert + selected.text.slice(made.to);
  const [from, to] = made.select;
  return from === to
    ? `${text.slice(0, from)}|${text.slice(from)}`
    : `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`;
}

test.each([
  ["a |Ruhe| b", "a **|Ruhe|** b"],
  ["a **|Ruhe|** b", "a |Ruhe| b"],
  ["a | b", "a **|** b"],
])("strong makes %j to %j", (before, after) => expect(done(before, toggleStrong)).toBe(after));

test.each([
  ["a\nZiel|\nb", "## ", "a\n## Ziel|\nb"],
  ["## Zi|el", "## ", "Ziel|"],
  ["- Zi|el", "## ", "## Ziel|"],
  ["|", "- ", "- |"],
  ["x\n|eins\n\nzwei|", "- ", "x\n|- eins\n\n- zwei|"],
  ["|- eins\n- zwei|", "- ", "|eins\nzwei|"],
] as const)("%j with %j becomes %j", (before, mark, after) =>
  expect(done(before, (selected) => toggleLines(selected, mark))).toBe(after),
);

test.each([
  ["- eins|", "- eins\n- |"],
  ["- eins\n- |", "- eins\n|"],
  ["eins|", undefined],
  ["- e|in|s", undefined],
])("a line break makes %j to %j", (before, after) => expect(done(before, breakLine)).toBe(after));

test.each([
  ["|", "# T|"],
  ["Text \n\n|", "Text\n\n# T|"],
])("a template comes after %j", (before, after) =>
  expect(done(before, (selected) => addTemplate(selected, "# T"))).toBe(after),
);
