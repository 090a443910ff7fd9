import { readdir, readFile, writeFile } from "node:fs/promises";
import { LOCALES, type Locale } from "@aufwind/rules/locale";
import { type Period, RETENTION_KEYS, type RetentionKey, retentionOf } from "@aufwind/rules/retention";

const CONTENT = new URL("../../../content/", import.meta.url);

type Words = {
  columns: { data: string; time: string };
  laws: Record<string, string>;
  fromYearEnd: string;
  rows: Record<RetentionKey, { what: string; time: string }>;
};

export const wordsIn = async (locale: Locale): Promise<Words> =>
  JSON.parse(await readFile(new URL(`retention/${locale}.json`, CONTENT), "utf8")) as Words;

/** The privacy policy that holds now: the last of its versions. */
export async function privacyPolicy(locale: Locale): Promise<URL> {
  const folder = new URL("legal/privacy/", CONTENT);
  const versions = (await readdir(folder)).filter((name) => name.endsWith(`.${locale}.md`));
  return new URL(versions.toSorted().at(-1) ?? "", folder);
}

/** "8 Jahre ab Jahresende". */
function timeIn(locale: Locale, { period, words }: { period: Period; words: Words }): string {
  const { unit, count, fromYearEnd } = period;
  const time = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count);
  return fromYearEnd ? words.fromYearEnd.replace("{{time}}", time) : time;
}

/** The table of the policy, from the list by which things are deleted. */
export function retentionTable(locale: Locale, words: Words): string {
  const rows = RETENTION_KEYS.map((key) => {
    const { periods, law } = retentionOf(key);
    const { what, time } = words.rows[key];
    const said = time.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const period = periods[name];
      if (!period) throw new Error(`The row ${key} has no time called ${name}.`);
      return timeIn(locale, { period, words }) + (law ? ` (${words.laws[law]})` : "");
    });
    return `| ${what} | ${said} |`;
  });
  return [`| ${words.columns.data} | ${words.columns.time} |`, "|---|---|", ...rows].join("\n");
}

const SECTION = /(\{#retention\}\n\n)(?:\|.*\n)+/;

/** A policy with the table in its place. */
export function withTable(policy: string, table: string): string {
  if (!SECTION.test(policy)) throw new Error("The privacy policy has no table under {#retention}.");
  return policy.replace(SECTION, (_, head: string) => `${head}${table}\n`);
}

if (import.meta.main)
  for (const locale of LOCALES) {
    const file = await privacyPolicy(locale);
    const table = retentionTable(locale, await wordsIn(locale));
    await writeFile(file, withTable(await readFile(file, "utf8"), table));
  }
