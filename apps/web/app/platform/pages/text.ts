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
  const html = (words: string) =>
    undivided(
      words.replace(/(tel:)?\{\{(\w+)\}\}/g, (known, tel: string | undefined, name: string) =>
        tel ? `${tel}${(names[name] ?? "").replaceAll(/[^+\d]/g, "")}` : escapeHtml(names[name] ?? known),
      ),
    );
  return {
    ...text,
    front: Object.fromEntries(Object.entries(text.front).map(([name, value]) => [name, plain(value)])),
    intro: html(text.intro),
    parts: text.parts.map((part) => ({ ...part, title: plain(part.title), html: html(part.html) })),
  };
}

/** A number to dial stays on one line. */
const undivided = (html: string) =>
  html.replace(/(?:\+\d{2}|\b0\d{2,4}|\b116)(?: \d+)+/g, (number) => number.replaceAll(" ", "\u00a0"));

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
  return { title, description, updated, contents, html: htmlOf(text) };
}
export type LoadedDocument = ReturnType<typeof documentOf>;

/** Escapes text for HTML and its attributes. */
export const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
