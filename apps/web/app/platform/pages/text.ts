import type { Site } from "@aufwind/contract/site";
import type { Locale } from "@aufwind/rules/locale";

/** A heading and its content, up to the next heading of any level. */
export type Part = { level: number; id: string; title: string; html: string };

/** A text of `content/` as built: front matter, the introduction, and the sections. */
export type Text = {
  key: string;
  locale: Locale;
  front: Record<string, string>;
  intro: string;
  parts: Part[];
  words: number;
};

/** Fills in this installation's names for `{{brand}}`, `{{company}}` and so on; after `tel:` a number as dialled. */
export function fillText(text: Text, site: Pick<Site, "brand" | "company">): Text {
  const names: Record<string, string> = { brand: site.brand, ...site.company };
  const plain = (words: string) => words.replace(/\{\{(\w+)\}\}/g, (known, name: string) => names[name] ?? known);
  const title = (words: string) => undivided(plain(words));
  const html = (words: string) =>
    undividedHtml(
      words.replace(/(tel:)?\{\{(\w+)\}\}/g, (known, tel: string | undefined, name: string) =>
        tel ? `${tel}${(names[name] ?? "").replaceAll(/[^+\d]/g, "")}` : escapeHtml(names[name] ?? known),
      ),
    );
  return {
    ...text,
    front: Object.fromEntries(Object.entries(text.front).map(([name, value]) => [name, plain(value)])),
    intro: html(text.intro),
    parts: text.parts.map((part) => ({ ...part, title: title(part.title), html: html(part.html) })),
  };
}

const TOGETHER = [
  // A number to dial.
  /(?:\+\d{2}|\b0\d{2,4}|\b116)(?: \d+)+/g,
  // A legal reference.
  /§§? (?=\d)|\b(?:Art|Abs|Nr|lit)\. (?=\w)|\b(?:[Aa]rticle|[Ss]ection|Artikel|Absatz|Anlage|Annex) (?=[A-Z]?\d)|\b(?:Teil|Part) (?=[A-Z]\b)/g,
  // The parts of a legal reference that say little alone, its law, and an abbreviation of two words.
  /(?<=\bAbs\.\s\d+) (?=(?:lit|Nr)\.)|(?<=(?:§|Artikel|Article)\s\d+\w?) (?=[A-Z]\p{L}*[A-Z])|\bz\. (?=B\.)|\be\. (?=V\.)/gu,
  // A town.
  /\b\d{5} (?=[A-ZÄÖÜ])/g,
  // An amount.
  /\d (?=€|%|Euro\b)/g,
  // A length of time or a number of points.
  /\d (?=(?:Minuten?|Stunden?|Tagen?|Werktagen?|Wochen?|Monaten?|Jahren?|Punkten?|minutes?|hours?|days?|weeks?|months?|years?|points?)\b)/g,
  // A date; the weekday before it may stand on the line above.
  /\d\.? (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?: (?=\d{4}\b))?/g,
  /\d (?:January|February|March|May|June|July|October|December)(?: (?=\d{4}\b))?/g,
  // A dash never begins a line.
  / (?=–\s)/g,
];

/** What belongs together stays on one line; so does "E-Mail", by a word joiner, since the fonts lack U+2011. */
export const undivided = (words: string) =>
  TOGETHER.reduce((joined, each) => joined.replace(each, (found) => found.replaceAll(" ", "\u00a0")), words).replace(
    /\bE-(?=Mail)/g,
    "E-\u2060",
  );

/** Tags and their attributes stay as they are. */
const undividedHtml = (html: string) => html.replace(/(<[^>]*>)|[^<]+/g, (found, tag) => tag ?? undivided(found));

/** The whole text as HTML, headings with their ids. */
export function htmlOf({ intro, parts }: Pick<Text, "intro" | "parts">): string {
  const sections = parts.map(
    ({ level, id, title, html }) => `<h${level} id="${id}">${escapeHtml(title)}</h${level}>\n${html}`,
  );
  return intro + sections.join("");
}

/** A long text with its table of contents, as a page shows it. */
export function documentOf(text: Text) {
  const contents = text.parts.filter(({ level }) => level <= 3).map(({ level, id, title }) => ({ level, id, title }));
  const { title = "", description = "", updated } = text.front;
  return { title: undivided(title), description, updated, contents, html: htmlOf(text) };
}
export type LoadedDocument = ReturnType<typeof documentOf>;

/** Escapes text for HTML and its attributes. */
export const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
