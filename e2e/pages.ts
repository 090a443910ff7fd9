import { readFileSync } from "node:fs";
import type { APIRequestContext, Locator } from "@playwright/test";

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

const SIGNS: Record<string, string> = { "&amp;": "&", "&#x27;": "'", "&quot;": '"', "&lt;": "<", "&gt;": ">" };

/** What a page says before any script runs: where no script has a part in it, opening a browser takes a second. */
export async function textWithoutScripts(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  return html
    .replaceAll(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(amp|quot|lt|gt|#x27);/g, (sign) => SIGNS[sign] ?? sign)
    .replaceAll(/\s+/g, " ");
}

/** Opens the folded parts of a page that hold something. */
export async function openFoldedParts(inside: Locator): Promise<void> {
  const folded = inside.locator("xpath=ancestor::details[not(@open)]");
  while ((await folded.count()) > 0) await folded.first().locator(":scope > summary").click();
}
