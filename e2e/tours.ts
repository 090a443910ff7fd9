import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { pathTo } from "./pages.ts";
import { signInAs } from "./people.ts";
import { query } from "./server-control.ts";

type Tour = {
  who?: string | undefined;
  inEnglish?: string;
  keys: readonly string[];
  /** Pages that somebody else's tour shows in German, and that read differently here. */
  alsoInEnglish?: readonly string[];
  /** Pages that are visited once more in English, for a past appointment. */
  afterwards?: readonly string[] | undefined;
};

/** Who visits which pages, in English perhaps somebody else; addresses with ids find theirs in the demo. */
export const TOURS: Record<string, Tour> = {
  "a visitor": {
    keys: [
      ...[
        "bookmark",
        "search",
        "ranking",
        "invitation",
        "friendInvitation",
        "confirm",
        "unsubscribe",
        "endSearchMails",
        "noInvitations",
      ],
      ...["login", "register", "registerClient", "registerCoach", "confirmEmail", "forgotPassword"],
      ...["teamInvitation", "report"],
    ],
  },
  "a client": {
    who: "lena",
    keys: [
      ...["clientHome", "clientTopics", "clientCoach", "clientReferral", "clientPreferences"],
      ...["clientProfile", "clientDocuments", "clientBookmarks", "clientAppointments", "clientAppointment"],
      ...["clientReschedule", "clientPay", "clientReview", "clientPackages", "clientGiftCards", "clientFriends"],
      ...["clientInvoices", "clientWaitingList", "clientWaitingListNew", "clientSavedSearches"],
      ...["clientGoals", "clientGoal", "clientWorksheet"],
      ...["clientBook", "clientCalendar", "paymentMethods", "billing", "room", "helpRequest"],
    ],
    alsoInEnglish: [
      ...[
        "messages",
        "notifications",
        "settings",
        "help",
        "helpContact",
        "account",
        "accountLanguage",
        "accountKeyboard",
      ],
      ...["accountPassword", "accountSecurity", "accountDevices", "notificationSettings", "accountData"],
      ...["accountDelete", "setupTest"],
    ],
    afterwards: ["clientAppointment", "room"],
  },
  "a coach": {
    who: "jonas",
    keys: [
      ...[
        "coachHome",
        "coachNumbers",
        "coachGrowth",
        "coachAppointments",
        "coachAppointment",
        "coachReschedule",
        "coachClients",
        "coachClient",
        "coachPropose",
        "coachPreparation",
        "coachGoal",
        "coachWorksheets",
        "coachTemplate",
        "coachWorksheet",
      ],
      ...["coachNote", "coachNotes", "coachAgenda", "coachCalendars", "coachReviews", "coachFinances"],
      ...[
        "coachStatements",
        "coachBookkeeping",
        "coachInvoices",
        "coachInvitation",
        "coachInvite",
        "coachInvited",
        "marketingTips",
        "messages",
        "conversation",
        "replyTemplates",
      ],
      ...["notifications", "help", "helpContact"],
    ],
    afterwards: ["coachAppointment"],
  },
  "a coach who sets up": {
    who: "mara",
    keys: [...["onboardingTerms", "onboardingConduct", "onboardingAccount", "onboardingProfile", "onboardingSchedule"]],
  },
  "a practice and an account": {
    who: "mara",
    inEnglish: "jonas",
    keys: [
      ...[
        "coachProfile",
        "coachNetworks",
        "coachBusiness",
        "coachTaxDetails",
        "coachTerms",
        "coachConsultations",
        "coachBookingPage",
        "coachAgreements",
        "coachIntakeForms",
        "coachPackages",
        "coachSchedule",
        "coachExceptions",
      ],
      ...["coachAgendaSettings", "coachPreview", "coachResume", "coachDocuments"],
      ...[
        "settings",
        "account",
        "accountLanguage",
        "accountKeyboard",
        "accountEmail",
        "accountPassword",
        "accountSecurity",
      ],
      ...["accountDevices", "notificationSettings", "accountData", "accountDelete", "setupTest"],
    ],
  },
  "the team": {
    who: "mara.koehler",
    keys: [
      ...["teamNumbers", "teamCases", "teamCoaches", "teamAppointments", "teamContent", "teamApprovals", "teamPeople"],
      "teamTemplates",
      "teamMailings",
      "teamPayments",
      "teamPackages",
      "teamGiftCards",
      "teamPayouts",
      "teamPostings",
      "teamLedger",
      "teamReconciliation",
      "teamTaxReports",
      "teamSystem",
      "teamMembers",
      "teamLog",
    ],
  },
};

