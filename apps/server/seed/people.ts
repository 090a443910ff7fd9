import { PERMISSIONS, type Permission } from "@aufwind/rules/operators";

type DemoPerson = {
  kind: "client" | "coach";
  locale: "en" | "de";
  email: string;
  firstName: string;
  lastName: string;
  about: { en: string; de: string };
};

/** Everybody in the demo has the same password: it is shown on the login page. */
export const DEMO_PASSWORD = "Aufwind-Demo-1";

/** A coach in the middle of the onboarding. */
export const NEWCOMER: DemoPerson = {
  kind: "coach",
  locale: "de",
  email: "mara@example.org",
  firstName: "Mara",
  lastName: "Vogt",
  about: {
    en: "has just begun to set up her profile; reads German",
    de: "richtet ihr Profil gerade ein; liest Deutsch",
  },
};

/** The people one can log in as in the demo. */
export const DEMO_PEOPLE: DemoPerson[] = [
  {
    kind: "client",
    locale: "de",
    email: "lena@example.org",
    firstName: "Lena",
    lastName: "Brandt",
    about: { en: "looks for calm at work; reads German", de: "sucht Ruhe im Beruf; liest Deutsch" },
  },
  {
    kind: "client",
    locale: "en",
    email: "sam@example.org",
    firstName: "Sam",
    lastName: "Reed",
    about: { en: "new in Berlin; reads English", de: "neu in Berlin; liest Englisch" },
  },
  {
    kind: "coach",
    locale: "de",
    email: "jonas@example.org",
    firstName: "Jonas",
    lastName: "Petersen",
    about: { en: "coach for career and resilience; reads German", de: "Coach für Beruf und Resilienz; liest Deutsch" },
  },
  {
    kind: "coach",
    locale: "en",
    email: "amelia@example.org",
    firstName: "Amelia",
    lastName: "Clarke",
    about: { en: "coach with a company of her own; reads English", de: "Coach mit eigener Firma; liest Englisch" },
  },
  NEWCOMER,
];

type DemoOperator = Omit<DemoPerson, "kind"> & { kind: "operator"; permissions: readonly Permission[] };

/** A colleague whom nobody logs in as: what she asked for waits for somebody else. */
export const DEMO_COLLEAGUE: Omit<DemoOperator, "about"> = {
  kind: "operator",
  locale: "de",
  email: "ines.brandl@example.org",
  firstName: "Ines",
  lastName: "Brandl",
  permissions: ["finance", "compliance"],
};

/** The team of the demo: somebody who may do everything, and somebody who may not. */
export const DEMO_OPERATORS: DemoOperator[] = [
  {
    kind: "operator",
    locale: "de",
    email: "mara.koehler@example.org",
    firstName: "Mara",
    lastName: "Köhler",
    permissions: PERMISSIONS,
    about: { en: "leads the team, may do everything", de: "leitet das Team, darf alles" },
  },
  {
    kind: "operator",
    locale: "en",
    email: "sam.okafor@example.org",
    firstName: "Sam",
    lastName: "Okafor",
    permissions: ["support", "moderation"],
    about: { en: "answers questions and checks content", de: "beantwortet Fragen und prüft Inhalte" },
  },
];
