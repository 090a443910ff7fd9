import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { readCatalogue } from "@aufwind/contract/platform/catalogue";
import { LOCALES, type Locale } from "@aufwind/rules/locale";
import { expect, test } from "vitest";
import { registerJobs } from "../src/jobs.ts";
import type { Platform } from "../src/platform/platform.ts";
import { BY_PEOPLE, DOERS, NOBODY_YET } from "./promises.ts";

// Every sentence of our texts in which we promise to do something leads to the route or the job that does it.

/** What will hold in the end. */
const newest = (text: string) => {
  const files = readdirSync(new URL(`../../../content/legal/${text}`, import.meta.url));
  return `legal/${text}/${files.sort().at(-1)?.split(".")[0]}`;
};
const DOCUMENTS = [...["terms", "privacy", "conduct"].map(newest), ...["legal/accessibility", "legal/about"]];
/** Texts of the help center and of forms. */
const NAMESPACES = ["help", "help-faq", "support", "reviews", "credentials", "vetting", "personal-data"];
const QUESTIONS = ["faq/clients", "faq/coaches", "help/marketing-tips"];

/** We, or somebody of us, and what is done. */
const PROMISES: Record<Locale, RegExp> = {
  en: /\b(?:we|our team|a member of our (?:staff|team)|a person|someone)\b[^.!?]*?\b(?:checks?|examines?|decides?|refunds?|informs?|tell|deletes?|erases?|answers?|confirm receipt|notify|pay out|lift|correct|report your|announce|remove|suspend)\b/i,
  de: /\b(?:wir|unser Team|ein Mensch|eine Person|jemand aus)\b[^.!?]*?\b(?:prüf\w*|entscheid\w*|erstatt\w*|informier\w*|teilen|sagen|lösch\w*|antworten|bestätigen den|benachrichtig\w*|zahlen|heben|berichtig\w*|melden|kündigen|entfern\w*|sperr\w*)|\b(?:prüfen|entscheidet|erstatten|informieren|löschen|beantworten|benachrichtigen|zahlen|heben|berichtigen|melden|entfernen|sperren) (?:wir|unser Team)\b/iu,
};

/** `terms.en#reports: We confirm receipt without delay`: the document, its section, and the first words. */
async function promisesOf(path: string, locale: Locale): Promise<string[]> {
  const file = new URL(`../../../content/${path}.${locale}.md`, import.meta.url);
  const text = (await readFile(file, "utf8")).replace(/^---[\s\S]*?---/, "");
  let section = "";
  return text.split("\n").flatMap((line) => {
    section = /^#+ .*\{#([\w-]+)\}/.exec(line)?.[1] ?? section;
    if (/^[#|]/.test(line)) return [];
    const sentences = line
      .replaceAll("**", "")
      .replace(/^- /, "")
      .split(/(?<=[.!?])\s+/);
    return sentences
      .filter((each) => PROMISES[locale].test(each))
      .map((each) => keyOf({ path, locale, section }, each));
  });
}

type Texts = { [key: string]: string | Texts };

/** `support.en thread.sent`: the namespace and the key. */
async function promisesIn(namespace: string, locale: Locale): Promise<string[]> {
  const file = new URL(`../../web/app/locales/${locale}/${namespace}.json`, import.meta.url);
  const walk = (texts: Texts, path: string): string[] =>
    Object.entries(texts).flatMap(([key, text]) => {
      if (typeof text !== "string") return walk(text, `${path}${key}.`);
      return PROMISES[locale].test(text) ? [`${namespace}.${locale} ${path}${key}`] : [];
    });
  return walk(JSON.parse(await readFile(file, "utf8")) as Texts, "");
}

type Place = { path: string; locale: Locale; section: string };

const keyOf = ({ path, locale, section }: Place, sentence: string) =>
  `${path.split("/")[1]}.${locale}#${section}: ${sentence
    .replace(/[.!?:;,–]+$/, "")
    .split(" ")
    .slice(0, 6)
    .join(" ")}`;

/** The names of all background work, without starting any. */
function jobNames(): Set<string> {
  const names = new Set<string>();
  const jobs = { every: (name: string) => names.add(name), define: (name: string) => names.add(name) };
  const parts: object = new Proxy(() => parts, {
    get: (_, part) => (part === "jobs" ? jobs : parts),
    apply: () => parts,
  });
  registerJobs(parts as Platform);
  return names;
}

const promised = (
  await Promise.all(
    LOCALES.flatMap((locale) => [
      ...[...DOCUMENTS, ...QUESTIONS].map((path) => promisesOf(path, locale)),
      ...NAMESPACES.map((namespace) => promisesIn(namespace, locale)),
    ]),
  )
).flat();

test("every promise of our texts has somebody or something that keeps it", () => {
  expect(promised.filter((sentence) => !Object.hasOwn(DOERS, sentence))).toEqual([]);
});

test("every keeper of a promise exists, and every entry is a sentence that is still there", async () => {
  const { routes } = await readCatalogue();
  const known = new Set([...[...routes.values()].map(({ name }) => name), ...jobNames(), BY_PEOPLE, NOBODY_YET]);
  expect(Object.entries(DOERS).filter(([, doer]) => !known.has(doer))).toEqual([]);
  expect(Object.keys(DOERS).filter((sentence) => !promised.includes(sentence))).toEqual([]);
});
