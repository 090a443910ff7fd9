import { expect, test } from "vitest";
import { fillText, htmlOf, type Text } from "./text.ts";

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
