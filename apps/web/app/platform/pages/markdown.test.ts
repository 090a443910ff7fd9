import { expect, test } from "vitest";
import { readMarkdown } from "./markdown.ts";

const SOURCE = `---
title: "Terms: the short version"
updated: 2026-11-15
---
Hello {{brand}}, [write](page:contact).

## Fees & payment {#fees}

| What | How much |
|---|---|
| Fee | 19 % |

### Über uns

Text.
`;
const read = () => readMarkdown(SOURCE, (href) => href.replace("page:", "/en/"));

test("front matter keeps colons inside quotes", () => {
  expect(read().front).toEqual({ title: "Terms: the short version", updated: "2026-11-15" });
});

test("placeholders stay for run time and links are resolved", () => {
  expect(read().intro).toBe('<p>Hello {{brand}}, <a href="/en/contact">write</a>.</p>\n');
});

test("each heading is a part with its id, given or made from its words", () => {
  expect(read().parts.map(({ level, id, title }) => ({ level, id, title }))).toEqual([
    { level: 2, id: "fees", title: "Fees & payment" },
    { level: 3, id: "uber-uns", title: "Über uns" },
  ]);
});

test("a table scrolls inside its own region that the keyboard reaches", () => {
  const html = read().parts[0]?.html;
  expect(html).toContain('<div class="table-scroll" role="region" tabindex="0" aria-label="What, How much">');
  expect(html).toContain('<th scope="col" role="columnheader">What</th>');
  expect(html).toContain('<td role="cell" data-label="How much">19\u00a0%</td>');
});

test("a number of a crisis line can be called; other bold words stay", () => {
  const { intro } = readMarkdown("---\ntitle: T\n---\nCall **116 117**, **at once**.", String);
  expect(intro).toBe('<p>Call <strong><a href="tel:116117">116&nbsp;117</a></strong>, <strong>at once</strong>.</p>\n');
});

test("a text without front matter is refused", () => {
  expect(() => readMarkdown("# Title", String)).toThrow("front matter");
});
