import type { Permission } from "@aufwind/rules/operators";
import type { MemberPage, PageKey } from "../platform/pages/pages.ts";
import type { Role } from "../platform/session/member.ts";
import type { IconName } from "../ui/icon.tsx";
import { SETTING_PAGES } from "./settings-pages.ts";

export type Entry = {
  key: string;
  page: MemberPage | "search";
  icon: IconName;
  query?: string;
  needs?: readonly Permission[];
};
type Group = {
  key: "area" | "clients" | "money" | "practice" | "path" | "account" | "team" | "more";
  entries: readonly Entry[];
};

const TODAY = { key: "today", page: "coachHome", icon: "sun" } as const satisfies Entry;
const MESSAGES = { key: "messages", page: "messages", icon: "message" } as const satisfies Entry;
const SETTINGS = { key: "settings", page: "settings", icon: "settings" } as const satisfies Entry;
const HELP = { key: "help", page: "help", icon: "help" } as const satisfies Entry;
const SET_UP = { key: "setUp", page: "coachOnboarding", icon: "arrowRight" } as const satisfies Entry;

/** The pages of each role by what they are for; settings and help stand at the foot. */
const NAVIGATION = {
  client: [
    {
      key: "area",
      entries: [
        { key: "overview", page: "clientHome", icon: "home" },
        { key: "appointments", page: "clientAppointments", icon: "calendar" },
        { key: "book", page: "clientBook", icon: "plus" },
        { key: "search", page: "search", icon: "search" },
        MESSAGES,
      ],
    },
    {
      key: "path",
      entries: [
        { key: "goals", page: "clientGoals", icon: "flag" },
        { key: "documents", page: "clientDocuments", icon: "file" },
        { key: "bookmarks", page: "clientBookmarks", icon: "heart" },
        { key: "waitingList", page: "clientWaitingList", icon: "clock" },
        { key: "savedSearches", page: "clientSavedSearches", icon: "star" },
      ],
    },
    {
      key: "account",
      entries: [
        { key: "invoices", page: "clientInvoices", icon: "card" },
        { key: "packages", page: "clientPackages", icon: "box" },
        { key: "giftCards", page: "clientGiftCards", icon: "gift" },
        { key: "friends", page: "clientFriends", icon: "users" },
      ],
    },
    { key: "more", entries: [SETTINGS, HELP] },
  ],
  coach: [
    {
      key: "area",
      entries: [
        TODAY,
        { key: "calendar", page: "coachAgenda", icon: "calendar" },
        { key: "requests", page: "coachAppointments", icon: "inbox", query: "status=Pending&status=Rescheduled" },
        { key: "appointments", page: "coachAppointments", icon: "list" },
        MESSAGES,
      ],
    },
    {
      key: "clients",
      entries: [
        { key: "clients", page: "coachClients", icon: "users" },
        { key: "notes", page: "coachNotes", icon: "note" },
        { key: "worksheets", page: "coachWorksheets", icon: "checks" },
        { key: "reviews", page: "coachReviews", icon: "star" },
      ],
    },
    {
      key: "money",
      entries: [
        { key: "earnings", page: "coachFinances", icon: "euro" },
        { key: "statements", page: "coachStatements", icon: "file" },
        { key: "invoices", page: "coachInvoices", icon: "card" },
      ],
    },
    {
      key: "practice",
      entries: [
        { key: "consultations", page: "coachConsultations", icon: "tag" },
        { key: "packages", page: "coachPackages", icon: "box" },
        { key: "hours", page: "coachSchedule", icon: "clock" },
        { key: "bookingPage", page: "coachBookingPage", icon: "share" },
        { key: "profile", page: "coachProfile", icon: "user" },
      ],
    },
    { key: "more", entries: [SETTINGS, HELP] },
  ],
  operator: [
    {
      key: "area",
      entries: [
        { key: "numbers", page: "teamNumbers", icon: "chart", needs: ["finance", "admin"] },
        { key: "cases", page: "teamCases", icon: "inbox", needs: ["support", "moderation", "finance", "compliance"] },
        { key: "coaches", page: "teamCoaches", icon: "shield", needs: ["moderation"] },
        { key: "allAppointments", page: "teamAppointments", icon: "calendar", needs: ["support", "finance"] },
        { key: "content", page: "teamContent", icon: "flag", needs: ["moderation", "compliance"] },
        { key: "approvals", page: "teamApprovals", icon: "checks" },
        { key: "people", page: "teamPeople", icon: "user", needs: ["support", "moderation", "finance", "compliance"] },
      ],
    },
    {
      key: "money",
      entries: [
        { key: "payments", page: "teamPayments", icon: "euro", needs: ["finance", "support"] },
        { key: "soldPackages", page: "teamPackages", icon: "box", needs: ["finance", "support"] },
        { key: "soldGiftCards", page: "teamGiftCards", icon: "gift", needs: ["finance", "support"] },
        { key: "payouts", page: "teamPayouts", icon: "bank", needs: ["finance"] },
        { key: "ledger", page: "teamLedger", icon: "file", needs: ["finance"] },
        { key: "reconciliation", page: "teamReconciliation", icon: "scale", needs: ["finance"] },
        { key: "taxReports", page: "teamTaxReports", icon: "send", needs: ["finance", "compliance"] },
        { key: "postings", page: "teamPostings", icon: "pen", needs: ["finance"] },
      ],
    },
    {
      key: "team",
      entries: [
        { key: "templates", page: "teamTemplates", icon: "note", needs: ["support"] },
        { key: "mailings", page: "teamMailings", icon: "mail", needs: ["support"] },
        { key: "members", page: "teamMembers", icon: "users" },
        { key: "log", page: "teamLog", icon: "list", needs: ["compliance", "admin"] },
        { key: "system", page: "teamSystem", icon: "system", needs: ["support", "admin"] },
      ],
    },
    { key: "more", entries: [SETTINGS] },
  ],
} as const satisfies Record<Role, readonly Group[]>;

