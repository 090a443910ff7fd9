import { wordChunks as chunks } from "virtual:words-manifest";
import { isLocale } from "@aufwind/rules/locale";
import { type NamespaceTexts, provideWords, type Words } from "./translator.ts";

const files = import.meta.glob<NamespaceTexts>("../../locales/*/*.json", { eager: true, import: "default" });

const words: Words = {};
for (const [file, namespace] of Object.entries(files)) {
  const [, locale, name] = /locales\/(\w+)\/([\w-]+)\.json$/.exec(file) ?? [];
  if (!isLocale(locale) || !name) continue;
  words[locale] = { ...words[locale], [name]: namespace };
}
provideWords({ words });

/** The browser chunks that hold these namespaces in this language. */
export function wordChunks(locale: string, namespaces: readonly string[]): string[] {
  return namespaces.flatMap((namespace) => chunks[`${locale}/${namespace}`] ?? []);
}
