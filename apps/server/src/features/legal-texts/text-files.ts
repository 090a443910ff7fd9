import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LEGAL_TEXTS, type LegalText } from "@aufwind/rules/legal-texts";
import { LOCALES, type Locale } from "@aufwind/rules/locale";
import type { Config } from "../../platform/config/config.ts";

type Sources = Record<Locale, string>;
/** The versions of each text by their day, ascending. */
type Shelf = Record<LegalText, ReadonlyMap<string, Sources>>;

const NAME = /^(\d{4}-\d\d-\d\d)\.de\.md$/;

function versionsIn(folder: string): ReadonlyMap<string, Sources> {
  const days = readdirSync(folder).flatMap((file) => NAME.exec(file)?.[1] ?? []);
  const read = (day: string, locale: Locale) => readFileSync(join(folder, `${day}.${locale}.md`), "utf8");
  const sources = (day: string) => Object.fromEntries(LOCALES.map((locale) => [locale, read(day, locale)])) as Sources;
  return new Map(days.sort().map((day) => [day, sources(day)]));
}

/** Texts do not change while a process runs. */
const read = new Map<string, Shelf>();

export function textVersionsOf({ legalTexts: folder }: Pick<Config, "legalTexts">): Shelf {
  const known = read.get(folder);
  if (known) return known;
  const shelf = Object.fromEntries(LEGAL_TEXTS.map((text) => [text, versionsIn(join(folder, text))])) as Shelf;
  read.set(folder, shelf);
  return shelf;
}

type Which = { text: LegalText; version: string; locale: Locale };

/** The words of one version, or undefined if there is none of that day. */
export const sourceOf = (config: Pick<Config, "legalTexts">, { text, version, locale }: Which): string | undefined =>
  textVersionsOf(config)[text].get(version)?.[locale];
