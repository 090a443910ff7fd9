import { expect, test } from "vitest";
import { documentOf, fillText, htmlOf, type Text, undivided } from "./text.ts";

const company = {
  company: "Wind & Co <GmbH>",
  street: "Hof 1",
  city: "Berlin",
  representative: "R",
  register: "HRB 1",
  vatId: "DE1",
  supportEmail: "help@example.org",
  supportPhone: "030 12",
};
const text: Text = {
  key: "terms",
  locale: "en",
  front: { title: "Terms of {{brand}}" },
  intro: "<p>{{company}}</p>",
  parts: [{ level: 2, id: "who", title: "Who is {{company}}?", html: "<p>{{unknown}}</p>" }],
  words: 3,
};

test("names of the company are escaped in HTML and plain elsewhere", () => {
  const filled = fillText(text, { brand: "Aufwind", company });
  expect(filled.front.title).toBe("Terms of Aufwind");
  expect(filled.intro).toBe("<p>Wind &amp; Co &lt;GmbH&gt;</p>");
  expect(filled.parts[0]?.title).toBe("Who is Wind & Co <GmbH>?");
});

test("headings keep their ids and cannot carry markup", () => {
  const html = htmlOf(fillText(text, { brand: "Aufwind", company }));
  expect(html).toContain('<h2 id="who">Who is Wind &amp; Co &lt;GmbH&gt;?</h2>');
});

test("a number to dial is never split between lines", () => {
  const intro = "<p>{{supportPhone}}, 0800 111 0 111 or 116 117, since 2026 3 times</p>";
  const filled = fillText({ ...text, intro }, { brand: "Aufwind", company: { ...company, supportPhone: "+49 30 1" } });
  expect(filled.intro.replaceAll("\u00a0", "~")).toBe("<p>+49~30~1, 0800~111~0~111 or 116~117, since 2026 3 times</p>");
});

test("a number to call is dialled without its spaces, and read with them", () => {
  const intro = '<a href="tel:{{supportPhone}}">{{supportPhone}}</a>';
  expect(fillText({ ...text, intro }, { brand: "Aufwind", company }).intro).toBe('<a href="tel:03012">030\u00a012</a>');
});

test.each([
  ["nach § 36 VSBG, §§ 355 ff.", "nach §~36~VSBG, §§~355 ff."],
  ["Art. 6 Abs. 1 lit. b", "Art.~6 Abs.~1~lit.~b"],
  [
    "§ 19 UStG, § 25 Abs. 2 Nr. 2 TDDDG, § 27a Umsatzsteuergesetz",
    "§~19~UStG, §~25 Abs.~2~Nr.~2 TDDDG, §~27a Umsatzsteuergesetz",
  ],
  [
    "Artikel 28 DSGVO, Article 11 DSA, Artikel 21 des Gesetzes",
    "Artikel~28~DSGVO, Article~11~DSA, Artikel~21 des Gesetzes",
  ],
  ["nach Anlage 3, z. B. ein e. V. in 10115 Berlin", "nach Anlage~3, z.~B. ein e.~V. in 10115~Berlin"],
  ["see section 4, Section A7 and the section below", "see section~4, Section~A7 and the section below"],
  ["Teil A gilt, Part B, Teil der Regeln", "Teil~A gilt, Part~B, Teil der Regeln"],
  ["19 % von 95 € oder 500 Euro, 3 mal", "19~% von 95~€ oder 500~Euro, 3 mal"],
  ["bis 5 Minuten, in 14 Tagen 5, ab 3 Sternen", "bis 5~Minuten, in 14~Tagen 5, ab 3 Sternen"],
  ["am 20. Juli 2025, on 3 May, in May 3 days", "am 20.~Juli~2025, on 3~May, in May 3~days"],
  ["Rente – und nun? 9–12 Uhr", "Rente~– und nun? 9–12 Uhr"],
])("%s is not torn", (words, joined) => {
  expect(undivided(words).replaceAll("\u00a0", "~")).toBe(joined);
});

test("„E-Mail“ stays on one line, but nothing changes in a tag", () => {
  const intro = '<p title="E-Mail – § 1">E-Mails an <a href="#E-Mail">uns</a></p>';
  const filled = fillText({ ...text, intro }, { brand: "Aufwind", company });
  expect(filled.intro).toBe('<p title="E-Mail – § 1">E-\u2060Mails an <a href="#E-Mail">uns</a></p>');
});

test("a dash stays with the word before it in titles", () => {
  const front = { title: "Rest – and now?" };
  const parts = [{ level: 2, id: "rest", title: "Rest – again", html: "" }];
  const document = documentOf(fillText({ ...text, front, parts }, { brand: "Aufwind", company }));
  expect([document.title, document.contents[0]?.title]).toEqual(["Rest\u00a0– and now?", "Rest\u00a0– again"]);
});
