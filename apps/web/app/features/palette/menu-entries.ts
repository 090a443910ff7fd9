import type { SchemeChoice } from "../../platform/browser/scheme.ts";
import { EVERYWHERE } from "../../platform/browser/shortcuts.ts";
import { pathTo } from "../../platform/pages/pages.ts";
import { navigationOf, withinPermissions } from "../../shared/navigation.ts";
import { settingsOf } from "../../shared/settings-pages.ts";
import type { IconName } from "../../ui/icon.tsx";
import type { Entry, EntryContext } from "./entry.ts";
import { goKeysOf, pathOfEntry } from "./go-keys.ts";

/** The menu's pages, then the settings. */
export const pageEntries = (context: EntryContext): Entry[] => [...menuOf(context), ...settingPagesOf(context)];

function menuOf({ role, permissions, locale, t }: EntryContext): Entry[] {
  const keys = goKeysOf(role, locale);
  const groups = navigationOf(role);
  return (permissions ? withinPermissions(groups, permissions) : groups)
    .flatMap(({ entries }) => entries)
    .map((entry) => ({
      key: `page ${entry.key}`,
      label: t(`shell-app:pages.${entry.key}`),
      icon: entry.icon,
      keys: keys.get(entry.key),
      target: { href: pathOfEntry(entry, locale) },
      recent: { kind: "page", id: entry.key },
    }));
}

function settingPagesOf({ role, locale, t }: EntryContext): Entry[] {
  const inMenu = new Set<string>(navigationOf(role).flatMap(({ entries }) => entries.map(({ page }) => page)));
  return settingsOf(role).flatMap(({ entries }) =>
    entries
      .map(({ key, page, icon }) => ({ key, page, icon }))
      .filter(({ page }) => !inMenu.has(page))
      .map(
        ({ key, page, icon }): Entry => ({
          key: `page ${page}`,
          label: t(`settings:nav.${key}`),
          detail: t("setting"),
          icon,
          target: { href: pathTo(page, locale) },
          recent: { kind: "page", id: page },
        }),
      ),
  );
}

/** What the page's own keys do, for whoever prefers to type the words. */
export const shortcutEntries = ({ here, t }: EntryContext): Entry[] =>
  here
    .filter(({ title }) => title !== EVERYWHERE && title !== "palette:keys.list.title")
    .flatMap(({ shortcuts }) => shortcuts)
    .map(({ key, label, act }) => ({ key: `here ${key}`, label: t(label), icon: "key", keys: key, target: { act } }));

const SCHEMES = { light: "sun", dark: "moon", system: "system" } as const satisfies Record<SchemeChoice, IconName>;

export function commandEntries({ role, locale, scheme, t, acts }: EntryContext): Entry[] {
  const act = (key: "language" | "keys" | "logOut", icon: IconName, run: () => void, keys?: string): Entry => ({
    key: `act ${key}`,
    label: t(`acts.${key}`),
    icon,
    keys,
    target: { act: run },
  });
  const lead = (key: "timeOff" | "write", icon: IconName, href: string): Entry => ({
    key: `act ${key}`,
    label: t(`acts.${key}`),
    icon,
    target: { href },
  });
  const schemes = (["light", "dark", "system"] as const).filter((each) => each !== scheme);
  return [
    ...(role === "coach" ? [lead("timeOff", "sun", `${pathTo("coachExceptions", locale)}#new`)] : []),
    ...(role === "operator" ? [] : [lead("write", "message", `${pathTo("messages", locale)}?new=1`)]),
    ...schemes.map(
      (each): Entry => ({
        key: `scheme ${each}`,
        label: t(`acts.scheme.${each}`),
        icon: SCHEMES[each],
        target: { act: () => acts.chooseScheme(each) },
      }),
    ),
    act("language", "globe", acts.switchLanguage),
    act("keys", "key", acts.showKeys, "?"),
    act("logOut", "logout", acts.logOut),
  ];
}
