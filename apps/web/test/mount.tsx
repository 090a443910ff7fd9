import type { Locale } from "@aufwind/rules/locale";
import axe from "axe-core";
import { type ActionFunction, createRoutesStub, useLocation } from "react-router";
import { expect } from "vitest";
import { cleanup, render } from "vitest-browser-react/pure";
import {
  type NamespaceTexts,
  provideTranslations,
  type Translations,
  translatorFor,
} from "../app/platform/i18n/translator.ts";
import { TranslatorContext } from "../app/platform/i18n/use-translation.ts";
import "../app/ui/tokens.css";
import "../app/ui/base.css";

const files = import.meta.glob<NamespaceTexts>("../app/locales/*/*.json", { eager: true, import: "default" });
const translations: Translations = { de: {}, en: {} };
for (const [file, texts] of Object.entries(files)) {
  const [namespace = "", locale] = file.replace(".json", "").split("/").reverse();
  Object.assign(translations[locale as Locale] ?? {}, { [namespace]: texts });
}
provideTranslations({ translations });

type Place = {
  locale?: Locale;
  /** The address that the page begins at. */
  path?: string;
  /** What the page's own action answers to its forms. */
  action?: ActionFunction;
};

/** Shows a component as a page of the site would: in a main, with the translations of all namespaces and a router around it. */
export async function mount(children: React.ReactNode, { locale = "en", path = "/", action }: Place = {}) {
  // What an earlier test has shown.
  await cleanup();
  // As the shell says it once a page answers.
  Object.assign(document.documentElement.dataset, { live: "" });
  document.documentElement.lang = locale;
  const Page = () => (
    <main>
      {children}
      <output hidden>{useLocation().pathname + useLocation().search}</output>
    </main>
  );
  const Site = createRoutesStub([{ path: "*", Component: Page, ...(action && { action }) }]);
  return render(
    <TranslatorContext value={translatorFor(locale, "Aufwind")}>
      <Site initialEntries={[path]} />
    </TranslatorContext>,
  );
}

/** Where the router is: the path and the query. */
export const shownAddress = () => document.querySelector("output")?.textContent;

/** No rule of WCAG 2.2 AA that a machine can check is broken in what is shown. */
export async function expectNoBarrier(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    resultTypes: ["violations"],
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual([]);
}
