import { expect, test } from "vitest";
import { letter } from "./letter.ts";

const plain = {
  locale: "de",
  brand: "Aufwind",
  heading: "Guten Tag",
  passages: ["Hallo"],
  footer: ["Musterstraße 1"],
} as const;

test("says the same in HTML and in plain text", () => {
  const button = { label: "Bestätigen", url: "https://example.org/de/x", fallback: "Oder kopieren Sie:" };
  const { html, text } = letter({ ...plain, passages: ["Eins", button, "Zwei\nzeilig"], footer: ["Fuß"] });
  expect(text).toBe(
    "Aufwind\n\nGuten Tag\n\nEins\n\nBestätigen:\nhttps://example.org/de/x\n\nZwei\nzeilig\n\n-- \nFuß\n",
  );
  for (const part of ["Guten Tag", "Eins", "Zwei<br>zeilig", 'href="https://example.org/de/x"', "Bestätigen", "Fuß"])
    expect(html).toContain(part);
});

test("names its language for screen readers and follows a dark screen", () => {
  const { html } = letter({ ...plain, passages: [], footer: [] });
  expect(html).toContain('<html lang="de">');
  expect(html).toContain("prefers-color-scheme:dark");
});

test("what people typed stays text, wherever it stands", () => {
  const evil = `<img src=x onerror="alert('1')"> & more`;
  const button = { label: evil, url: `https://example.org/"><script>`, fallback: evil };
  const { html } = letter({
    ...plain,
    brand: evil,
    heading: evil,
    passages: [evil, { quote: evil }, button],
    footer: [evil],
  });
  expect(html).not.toMatch(/<img|<script/);
  expect(html).toContain("&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more");
});

test("marks the words of others line by line", () => {
  const { text, html } = letter({ ...plain, passages: [{ quote: "eins\r\nzwei" }], footer: [] });
  expect(text).toContain("> eins\n> zwei");
  expect(html).toContain("eins<br>zwei</blockquote>");
});

test("loads nothing from anywhere", () => {
  const { html } = letter({ ...plain, passages: ["x"], footer: ["y"] });
  expect(html).not.toMatch(/src=|url\(|<link|@import/);
});