type NavigationGroup = (typeof NAVIGATION)[Role][number];
export type NavigationEntry = NavigationGroup["entries"][number] | typeof SET_UP;
export type ShownGroup = { key: NavigationGroup["key"]; entries: readonly NavigationEntry[] };

/** During the onboarding coaches are led there first, and not to pages that are empty before the first client. */
export function navigationOf(role: Role, isSettingUp = false): ShownGroup[] {
  const groups: readonly ShownGroup[] = NAVIGATION[role];
  if (role !== "coach" || !isSettingUp) return [...groups];
  const area: ShownGroup = { key: "area", entries: [TODAY, SET_UP, MESSAGES] };
  const open = groups.filter(({ key }) => key === "practice" || key === "more");
  return [area, ...open.map(({ key, entries }) => ({ key, entries: entries.filter((entry) => !isForLater(entry)) }))];
}

/** What is offered to clients once there is a profile to book. */
const isForLater = ({ key }: NavigationEntry) => key === "packages" || key === "bookingPage";

/** An operator's menu without the pages that need another permission. */
export const withinPermissions = (groups: ShownGroup[], permissions: readonly Permission[]): ShownGroup[] =>
  groups.map(({ key, entries }) => ({
    key,
    entries: entries.filter((entry) => !("needs" in entry) || entry.needs.some((each) => permissions.includes(each))),
  }));

/** What a thumb reaches on a phone; everything else is behind "more". */
const AT_HAND = {
  client: ["overview", "appointments", "search", "messages"],
  coach: ["today", "calendar", "messages", "clients"],
  operator: ["cases", "approvals", "people", "allAppointments"],
} as const satisfies Record<Role, readonly string[]>;
const AT_HAND_SETTING_UP = ["today", "setUp", "messages", "profile"] as const;

export function atHand(role: Role, isSettingUp = false): NavigationEntry[] {
  const entries = navigationOf(role, isSettingUp).flatMap((group) => group.entries);
  const keys = role === "coach" && isSettingUp ? AT_HAND_SETTING_UP : AT_HAND[role];
  return keys.flatMap((key) => entries.find((entry) => entry.key === key) ?? []);
}

/** Pages without an entry of their own. */
const BEHIND: Partial<Record<Entry["page"], readonly PageKey[]>> = {
  messages: ["conversation", "replyTemplates"],
  coachHome: ["coachNumbers", "coachGrowth"],
  clientPackages: ["clientPackage", "clientPackageOffer"],
  clientAppointments: [
    ...([
      "clientAppointment",
      "clientReschedule",
      "clientPayment",
      "clientPay",
      "clientReview",
      "clientIntake",
    ] as const),
    ...(["clientSeries", "clientSeriesMove"] as const),
  ],
  clientBook: ["clientBookSeries"],
  coachAppointments: ["coachAppointment", "coachReschedule", "coachSeries", "coachSeriesMove"],
  coachOnboarding: [
    "onboardingTerms",
    "onboardingConduct",
    "onboardingAccount",
    "onboardingProfile",
    "onboardingSchedule",
  ],
  coachNotes: ["coachNote"],
  coachClients: [
    ...(["coachClient", "coachPreparation", "coachPropose", "coachGoal", "coachWorksheet"] as const),
    ...(["coachInvite", "coachInvited"] as const),
  ],
  coachInvoices: ["coachBookkeeping"],
  coachWorksheets: ["coachTemplate"],
  clientDocuments: ["clientAgreement"],
  clientGoals: ["clientGoal", "clientWorksheet"],
  coachSchedule: ["coachExceptions"],
  teamCases: ["teamCase"],
  teamPayments: ["teamPayment"],
  teamCoaches: ["teamCoach"],
  teamPeople: ["teamPerson"],
  help: ["helpContact", "helpRequest", "helpDecision", "marketingTips"],
  settings: [...SETTING_PAGES, "coachAgreement"],
};

type Place = { page: PageKey | undefined; search: string };
type Here = { key: string; isItself: boolean };

const isSameQuery = ({ query = "" }: Entry, search: string) => query === search.replace(/^\?/, "");

/** The one entry that stands for a page: its own, or the one it is behind. */
export function entryOf(entries: readonly Entry[], { page, search }: Place): Here | undefined {
  const own = entries.filter((entry) => entry.page === page);
  const found = own.find((entry) => isSameQuery(entry, search)) ?? own.find(({ query }) => !query);
  if (found) return { key: found.key, isItself: true };
  const before = entries.find((entry) => !entry.query && page && BEHIND[entry.page]?.includes(page));
  return before && { key: before.key, isItself: false };
}