/** Redirects only; the page about the second factor does where there is one, or where the demo waives it. */
export const REDIRECTING_PAGES = ["clientOnboarding", "coachOnboarding", "logout", "teamHome", "teamFactor"];

/** Seen only in flows, and checked in their journeys. */
export const FLOW_PAGES = [
  ...["clientBookSeries", "clientSeries", "clientSeriesMove", "coachSeries", "coachSeriesMove"],
  ...["book", "clientPayment", "registerProvider", "resetPassword", "secondStep"],
  ...[
    "clientAgreement",
    "clientIntake",
    "coachAgreement",
    "giftCardOrder",
    "clientPackage",
    "clientPackageOffer",
    "clientWaitingOffer",
    "confirmEmailChange",
    "undoEmailChange",
    "teamCase",
    "teamCoach",
    "teamPerson",
    "teamCredit",
    "teamAdjustment",
    "helpDecision",
    "teamPayment",
    "textVersions",
    "textVersion",
    "textChanges",
  ],
];

/** Checked in public-pages.spec.ts. */
export const PUBLIC_PAGES = [
  ...["home", "about", "imprint", "privacy", "terms", "conduct", "accessibility", "faqClients", "faqCoaches", "blog"],
  "transparency",
  "giftCards",
  ...["blogArticle", "contact", "earlyAccess", "newsletter", "topics", "topic", "coachPage", "withdraw"],
];

type Things = Record<
  "met" | "ahead" | "client" | "conversation" | "reference" | "goal" | "worksheet" | "template",
  string
>;

/** The ids in addresses: somebody's latest past and a future appointment, a client, a conversation, a request to support, a goal … */
async function thingsOf(who: string): Promise<Things> {
  const mine = "users.id in (coach_id, client_id) and users.email = $1";
  const of = "from appointments, users where";
  const [row] = await query(
    `select
      (select appointments.id ${of} ${mine} and status = 'Completed' order by starts_at desc limit 1) as met,
      (select appointments.id ${of} ${mine} and status = 'Scheduled' and starts_at > now()
        order by gross_cents desc, starts_at desc limit 1) as ahead,
      (select client_id ${of} ${mine} and status = 'Completed' limit 1) as client,
      (select goals.id from goals, users where ${mine} limit 1) as goal,
      (select worksheets.id from worksheets, users where ${mine} order by answered_at nulls first limit 1) as worksheet,
      (select worksheet_templates.id from worksheet_templates, users where coach_id = users.id and email = $1
        limit 1) as template,
      (select conversations.id from conversations, users where ${mine} limit 1) as conversation,
      (select reference from support_requests, users where users.id = user_id and users.email = $1
        order by support_requests.created_at desc limit 1) as reference`,
    `${who}@example.org`,
  );
  return row as Things;
}

/** The others take a future appointment. */
const NAMED: Record<string, keyof Things> = {
  clientReview: "met",
  coachNote: "met",
  coachClient: "client",
  coachPreparation: "client",
  coachPropose: "client",
  clientGoal: "goal",
  coachGoal: "goal",
  clientWorksheet: "worksheet",
  coachWorksheet: "worksheet",
  coachTemplate: "template",
  conversation: "conversation",
};

type Visit = Pick<Tour, "who" | "keys" | "afterwards"> & { locale: "de" | "en" };

/** Opens page after page as somebody, and looks at each. */
export async function visitPages(page: Page, tour: Visit, look: (key: string) => Promise<void>): Promise<void> {
  const { who, keys, afterwards = [], locale } = tour;
  if (who) await signInAs(page.request, who);
  const things = who && (await thingsOf(who));
  const stops = [
    ...keys.map((key) => ({ key, thing: NAMED[key] ?? "ahead" })),
    ...afterwards.map((key) => ({ key, thing: "met" as const })),
  ];
  for (const { key, thing } of stops)
    await test.step(key, async () => {
      // An invalid link of a mail has a page as well.
      const named = { slug: "jonas-petersen", ...(things && { id: things[thing], reference: things.reference }) };
      const path = pathTo(key, { locale, named });
      const status = (await page.goto(path))?.status();
      if (who) expect(status, key).toBe(200);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      expect(await page.getByRole("main").getByRole("heading", { level: 1 }).count(), key).toBe(1);
      await look(key);
    });
}
