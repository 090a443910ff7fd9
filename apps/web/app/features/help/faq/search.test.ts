import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MOST_ASKED } from "./most-asked.ts";
import type { Category } from "./questions.server.ts";
import { bestQuestions, searchQuestions } from "./search.ts";

const categories: Category[] = [
  {
    id: "account",
    title: "Konto",
    questions: [
      {
        id: "leave",
        title: "Wie kann ich kündigen?",
        html: "<p>Mit zwei Wochen Frist, per <strong>E-Mail</strong>.</p>",
      },
      { id: "size", title: "Wie groß darf ein Foto sein?", html: "<p>Höchstens 2 MB.</p>" },
    ],
  },
  { id: "times", title: "Termine", questions: [{ id: "off", title: "Bis wann absagen?", html: "<p>24 h.</p>" }] },
  { id: "money", title: "Zahlung", questions: [{ id: "card", title: "Karte?", html: "<p>Ja.</p>" }] },
];
const ids = (q: string) => searchQuestions(categories, q).flatMap(({ questions }) => questions.map(({ id }) => id));

test.each(["kündigen", "KÜNDIGEN", "kundigen", "kuendigen", "Kündig"])("%s finds the question with its umlaut", (q) => {
  expect(ids(q)).toEqual(["leave"]);
});

test("ß and ss are the same", () => {
  expect(ids("gross")).toEqual(["size"]);
});

test("every word has to stand somewhere in title, answer or category", () => {
  expect(ids("frist konto")).toEqual(["leave"]);
  expect(ids("frist foto")).toEqual([]);
});

test("tags of the answer are not searched", () => {
  expect(ids("strong")).toEqual([]);
});

test("nothing typed shows everything", () => {
  expect(searchQuestions(categories, "  ")).toBe(categories);
});

test.each([
  ["Kündigung", "leave"],
  ["kündige", "leave"],
  ["Fotos", "size"],
  ["Karten", "card"],
  ["Kreditkarte", "card"],
  ["Stornierung", "off"],
  ["Wie kann ich kündigen?", "leave"],
])("another form of the word, or another word for it: %s", (q, id) => {
  expect(ids(q)).toEqual([id]);
});

test.each([
  ["kündgien", "leave"],
  ["kuendingen", "leave"],
  ["höchtens", "size"],
])("a slip in typing is forgiven: %s", (q, id) => {
  expect(ids(q)).toEqual([id]);
});

test("what is something else altogether finds nothing, however short", () => {
  for (const q of ["Gutschein", "xyz", "Zahnarzt", "?!"]) expect(ids(q)).toEqual([]);
});

test("a word in the question counts more than one in its answer", () => {
  const asked: Category[] = [
    {
      id: "a",
      title: "A",
      questions: [
        { id: "answer", title: "Wann zahle ich?", html: "<p>Ihre Rechnung kommt &amp; bleibt.</p>" },
        { id: "question", title: "Wo ist meine Rechnung?", html: "<p>Hier.</p>" },
      ],
    },
  ];
  expect(bestQuestions(asked, "rechnungen").map(({ id }) => id)).toEqual(["question", "answer"]);
  expect(bestQuestions(asked, "rechnungen")[1]?.text).toBe("Ihre Rechnung kommt & bleibt.");
});

test("the questions that are asked most exist, in both languages", () => {
  for (const [audience, ids] of Object.entries(MOST_ASKED))
    for (const locale of ["de", "en"]) {
      const file = new URL(`../../../../../../content/faq/${audience}.${locale}.md`, import.meta.url);
      const text = readFileSync(file, "utf8");
      expect(ids.filter((id) => !text.includes(`{#${id}}`))).toEqual([]);
    }
});
