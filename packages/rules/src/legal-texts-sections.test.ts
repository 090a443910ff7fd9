import { expect, test } from "vitest";
import { fillNames, sectionsOf, titleOf } from "./legal-texts-sections.ts";

const SOURCE = `---
title: Terms
---
Hello **you**, [write to us](page:contact).

## Fees {#fees}

- One \\*
1. First

| When | What |
|---|---|
| early | nothing |

### Three columns {#three}

| | A | B |
|---|---|---|
| x | 1 | 2 |
`;

test("a text falls into sections of plain blocks, and no mark is left", () => {
  expect(sectionsOf(SOURCE)).toEqual([
    { id: "", level: 1, title: "", blocks: [{ kind: "paragraph", text: "Hello you, write to us." }] },
    {
      id: "fees",
      level: 2,
      title: "Fees",
      blocks: [
        { kind: "item", text: "One *" },
        { kind: "paragraph", text: "1. First" },
        { kind: "head", text: "When: What" },
        { kind: "row", text: "early: nothing" },
      ],
    },
    {
      id: "three",
      level: 3,
      title: "Three columns",
      blocks: [
        { kind: "head", text: "A · B" },
        { kind: "row", text: "x · 1 · 2" },
      ],
    },
  ]);
});

test("its title stands in its head", () => expect(titleOf(SOURCE)).toBe("Terms"));

test("names are filled in, unknown ones stay", () => {
  expect(fillNames("{{brand}} and {{nobody}}", { brand: "Aufwind" })).toBe("Aufwind and {{nobody}}");
});
