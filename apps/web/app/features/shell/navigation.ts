import type { MemberPage, PageKey } from "../../platform/pages/pages.ts";
import type { Role } from "../../platform/session/member.ts";
import { SETTING_PAGES } from "../../shared/settings-pages.ts";
import type { IconName } from "../../ui/icon.tsx";

type Entry = { key: string; page: MemberPage; icon: IconName };
type Group = { key: "area" | "finances" | "more"; entries: readonly Entry[] };

const NEWS = [
  { key: "messages", page: "messages", icon: "message" },
  { key: "notifications", page: "notifications", icon: "bell" },
] as const satisfies readonly Entry[];

const SETTINGS = { key: "settings", page: "settings", icon: "settings" } as const satisfies Entry;
const MORE = {
  key: "more",
  entries: [SETTINGS, { key: "help", page: "help", icon: "info" }],
} as const satisfies Group;

const FINANCES = {
  key: "finances",
  entries: [
    { key: "earnings", page: "coachFinances", icon: "euro" },
    { key: "statements", page: "coachStatements", icon: "list" },
    { key: "invoices", page: "coachInvoices", icon: "file" },
  ],
} as const satisfies Group;

/** A coach's daily pages. */
const DAILY = [
  { key: "calendar", page: "coachAgenda", icon: "calendar" },
  { key: "appointments", page: "coachAppointments", icon: "list" },
  { key: "clients", page: "coachClients", icon: "user" },
  ...NEWS,
  { key: "notes", page: "coachNotes", icon: "pen" },
  { key: "reviews", page: "coachReviews", icon: "star" },
] as const satisfies readonly Entry[];

const OVERVIEW = { key: "overview", page: "coachHome", icon: "home" } as const satisfies Entry;
const SET_UP = { key: "setUp", page: "coachOnboarding", icon: "arrowRight" } as const satisfies Entry;

/** The side menu of member pages, by role: daily work. Settings are one entry. */
const NAVIGATION = {
  client: [
    {
      key: "area",
      entries: [
        { key: "overview", page: "clientHome", icon: "home" },
        { key: "appointments", page: "clientAppointments", icon: "list" },
        { key: "book", page: "clientBook", icon: "calendar" },
        ...NEWS,
        { key: "bookmarks", page: "clientBookmarks", icon: "heart" },
        { key: "documents", page: "clientDocuments", icon: "file" },
        { key: "friends", page: "clientFriends", icon: "gift" },
        { key: "invoices", page: "clientInvoices", icon: "euro" },
      ],
    },
    MORE,
  ],
  coach: [{ key: "area", entries: [OVERVIEW, ...DAILY] }, FINANCES, MORE],
  operator: [{ key: "more", entries: [SETTINGS] }],
} as const satisfies Record<Role, readonly Group[]>;

/** During the onboarding coaches are led there too. */
const SETTING_UP = [{ key: "area", entries: [OVERVIEW, SET_UP, ...DAILY] }, FINANCES, MORE] as const;

export const navigationOf = (role: Role, isSettingUp = false) =>
  role === "coach" && isSettingUp ? SETTING_UP : NAVIGATION[role];

/** Pages without a menu entry of their own. */
const BEHIND: Partial<Record<MemberPage, readonly PageKey[]>> = {
  messages: ["conversation"],
  clientAppointments: ["clientAppointment", "clientReschedule", "clientPayment", "clientPay", "clientReview"],
  coachAppointments: ["coachAppointment", "coachReschedule"],
  coachNotes: ["coachNote"],
  coachClients: ["coachClient"],
  settings: SETTING_PAGES,
  help: ["helpContact", "marketingTips"],
};

/** Whether a page is the entry's own, or one behind it. */
export const isHere = (entry: Entry, page: PageKey | undefined): boolean =>
  page !== undefined &&
  (page === entry.page ||
    BEHIND[entry.page]?.includes(page) === true ||
    (entry.page === SET_UP.page && page.startsWith("onboarding")));

/** Whether a page belongs to the settings, which have a menu of their own. */
export const isInSettings = (page: PageKey | undefined): boolean => isHere(SETTINGS, page);
