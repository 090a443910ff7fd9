import type { Rule, Tree } from "./tree.ts";

const LANGUAGES = { en: "de", de: "en" } as const;
type Language = keyof typeof LANGUAGES;

/** Every locale file has its counterpart with the same keys, and each pair of sentences the same placeholders. */
export const localeTranslations: Rule = (tree) =>
  tree.files
    .filter((path) => /\/locales\/(en|de)\/.+\.json$/.test(path))
    .flatMap((path) => {
      const twin = path.replace(/\/locales\/(en|de)\//, (_, from: Language) => `/locales/${LANGUAGES[from]}/`);
      if (!tree.files.includes(twin)) return [`${path}: has no twin ${twin}`];
      return compareWords({ path, own: words(tree, path), twin, other: words(tree, twin) });
    });

type Pair = { path: string; own: Map<string, string>; twin: string; other: Map<string, string> };

function compareWords({ path, own, twin, other }: Pair): string[] {
  return [...own].flatMap(([key, sentence]) => {
    const translated = other.get(key);
    if (translated === undefined) return [`${path}: the key ${key} is missing in ${twin}`];
    if (sentence.trim() === "") return [`${path}: the key ${key} is empty`];
    // Each pair is found twice; one report is enough.
    const differs = path < twin && gaps(sentence) !== gaps(translated);
    return differs ? [`${path}: ${key} has other {{placeholders}} than in ${twin}`] : [];
  });
}

const gaps = (sentence: string) =>
  [...new Set([...sentence.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name]) => name))].sort().join();

function words(tree: Tree, path: string): Map<string, string> {
  const flatten = (value: unknown, key: string): [string, string][] =>
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([name, inner]) => flatten(inner, key ? `${key}.${name}` : name))
      : [[key, String(value)]];
  return new Map(flatten(JSON.parse(tree.read(path)), ""));
}

/** Every text has its counterpart with the same headings and front matter. */
export const contentTranslations: Rule = (tree) =>
  tree.files
    .filter((path) => path.startsWith("content/") && path.endsWith(".md"))
    .flatMap((path) => {
      const language = /\.(en|de)\.md$/.exec(path)?.[1] as Language | undefined;
      if (!language) return [`${path}: says no language (.en.md or .de.md)`];
      const twin = path.replace(/\.(en|de)\.md$/, `.${LANGUAGES[language]}.md`);
      if (!tree.files.includes(twin)) return [`${path}: has no twin ${twin}`];
      return language === "en" ? compareTexts(tree, { path, twin }) : [];
    });

function compareTexts(tree: Tree, { path, twin }: { path: string; twin: string }): string[] {
  const [own, other] = [outline(tree.read(path)), outline(tree.read(twin))];
  return (["headings", "front matter"] as const)
    .filter((part) => own[part].join() !== other[part].join())
    .map((part) => `${path}: its ${part} differ from ${twin} (${difference(own[part], other[part])})`);
}

function outline(text: string) {
  const matter = /^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? "";
  const headings = [...text.matchAll(/^(#+) .*?(?:\{#([\w-]+)\})?\s*$/gm)].map(
    ([, level = "", id = ""]) => `${level}${id}`,
  );
  return { headings, "front matter": [...matter.matchAll(/^([\w-]+):/gm)].map(([, key = ""]) => key).sort() };
}

function difference(own: string[], other: string[]): string {
  const at = own.findIndex((each, place) => each !== other[place]);
  const place = at < 0 ? own.length : at;
  return `${own[place] ?? "nothing"} against ${other[place] ?? "nothing"}`;
}
