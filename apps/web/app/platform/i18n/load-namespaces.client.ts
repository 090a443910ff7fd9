import { textFile } from "virtual:text-files";
import { isLocale } from "@aufwind/rules/locale";
import { loadWhenOnline } from "../http/load-when-online.ts";
import { type NamespaceTexts, provideTranslations } from "./translator.ts";

/** In development Vite serves the sources. */
const sources = import.meta.env.DEV
  ? import.meta.glob<NamespaceTexts>("../../locales/*/*.json", { import: "default" })
  : undefined;

const fetchNamespace = (locale: string, namespace: string) =>
  loadWhenOnline(
    sources?.[`../../locales/${locale}/${namespace}.json`] ?? (() => importTexts(textFile(locale, namespace))),
  );

async function importTexts(file: string | undefined): Promise<NamespaceTexts> {
  if (!file) return {};
  const { default: texts } = (await import(/* @vite-ignore */ file)) as { default: NamespaceTexts };
  return texts;
}

/** Loads the namespaces that the server used for this page, before hydration. */
export async function loadNamespaces(page: HTMLElement) {
  const locale = page.lang;
  if (!isLocale(locale)) return;
  const namespaces = (page.dataset.namespaces ?? "").split(" ").filter(Boolean);
  const loaded = await Promise.all(
    namespaces.map(async (namespace) => [namespace, await fetchNamespace(locale, namespace)] as const),
  );
  provideTranslations({ translations: { [locale]: Object.fromEntries(loaded) }, fetchNamespace });
}
