import type { Picture } from "@aufwind/contract/coach-profiles";
import type { PaletteHits } from "@aufwind/contract/palette";
import type { Locale } from "@aufwind/rules/locale";
import type { Permission } from "@aufwind/rules/operators";
import type { SchemeChoice } from "../../platform/browser/scheme.ts";
import type { ShortcutGroup } from "../../platform/browser/shortcuts.ts";
import type { Translate } from "../../platform/i18n/namespaces.ts";
import type { Role } from "../../platform/session/member.ts";
import type { IconName } from "../../ui/icon.tsx";
import type { Recent } from "./recent.ts";

export type Entry = {
  /** Unique among all. */
  key: string;
  label: string;
  detail?: string;
  /** A person's picture, or what the initials are made of. */
  face?: { name: string; picture: Picture | null };
  icon: IconName;
  /** The shortcut, "g h". */
  keys?: string | undefined;
  target: { href: string } | { act: () => void };
  recent?: Recent;
};
export type EntryGroup = {
  key: "recent" | "cases" | "people" | "next" | "appointments" | "payments" | "pages" | "here" | "acts";
  entries: Entry[];
};

/** What only the team's palette can find; nobody else loads it. */
export type TeamEntries = typeof import("./team-entries.ts");

type Commands = {
  chooseScheme: (choice: SchemeChoice) => void;
  switchLanguage: () => void;
  showKeys: () => void;
  logOut: () => void;
};
/** What the entries are made from. */
export type EntryContext = {
  role: Role;
  /** Of an operator, inside the console. */
  permissions?: readonly Permission[] | undefined;
  locale: Locale;
  zone: string | null;
  t: Translate<"palette">;
  typed: string;
  hits: PaletteHits;
  recent: readonly Recent[];
  here: readonly ShortcutGroup[];
  scheme: SchemeChoice;
  now: number;
  acts: Commands;
};
