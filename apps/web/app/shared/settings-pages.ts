import type { MemberPage } from "../platform/pages/pages.ts";
import type { Role } from "../platform/session/member.ts";
import type { IconName } from "../ui/icon.tsx";

type Setting = { key: string; page: MemberPage; icon: IconName };
type Group = { key: "profile" | "appointments" | "business" | "payment" | "account"; entries: readonly Setting[] };

const DETAILS = [
  { key: "details", page: "account", icon: "user" },
  { key: "language", page: "accountLanguage", icon: "globe" },
  { key: "keyboard", page: "accountKeyboard", icon: "keyboard" },
] as const satisfies readonly Setting[];

const PROTECTION = [
  { key: "email", page: "accountEmail", icon: "mail" },
  { key: "password", page: "accountPassword", icon: "lock" },
  { key: "security", page: "accountSecurity", icon: "shield" },
  { key: "devices", page: "accountDevices", icon: "system" },
  { key: "data", page: "accountData", icon: "download" },
  { key: "delete", page: "accountDelete", icon: "trash" },
] as const satisfies readonly Setting[];

const NOTICES = { key: "notificationSettings", page: "notificationSettings", icon: "bell" } as const satisfies Setting;

const SETUP_TEST = { key: "setupTest", page: "setupTest", icon: "video" } as const satisfies Setting;

const ACCOUNT = {
  key: "account",
  entries: [...DETAILS, NOTICES, SETUP_TEST, ...PROTECTION],
} as const satisfies Group;

const PAYING = [
  { key: "paymentMethods", page: "paymentMethods", icon: "card" },
  { key: "billing", page: "billing", icon: "file" },
] as const satisfies readonly Setting[];

/** The settings pages by role, in the order of the index and the menu. */
const SETTINGS = {
  client: [
    {
      key: "profile",
      entries: [
        { key: "clientProfile", page: "clientProfile", icon: "picture" },
        { key: "preferences", page: "clientPreferences", icon: "heart" },
        { key: "connect", page: "clientCalendar", icon: "calendar" },
      ],
    },
    { key: "payment", entries: PAYING },
    ACCOUNT,
  ],
  coach: [
    {
      key: "profile",
      entries: [
        { key: "profile", page: "coachProfile", icon: "picture" },
        { key: "resume", page: "coachResume", icon: "list" },
        { key: "documents", page: "coachDocuments", icon: "file" },
        { key: "networks", page: "coachNetworks", icon: "globe" },
      ],
    },
    {
      key: "appointments",
      entries: [
        { key: "consultations", page: "coachConsultations", icon: "video" },
        { key: "agreements", page: "coachAgreements", icon: "file" },
        { key: "intake", page: "coachIntakeForms", icon: "help" },
        { key: "hours", page: "coachSchedule", icon: "clock" },
        { key: "exceptions", page: "coachExceptions", icon: "sun" },
        { key: "agenda", page: "coachAgendaSettings", icon: "settings" },
        { key: "slots", page: "coachPreview", icon: "check" },
        { key: "connect", page: "coachCalendars", icon: "calendar" },
      ],
    },
    {
      key: "business",
      entries: [
        { key: "businessDetails", page: "coachBusiness", icon: "briefcase" },
        { key: "taxDetails", page: "coachTaxDetails", icon: "scale" },
        { key: "terms", page: "coachTerms", icon: "list" },
        { key: "ownClients", page: "coachInvitation", icon: "send" },
        ...PAYING,
      ],
    },
    ACCOUNT,
  ],
  operator: [{ key: "account", entries: [...DETAILS, ...PROTECTION] }],
} as const satisfies Record<Role, readonly Group[]>;

export const settingsOf = (role: Role) => SETTINGS[role];

/** Every page that is a setting of somebody. */
export const SETTING_PAGES: readonly MemberPage[] = Object.values(SETTINGS)
  .flat()
  .flatMap(({ entries }) => entries.map(({ page }) => page));
