import type { Role } from "../../platform/member.ts";
import type { MemberPage, PageKey } from "../../platform/pages.ts";
import type { IconName } from "../../ui/icon.tsx";

type Entry = { key: string; page: MemberPage; icon: IconName };
type Group = { key: "area" | "practice" | "finances" | "business" | "account"; entries: readonly Entry[] };

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

/** Of those who pay and are paid. */
const PAYING = {
  key: "account",
  entries: [
    ...ACCOUNT.entries,
    { key: "paymentMethods", page: "paymentMethods", icon: "card" },
    { key: "billing", page: "billing", icon: "file" },
    { key: "notificationSettings", page: "notificationSettings", icon: "bell" },
  ],
} as const satisfies Group;

const PRACTICE = {
  key: "practice",
  entries: [
    { key: "profile", page: "coachProfile", icon: "picture" },
    { key: "resume", page: "coachResume", icon: "list" },
    { key: "documents", page: "coachDocuments", icon: "file" },
    { key: "consultations", page: "coachConsultations", icon: "video" },
    { key: "hours", page: "coachSchedule", icon: "clock" },
    { key: "exceptions", page: "coachExceptions", icon: "sun" },
    { key: "agenda", page: "coachAgendaSettings", icon: "settings" },
    { key: "slots", page: "coachPreview", icon: "calendar" },
  ],
} as const satisfies Group;

const FINANCES = {
  key: "finances",
  entries: [
    { key: "earnings", page: "coachFinances", icon: "euro" },
    { key: "statements", page: "coachStatements", icon: "list" },
    { key: "invoices", page: "coachInvoices", icon: "file" },
    { key: "ownClients", page: "coachInvitation", icon: "share" },
  ],
} as const satisfies Group;

const BUSINESS = {
  key: "business",
  entries: [
    { key: "businessDetails", page: "coachBusiness", icon: "briefcase" },
    { key: "networks", page: "coachNetworks", icon: "globe" },
  ],
} as const satisfies Group;

const NEWS = [
  { key: "messages", page: "messages", icon: "message" },
  { key: "notifications", page: "notifications", icon: "bell" },
] as const satisfies readonly Entry[];

/** What a coach looks at every day. */
const DAILY = [
  { key: "calendar", page: "coachAgenda", icon: "calendar" },
  { key: "appointments", page: "coachAppointments", icon: "list" },
  ...NEWS,
  { key: "notes", page: "coachNotes", icon: "pen" },
  { key: "connect", page: "coachCalendars", icon: "share" },
  { key: "reviews", page: "coachReviews", icon: "star" },
] as const satisfies readonly Entry[];

const OVERVIEW = { key: "overview", page: "coachHome", icon: "home" } as const satisfies Entry;
const SET_UP = { key: "setUp", page: "coachOnboarding", icon: "arrowRight" } as const satisfies Entry;

/** What stands at the side of every member page, by role. */
const NAVIGATION = {
  client: [
    {
      key: "area",
      entries: [
        { key: "overview", page: "clientHome", icon: "home" },
        { key: "appointments", page: "clientAppointments", icon: "list" },
        { key: "book", page: "clientBook", icon: "calendar" },
        ...NEWS,
        { key: "connect", page: "clientCalendar", icon: "share" },
        { key: "preferences", page: "clientPreferences", icon: "settings" },
        { key: "bookmarks", page: "clientBookmarks", icon: "heart" },
        { key: "invoices", page: "clientInvoices", icon: "file" },
      ],
    },
    PAYING,
  ],
  coach: [{ key: "area", entries: [OVERVIEW, ...DAILY] }, PRACTICE, FINANCES, BUSINESS, PAYING],
  operator: [ACCOUNT],
} as const satisfies Record<Role, readonly Group[]>;

/** A coach who is still setting up is led there too. */
const SETTING_UP = [
  { key: "area", entries: [OVERVIEW, SET_UP, ...DAILY] },
  PRACTICE,
  FINANCES,
  BUSINESS,
  PAYING,
] as const;

export const navigationOf = (role: Role, isSettingUp = false) =>
  role === "coach" && isSettingUp ? SETTING_UP : NAVIGATION[role];

/** Pages that stand behind an entry without one of their own. */
const BEHIND: Partial<Record<MemberPage, readonly PageKey[]>> = {
  messages: ["conversation"],
  clientAppointments: ["clientAppointment", "clientReschedule", "clientPayment", "clientPay", "clientReview"],
  coachAppointments: ["coachAppointment", "coachReschedule"],
  coachNotes: ["coachNote"],
};

/** Whether a page is the entry's own, or one of those behind it. */
export const isHere = (entry: Entry, page: PageKey | undefined): boolean =>
  page !== undefined &&
  (page === entry.page ||
    BEHIND[entry.page]?.includes(page) === true ||
    (entry.page === SET_UP.page && page.startsWith("onboarding")));
