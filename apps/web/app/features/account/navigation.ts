import type { Role } from "../../platform/member.ts";
import type { MemberPage } from "../../platform/pages.ts";
import type { IconName } from "../../ui/icon.tsx";

type Entry = { key: string; page: MemberPage; icon: IconName };
type Group = { key: "area" | "account"; entries: readonly Entry[] };

const ACCOUNT = {
  key: "account",
  entries: [
    { key: "details", page: "account", icon: "user" },
    { key: "password", page: "accountPassword", icon: "lock" },
    { key: "security", page: "accountSecurity", icon: "shield" },
    { key: "devices", page: "accountDevices", icon: "system" },
    { key: "data", page: "accountData", icon: "download" },
  ],
} as const satisfies Group;

/** What stands at the side of every member page, by role. */
const NAVIGATION = {
  client: [{ key: "area", entries: [{ key: "overview", page: "clientHome", icon: "home" }] }, ACCOUNT],
  coach: [{ key: "area", entries: [{ key: "overview", page: "coachHome", icon: "home" }] }, ACCOUNT],
  operator: [ACCOUNT],
} as const satisfies Record<Role, readonly Group[]>;

export const navigationOf = (role: Role) => NAVIGATION[role];
