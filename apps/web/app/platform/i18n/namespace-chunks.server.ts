import { textFile } from "virtual:text-files";
import { isLocale } from "@aufwind/rules/locale";
import { type NamespaceTexts, provideTranslations, type Translations } from "./translator.ts";

const files = import.meta.glob<NamespaceTexts>("../../locales/*/*.json", { eager: true, import: "default" });

const translations: Translations = {};
for (const [file, namespace] of Object.entries(files)) {
  const [, locale, name] = /locales\/(\w+)\/([\w-]+)\.json$/.exec(file) ?? [];
  if (!isLocale(locale) || !name) continue;
  translations[locale] = { ...translations[locale], [name]: namespace };
}
provideTranslations({ translations });

/** The files that hold these namespaces in this language, for the browser. */
export function namespaceChunks(locale: string, namespaces: readonly string[]): string[] {
  return namespaces.flatMap((namespace) => textFile(locale, namespace) ?? []);
}
