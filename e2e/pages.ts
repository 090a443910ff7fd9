import { readFileSync } from "node:fs";

const TABLE = readFileSync(new URL("../apps/web/app/platform/pages/pages.ts", import.meta.url), "utf8");

/** The addresses of every page, by key; read as text, since journeys know the site only from outside. */
const ADDRESSES = new Map(
  [...TABLE.matchAll(/^ {2}(\w+): \{ en: "(.*)", de: "(.*)" \}/gm)].map(([, key = "", en = "", de = ""]) => [
    key,
    { en: `/en/${en}`, de: `/de/${de}` },
  ]),
);

export const PAGE_KEYS = [...ADDRESSES.keys()];

type Place = { locale: "de" | "en"; named: Record<string, string> };

/** The address of a page; missing parameters become an unknown value. */
export const pathTo = (key: string, { locale, named }: Place): string =>
  (ADDRESSES.get(key)?.[locale] ?? "").replaceAll(/:(\w+)/g, (_, name: string) => named[name] ?? "unbekannt");
