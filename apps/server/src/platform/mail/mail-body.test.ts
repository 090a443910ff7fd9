import { expect, test } from "vitest";
import { mailBody } from "./mail-body.ts";

const plain = {
  locale: "de",
  brand: "Aufwind",
  heading: "Guten Tag",
  passages: ["Hallo"],
  footer: ["Musterstraße 1"],
} as const;

test("says the same in HTML and in plain text", () => {
  const button = { label: "Bestätigen", url: "https://example.org/de/x", fallback: "Oder kopieren Sie:" };
  const { html, text } = mailBody({ ...plain, passages: ["Eins", button, "Zwei\nzeilig"], footer: ["Fuß"] });
  expect(text).toBe(
    "Aufwind\n\nGuten Tag\n\nEins\n\nBestätigen:\nhttps://example.org/de/x\n\nZwei\nzeilig\n\n-- \nFuß\n",
  );
  for (const part of ["Guten Tag", "Eins", "Zwei<br>zeilig", 'href="https://example.org/de/x"', "Bestätigen", "Fuß"])
    expect(html).toContain(part);
});

test("names its language for screen readers and follows a dark screen", () => {
  const { html } = mailBody({ ...plain, passages: [], footer: [] });
  expect(html).toContain('<html lang="de">');
  expect(html).toContain("prefers-color-scheme:dark");
});

test("what people typed stays text, wherever it stands", () => {
  const evil = `<img src=x onerror="alert('1')"> & more`;
  const button = { label: evil, url: `https://example.org/"><script>`, fallback: evil };
  const fact = { label: evil, value: evil };
  const { html } = mailBody({
    ...plain,
    brand: evil,
    heading: evil,
    passages: [evil, { quote: evil }, { card: { person: fact, initials: "<i", facts: [fact] } }, button],
    footer: [evil],
  });
  expect(html).not.toMatch(/<img src=x|<script/);
  expect(html).toContain("&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more");
});

test("marks the words of others line by line", () => {
  const { text, html } = mailBody({ ...plain, passages: [{ quote: "eins\r\nzwei" }], footer: [] });
  expect(text).toContain("> eins\n> zwei");
  expect(html).toContain("eins<br>zwei</blockquote>");
});

test("a card says the same in plain text, and shows a picture of the mail or initials", () => {
  const card = {
    person: { label: "Mit", value: "Jonas Weber" },
    initials: "JW",
    facts: [{ label: "Wann", value: "Dienstag\n14:00" }],
  };
  const { text, html } = mailBody({ ...plain, passages: [{ card }], footer: [] });
  expect(text).toContain("Mit: Jonas Weber\nWann: Dienstag\n14:00");
  expect(html).toContain(">JW</span>");
  expect(html).toContain("Dienstag<br>14:00");
  const pictured = mailBody({ ...plain, passages: [{ card: { ...card, picture: "portrait" } }], footer: [] }).html;
  expect(pictured).toContain('src="cid:portrait"');
  expect(pictured).not.toContain(">JW<");
});

test("a ticket shows its picture, and its code in plain text too", () => {
  const code = { label: "Ihr Code:", value: "2222-3333" };
  const ticket = { picture: "card", title: "Gutschein", value: "50 €", names: ["für <b>Lena</b>"], code };
  const { text, html } = mailBody({ ...plain, passages: [{ ticket }], footer: [] });
  expect(text).toContain("Ihr Code: 2222-3333");
  for (const part of ['src="cid:card"', "50 €", "für &lt;b&gt;Lena&lt;/b&gt;", "2222-3333"])
    expect(html).toContain(part);
});

test("loads nothing from the web", () => {
  const card = { person: { label: "a", value: "b" }, initials: "c", picture: "portrait", facts: [] };
  const { html } = mailBody({ ...plain, passages: ["x", { card }], footer: ["y"] });
  expect(html).not.toMatch(/src="(?!cid:)|url\(|<link|@import/);
});
