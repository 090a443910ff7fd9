import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./project.ts";

// The table "One word for one thing" of the glossary says which words lost, and where they are allowed all the same.

type Rule = { locale: string; lost: RegExp; phrases: string[]; sections: string[]; folders: string[] };
type Text = { locale: string; file: string; section: string; text: string };

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const quoted = (cell = "") => [...cell.matchAll(/`([^`]+)`/g)].map(([, each = ""]) => each);
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** `word` is a whole word, `word*` any that begins with it. */
const asPattern = (words: string[]) =>
  new RegExp(
    words
      .map((word) => `(?<![\\p{L}-])${escaped(word.replace("*", ""))}${word.endsWith("*") ? "" : "(?![\\p{L}-])"}`)
      .join("|"),
    "giu",
  );

const [, table = ""] = read("docs/glossary.md").split("## One word for one thing");
const RULES: Rule[] = table
  .split("\n## ")[0]
  ?.split("\n")
  .filter((line) => /^\| (?:en|de) \|/.test(line))
  .map((line) => {
    const [, locale = "", , lost, allowed] = line.split("|").map((cell) => cell.trim());
    const exempt = quoted(allowed);
    return {
      locale,
      lost: asPattern(quoted(lost)),
      phrases: exempt.filter((each) => !/^#|\/$/.test(each)),
      sections: exempt.filter((each) => each.startsWith("#")),
      folders: exempt.filter((each) => each.endsWith("/")),
    };
  }) as Rule[];

type Tree = { [key: string]: string | Tree };
/** Without the sign that keeps a word on one line. */
const valuesOf = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) =>
    typeof value === "string" ? [value.replaceAll("\u2060", "")] : valuesOf(value),
  );

const localeOf = (file: string) => /(?:locales\/|\.)(en|de)(?:\/|\.md)/.exec(file)?.[1] ?? "";
const LOCALES = globSync(
  ["apps/web/app/locales/*/*.json", "apps/server/locales/*/*.json", "packages/contract/locales/*/*.json"],
  { cwd: ROOT },
).flatMap((file): Text[] =>
  valuesOf(JSON.parse(read(file)) as Tree).map((text) => ({ locale: localeOf(file), file, section: "", text })),
);
/** Line by line, each with the sections it stands in; without addresses, anchors and code. */
const CONTENT = globSync("content/**/*.md", { cwd: ROOT }).flatMap((file): Text[] => {
  let section = "";
  return read(file)
    .split("\n")
    .map((line) => {
      section = /^#+ .*\{(#[\w-]+)\}/.exec(line)?.[1] ?? section;
      const text = line.replaceAll(/\]\([^)]*\)|\{#[^}]*\}|`[^`]*`|\S+@\S+/g, "]");
      return { locale: localeOf(file), file, section, text };
    });
});

function offences({ locale, lost, phrases, sections, folders }: Rule): string[] {
  return [...LOCALES, ...CONTENT]
    .filter((each) => each.locale === locale && !sections.includes(each.section))
    .filter(({ file }) => !folders.some((folder) => file.includes(folder)))
    .flatMap(({ file, text }) => {
      const bare = phrases.reduce((left, phrase) => left.replaceAll(new RegExp(escaped(phrase), "gi"), ""), text);
      const words = bare.replaceAll(/\{\{[^}]*\}\}|<\/?\w+>|\S+\.json/g, "");
      return [...words.matchAll(lost)].map(([word]) => `${file}: "${word}" in "${text.slice(0, 90)}"`);
    });
}

test("the glossary has words for both languages", () => {
  expect(new Set(RULES.map(({ locale }) => locale))).toEqual(new Set(["en", "de"]));
});

test("no text uses a word that lost to another", () => {
  expect(RULES.flatMap(offences)).toEqual([]);
});
