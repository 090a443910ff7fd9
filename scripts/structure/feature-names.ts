import type { Rule, Tree } from "./tree.ts";

const GLOSSARY = "docs/glossary.md";
const TABLES = "apps/server/src/platform/database/database-types.ts";
/** Where a noun shows on each floor; what stands in a folder called platform knows no noun. */
const FLOORS: Record<string, RegExp> = {
  contract: /^packages\/contract\/src\/(?!platform\/)([\w-]+?)(?:\.test)?(?:\.ts$|\/)/,
  rules: /^packages\/rules\/src\/([\w-]+?)(?:\.test)?(?:\.ts$|\/)/,
  server: /^apps\/server\/src\/features\/([\w-]+)\//,
  web: /^apps\/web\/app\/features\/([\w-]+)\//,
};
const SERVER_TEXTS = /^apps\/server\/locales\/en\/([\w-]+)\.json$/;
const WEB_TEXTS = /^apps\/web\/app\/locales\/en\/([\w-]+)\.json$/;
const SHARED_PARTS = /^apps\/web\/app\/shared\/([\w-]+)/;
const JOURNEYS = /^e2e\/journeys\/([\w-]+)\.spec\.ts$/;
/** Journeys that visit every page, or play one story through many features. */
const WHOLE_PRODUCT = [
  "browsers",
  "daily-tasks",
  "faults",
  "pictures",
  "public-pages",
  "screens",
  "watched-pages",
  "whole-story",
];
/** Texts that belong to no feature. */
const PLATFORM_TEXTS = ["common", "documents", "mail"];

type Noun = { name: string; tables: string[]; floors: string[] };

/** A row of the glossary's table of nouns: `| payments | payment | Zahlung | charges refunds | contract rules |`. */
function nounsOf(tree: Tree): Noun[] {
  const [, section = ""] = tree.read(GLOSSARY).split(/^## Features$/m);
  const [table = ""] = section.split(/^## /m);
  return table
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split("|").map((cell) => cell.replaceAll("`", "").trim()))
    .map(([, name = "", , , tables = "", floors = ""]) => ({ name, tables: words(tables), floors: words(floors) }));
}
const words = (cell: string) => cell.split(/[\s,]+/).filter((word) => word && word !== "–");

const namesIn = (tree: Tree, floor: RegExp) => [...new Set(tree.files.flatMap((path) => floor.exec(path)?.[1] ?? []))];
/** A file that is one part of a feature carries the feature's name first: `appointments-transitions`. */
const isPartOf = (name: string, noun: string) => name === noun || name.startsWith(`${noun}-`);

/** A noun has one name on every floor, and the glossary's table knows which floors it has. */
export const featureFloors: Rule = (tree) => {
  const nouns = nounsOf(tree);
  return Object.entries(FLOORS).flatMap(([floor, pattern]) => {
    const found = namesIn(tree, pattern);
    const expected = nouns.filter(({ floors }) => floors.includes(floor)).map(({ name }) => name);
    const unknown = found.filter((name) => !expected.some((noun) => isPartOf(name, noun)));
    const missing = expected.filter((noun) => !found.some((name) => isPartOf(name, noun)));
    return [
      ...unknown.map((name) => `${GLOSSARY}: the table of features does not know ${name} (${floor})`),
      ...missing.map((noun) => `${GLOSSARY}: says that ${noun} has a place in ${floor}, and it has none`),
    ];
  });
};

/** A file of texts is named after the feature, or the shared part, that shows them. */
export const featureTexts: Rule = (tree) => {
  const nouns = nounsOf(tree);
  const on = (floor: string) => nouns.filter(({ floors }) => floors.includes(floor)).map(({ name }) => name);
  const shown = [...on("web"), ...namesIn(tree, SHARED_PARTS), ...PLATFORM_TEXTS];
  const sent = [...on("server"), ...PLATFORM_TEXTS];
  const strangers = (pattern: RegExp, known: string[]) =>
    namesIn(tree, pattern).filter((name) => !known.some((noun) => isPartOf(name, noun)));
  return [...strangers(WEB_TEXTS, shown), ...strangers(SERVER_TEXTS, sent)].map(
    (name) => `${GLOSSARY}: the texts ${name}.json are named after no feature`,
  );
};

/** A journey is named after the feature that it walks through. */
export const featureJourneys: Rule = (tree) => {
  const known = [...nounsOf(tree).map(({ name }) => name), ...WHOLE_PRODUCT];
  return namesIn(tree, JOURNEYS)
    .filter((name) => !known.some((noun) => isPartOf(name, noun)))
    .map((name) => `${GLOSSARY}: the journey ${name}.spec.ts is named after no feature`);
};

/** Every table of the database belongs to one feature, and the glossary says to which. */
export const featureTables: Rule = (tree) => {
  if (!tree.files.includes(TABLES)) return [];
  const [, schema = ""] = /export interface DB \{([\s\S]*?)\n\}/.exec(tree.read(TABLES)) ?? [];
  const tables = [...schema.matchAll(/^ {2}(\w+):/gm)].map(([, table = ""]) => table);
  const owned = nounsOf(tree).flatMap((noun) => noun.tables);
  return [
    ...tables.filter((table) => !owned.includes(table)).map((table) => `${GLOSSARY}: no feature owns ${table}`),
    ...owned.filter((table) => !tables.includes(table)).map((table) => `${GLOSSARY}: there is no table ${table}`),
    ...owned
      .filter((table, place) => owned.indexOf(table) !== place)
      .map((table) => `${GLOSSARY}: ${table} has two owners`),
  ];
};
