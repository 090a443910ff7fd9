import { readFileSync } from "node:fs";
import { WORDS } from "./pages.ts";

const folder = new URL("../browser/", import.meta.url);
const IMPORT = /^import\s+(?:[^"']*?\sfrom\s+)?["']\.\/([^"']+)["'];$/gm;

/** A script with everything it imports in front of it: one classic script, like the provider's. */
export function bundled(entry: string): string {
  const taken = new Set<string>();
  const parts: string[] = [];
  const take = (name: string) => {
    if (taken.has(name)) return;
    taken.add(name);
    const text = read(name);
    for (const [, needed = ""] of text.matchAll(IMPORT)) take(needed);
    parts.push(text.replaceAll(IMPORT, "").replaceAll(/^export (?=const|function|async|let)/gm, ""));
  };
  take(entry);
  return `(() => {\n"use strict";\nconst WORDS = ${JSON.stringify(WORDS)};\n${parts.join("\n")}})();\n`;
}

export const read = (name: string): string => readFileSync(new URL(name, folder), "utf8");
