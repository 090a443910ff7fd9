import { readdirSync, readFileSync } from "node:fs";
import type { Locale } from "@aufwind/rules/locale";
import type { Namespace, Translate, WordParams } from "../app/platform/i18n/namespaces.ts";
import { type NamespaceTexts, Translator } from "../app/platform/i18n/translator.ts";

const LOCALES = new URL("../app/locales/", import.meta.url);

function wordsOf(locale: Locale): Record<string, NamespaceTexts> {
  const folder = new URL(`${locale}/`, LOCALES);
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return Object.fromEntries(
    files.map((file) => [file.replace(".json", ""), JSON.parse(readFileSync(new URL(file, folder), "utf8"))]),
  );
}

/** A missing parameter stays visible, instead of leaving a gap that nobody sees. */
const loud = (params: WordParams = {}): WordParams =>
  new Proxy(params, {
    get: (given, name) => given[String(name)] ?? (name === "count" ? undefined : `{{${String(name)}}}`),
  });

/** The real texts, with missing parameters visible. */
export class LoudWords extends Translator {
  constructor(locale: Locale) {
    super({ locale, brand: "Aufwind", namespaces: wordsOf(locale) });
  }

  override namespace<R extends Namespace>(namespace: R): { t: Translate<R> } {
    const { t } = super.namespace(namespace);
    return { t: ((key, params) => t(key, loud(params))) as Translate<R> };
  }
}
