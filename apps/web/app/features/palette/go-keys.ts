import type { Locale } from "@aufwind/rules/locale";
import { useNavigate } from "react-router";
import { EVERYWHERE, type Shortcut, useShortcuts } from "../../platform/browser/shortcuts.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { pathTo } from "../../platform/pages/pages.ts";
import type { Role } from "../../platform/session/member.ts";
import { type NavigationEntry, navigationOf } from "../../shared/navigation.ts";

/** A letter of the page's name in each language, for its place in the menu. */
const LETTERS: Record<Locale, Partial<Record<NavigationEntry["key"], string>>> = {
  de: {
    ...{ today: "h", calendar: "k", requests: "a", appointments: "t", messages: "n", clients: "l", notes: "s" },
    ...{ reviews: "b", earnings: "f", overview: "u", book: "b", search: "c", documents: "d", bookmarks: "m" },
    ...{ invoices: "r", settings: "e", help: "i", approvals: "g", members: "m", log: "p" },
    ...{ cases: "f", coaches: "c", people: "n", numbers: "z", allAppointments: "t", content: "h" },
    ...{ payments: "u", payouts: "a", reconciliation: "b", templates: "v", ledger: "k", system: "s", mailings: "r" },
  },
  en: {
    ...{ today: "t", calendar: "c", requests: "r", appointments: "a", messages: "m", clients: "l", notes: "n" },
    ...{ reviews: "v", earnings: "f", overview: "o", book: "b", search: "f", documents: "d", bookmarks: "k" },
    ...{ invoices: "i", settings: "s", help: "h", approvals: "a", members: "m", log: "l" },
    ...{ cases: "c", coaches: "h", people: "p", numbers: "n", allAppointments: "t", content: "o" },
    ...{ payments: "y", payouts: "u", reconciliation: "r", templates: "e", ledger: "g", system: "x", mailings: "i" },
  },
};

export const pathOfEntry = (entry: NavigationEntry, locale: Locale) =>
  `${pathTo(entry.page, locale)}${"query" in entry ? `?${entry.query}` : ""}`;

/** By the entry's key: the keys that lead there, "g h". */
export const goKeysOf = (role: Role, locale: Locale): ReadonlyMap<string, string> =>
  new Map(
    navigationOf(role)
      .flatMap(({ entries }) => entries)
      .flatMap(({ key }) => (LETTERS[locale][key] ? [[key, `g ${LETTERS[locale][key]}`]] : [])),
  );

/** On every page of a signed-in person: "?" and the way to the main pages. */
export function useGoKeys(role: Role, showKeys: () => void): void {
  const locale = useLocale();
  const navigate = useNavigate();
  const keys = goKeysOf(role, locale);
  const ways = navigationOf(role)
    .flatMap(({ entries }) => entries)
    .flatMap((entry): Shortcut[] => {
      const key = keys.get(entry.key);
      const act = () => void navigate(pathOfEntry(entry, locale));
      return key ? [{ key, label: `shell-app:pages.${entry.key}`, act }] : [];
    });
  useShortcuts(EVERYWHERE, [{ key: "?", label: "palette:keys.show", act: showKeys }, ...ways]);
}
