import { isLocale } from "@aufwind/rules/locale";
import { patiently } from "../http/patiently.ts";
import { type NamespaceTexts, provideTranslations } from "./translator.ts";

const files = import.meta.glob<NamespaceTexts>("../../locales/*/*.json", { import: "default" });

async function fetchNamespace(locale: string, namespace: string) {
  const load = files[`../../locales/${locale}/${namespace}.json`];
  return load ? patiently(load) : {};
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
