import { isLocale } from "@aufwind/rules/locale";
import { patiently } from "../http/patiently.ts";
import { type NamespaceTexts, provideWords } from "./translator.ts";

const files = import.meta.glob<NamespaceTexts>("../../locales/*/*.json", { import: "default" });

async function fetchNamespace(locale: string, namespace: string) {
  const load = files[`../../locales/${locale}/${namespace}.json`];
  return load ? patiently(load) : {};
}

/** Loads the namespaces that the server used for this page, before hydration. */
export async function loadWords(page: HTMLElement) {
  const locale = page.lang;
  if (!isLocale(locale)) return;
  const namespaces = (page.dataset.words ?? "").split(" ").filter(Boolean);
  const loaded = await Promise.all(
    namespaces.map(async (namespace) => [namespace, await fetchNamespace(locale, namespace)] as const),
  );
  provideWords({ words: { [locale]: Object.fromEntries(loaded) }, fetchNamespace });
}
