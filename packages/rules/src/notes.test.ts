import { expect, test } from "vitest";
import { STATUSES } from "./appointments/status.ts";
import { LOCALES } from "./locale.ts";
import { blocksOf, excerptOf, mayHaveNote, NOTE_LIMIT, partsOf, plainNote, searchFor, tidyNote } from "./notes.ts";
import { NOTE_TEMPLATES, templateText } from "./notes-templates.ts";

const plain = (text: string) => [{ text, strong: false }];

test("only an appointment that was agreed has a note, whatever became of it", () => {
  const agreed = STATUSES.filter((status) => mayHaveNote({ status, agreedAt: 1 }));
  const never = STATUSES.filter((status) => mayHaveNote({ status, agreedAt: null }));
  expect([agreed, never]).toEqual([[...STATUSES], ["Scheduled", "No Show", "Completed"]]);
});

test("what nobody types is taken out, and nothing else", () =>
  expect(tidyNote(" a\r\nb\rc\u0000\u001b\u0085\td\n ")).toBe(" a\nb\nc\td\n "));

test("headings, lists and strong words are read; markup stays text", () =>
  expect(blocksOf("# Ziel\nRuhe **finden**\nzweite Zeile\n\n- eins\n* zwei\n1. drei\n<script>x</script>")).toEqual([
    { kind: "heading", level: 1, pieces: plain("Ziel") },
    {
      kind: "paragraph",
      lines: [
        [
          { text: "Ruhe ", strong: false },
          { text: "finden", strong: true },
        ],
        plain("zweite Zeile"),
      ],
    },
    { kind: "list", ordered: false, items: [plain("eins"), plain("zwei")] },
    { kind: "list", ordered: true, items: [plain("drei")] },
    { kind: "paragraph", lines: [plain("<script>x</script>")] },
  ]));

test.each([
  ["**offen", [{ text: "**offen", strong: false }]],
  [
    "**a** und **b",
    [
      { text: "a", strong: true },
      { text: " und **b", strong: false },
    ],
  ],
  ["#kein Titel", plain("#kein Titel")],
  ["3.500 Euro", plain("3.500 Euro")],
])("%j is a line of text", (line, pieces) => expect(blocksOf(line)).toEqual([{ kind: "paragraph", lines: [pieces] }]));

test("an empty note has no blocks, and the longest is read at once", () => {
  expect(blocksOf(" \n\t\n- \n*")).toEqual([]);
  const begun = process.cpuUsage();
  for (const piece of ["*", "**", "# ", "- ", "1. ", "\n", " ", "- \n", "**a"])
    blocksOf(piece.repeat(NOTE_LIMIT).slice(0, NOTE_LIMIT));
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(500);
});

test("a search finds all words in any spelling", () => {
  const found = searchFor("Größe mueller");
  expect([found("Frau Müller spricht von GRÖSSE"), found("nur Größe"), searchFor("")("")]).toEqual([true, false, true]);
});

test("an excerpt is one line, begins near the word, and cuts none", () => {
  const long = plainNote(`# Titel\n${"Anfang ".repeat(40)}\n- **Burnout** im Herbst\n${"Ende ".repeat(60)}`);
  expect(excerptOf("kurz")).toBe("kurz");
  expect(excerptOf(long)).toMatch(/^Anfang .* Anfang …$/);
  expect(excerptOf(long, "burnout")).toMatch(/^… (Anfang )+· Burnout im Herbst · (Ende )+…$/);
  expect(excerptOf("x".repeat(1000)).length).toBeLessThanOrEqual(190);
});

test("a note in one line parts what was on lines of its own, and leaves headings out unless they are searched", () => {
  const note = "# Anlass\n- Kommt abends nicht zur Ruhe\n- Schläft schlecht.\n\n## Ziel\n**Abende** ohne Laptop";
  expect(plainNote(note)).toBe("Kommt abends nicht zur Ruhe · Schläft schlecht. Abende ohne Laptop");
  expect(plainNote(note, true)).toMatch(/^Anlass · Kommt .* Ziel · Abende/);
  expect(plainNote("# Nur ein Titel")).toBe("Nur ein Titel");
});

test("templates stand in both languages", () => {
  for (const template of NOTE_TEMPLATES)
    for (const locale of LOCALES)
      expect(blocksOf(templateText(template, locale))[0]).toMatchObject({ kind: "heading", level: 1 });
});

test("what was agreed stands below its heading, in every template that has one", () => {
  const note =
    "# Folgetermin\n## Thema heute\n- Schlaf\n## Bis zum nächsten Mal\n- **Handy** ab 21 Uhr weg\n- Tagebuch";
  expect(partsOf(note)).toEqual({ talked: ["Schlaf"], agreed: ["Handy ab 21 Uhr weg", "Tagebuch"] });
  expect(partsOf("## Next step\nCall the bank\n\n## Afterwards\n- nothing").agreed).toEqual(["Call the bank"]);
  expect(partsOf("Nur Text, ohne Überschrift").agreed).toEqual([]);
  for (const template of ["first", "followUp", "grow"] as const)
    for (const locale of LOCALES)
      expect(partsOf(`${templateText(template, locale)}Walk`).agreed.join()).toContain("Walk");
});
