import { readFileSync } from "node:fs";

const TABLE = readFileSync(new URL("../apps/web/app/platform/pages/pages.ts", import.meta.url), "utf8");

/** The German address of every page, by key; read as text, since journeys know the site only from outside. */
const ADDRESSES = new Map(
  [...TABLE.matchAll(/^ {2}(\w+): \{ en: ".*", de: "(.*)" \}/gm)].map(([, key = "", de = ""]) => [key, `/de/${de}`]),
);

export const PAGE_KEYS = [...ADDRESSES.keys()];

/** The address of a page; missing parameters become an unknown value. */
export const pathTo = (key: string, named: Record<string, string>): string =>
  (ADDRESSES.get(key) ?? "").replaceAll(/:(\w+)/g, (_, name: string) => named[name] ?? "unbekannt");
