import de from "../../locales/de/pages.json" with { type: "json" };
import en from "../../locales/en/pages.json" with { type: "json" };
import type { Locale } from "../card-error.ts";

export const WORDS: Record<Locale, typeof en> = { en, de };

/** The sentence with its placeholders filled. */
export const filled = (sentence: string, values: Record<string, string>): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
