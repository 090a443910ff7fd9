import type { ExperienceLevel, Qualification } from "@aufwind/rules/clients";
import type { GENDER_IDENTITIES, PRONOUNS } from "@aufwind/rules/coaches";
import type { Locale } from "@aufwind/rules/locale";

/** What somebody says about themselves. */
type Said = {
  pronoun?: (typeof PRONOUNS)[number];
  gender?: (typeof GENDER_IDENTITIES)[number];
  experience?: ExperienceLevel;
  qualification?: Qualification;
};
type More = {
  /** Without an entry somebody has not saved a card yet. */
  hasCard?: boolean;
  /** Invited by this client. */
  friendOf?: string;
  /** Invited by this coach, who knew them before. */
  ownOf?: string;
};

export type DemoClient = More & {
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  hasCard: boolean;
  said: Said;
};

const client = (name: string, locale: Locale, said: Said, more: More = {}): DemoClient => {
  const [firstName = "", lastName = ""] = name.split(" ");
  const email = `${firstName}.${lastName}@example.org`.toLowerCase();
  return { email, firstName, lastName, locale, hasCard: true, said, ...more };
};

const she = { pronoun: "she", gender: "female" } as const;
const he = { pronoun: "he", gender: "male" } as const;
const they = { pronoun: "they" } as const;
const silent = { pronoun: "undisclosed" } as const;

/** More clients of the demo besides those of the login page; some with a full profile, some with an empty one. */
export const DEMO_CLIENTS: DemoClient[] = [
  client("Miriam Kessler", "de", { ...she, experience: "leadership", qualification: "master" }),
  client("Emre Aslan", "de", { ...he, experience: "advanced", qualification: "bachelor" }),
  client("Petra Wagner", "de", { ...she, experience: "specialized" }),
  client("Jan Ohlsen", "de", { ...he, experience: "leadership", qualification: "doctorate" }),
  client("Nadja Sommerfeld", "de", { ...she, experience: "entry", qualification: "bachelor" }),
  client("Carolin Busch", "de", { ...she, qualification: "associate" }, { friendOf: "lena" }),
  client("Markus Dietz", "de", {}, { hasCard: false }),
  client("Rachel Adams", "en", { ...she, experience: "leadership", qualification: "master" }),
  client("Tom Hughes", "en", { ...he, experience: "intermediate" }),
  client("Aisha Malik", "en", { ...she, experience: "specialized", qualification: "doctorate" }),
  client("Ben Walker", "en", {}, { hasCard: false }),
  client("Sofia Rossi", "en", { ...they, experience: "intermediate", qualification: "bachelor" }),
  client("Deniz Arslan", "de", { ...silent, experience: "entry", qualification: "high_school" }),
  client("Katrin Schuster", "de", { ...she, experience: "advanced", qualification: "associate" }),
  client("Dirk Hartmann", "de", { experience: "specialized" }),
  client("Felix Arndt", "de", { ...he, experience: "intermediate", qualification: "master" }),
  client("Svenja Claussen", "de", { ...she, experience: "leadership", qualification: "bachelor" }),
  client("Uwe Brinkmann", "de", { ...he, experience: "leadership", qualification: "associate" }, { ownOf: "jonas" }),
  client("Birgit Jansen", "de", { ...she, experience: "advanced", qualification: "high_school" }, { ownOf: "jonas" }),
  client("Olga Petrenko", "de", { ...she, experience: "specialized", qualification: "doctorate" }),
  client("Yasmin Celik", "de", { ...she, experience: "intermediate", qualification: "bachelor" }),
  client("Hanna Vollmer", "de", { ...she, experience: "advanced", qualification: "master" }, { friendOf: "lena" }),
  client("Clara Nowak", "de", { ...they, experience: "entry", qualification: "bachelor" }),
  client("Henning Voss", "de", { ...he, experience: "advanced", qualification: "high_school" }),
  client("Jule Martens", "de", { ...silent, experience: "intermediate" }, { friendOf: "lena" }),
  client("Timo Reinders", "de", { ...he, experience: "entry", qualification: "associate" }, { friendOf: "lena" }),
  client("Oliver Grant", "en", { ...he, experience: "leadership", qualification: "master" }),
  client("Chloe Bennett", "en", { ...she, experience: "leadership", qualification: "bachelor" }, { ownOf: "amelia" }),
  client("Marta Pereira", "en", { ...she, experience: "intermediate", qualification: "master" }),
  client("Yuki Sato", "en", { ...they, experience: "advanced", qualification: "doctorate" }),
  client("Daniel Novak", "en", { ...he, experience: "entry", qualification: "bachelor" }),
  client("Grace Okafor", "en", { ...she, experience: "specialized", qualification: "master" }),
  client("Lukas Meier", "de", { ...he, experience: "advanced", qualification: "bachelor" }),
  client("Hugo Lefevre", "en", { ...silent, qualification: "associate" }),
  client("Anke Lorenzen", "de", { ...she, experience: "advanced", qualification: "high_school" }),
  client("Paul Sievers", "de", { ...he, experience: "entry" }),
  client("Maren Thiel", "de", { ...she, experience: "entry", qualification: "bachelor" }, { ownOf: "leonie.fuchs" }),
  client("Sven Ritter", "de", { ...he, experience: "intermediate" }, { ownOf: "leonie.fuchs" }),
  client("Nina Hoppe", "de", { ...she, experience: "intermediate", qualification: "associate" }),
];
