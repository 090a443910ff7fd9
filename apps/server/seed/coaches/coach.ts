import type { GENDER_IDENTITIES, PRONOUNS, SECTORS, Title } from "@aufwind/rules/coaches";
import type { Network } from "@aufwind/rules/coaches-links";
import type { InstantBooking } from "@aufwind/rules/consultations";
import type { Language } from "@aufwind/rules/languages";
import type { Locale } from "@aufwind/rules/locale";
import type { VatStatus } from "@aufwind/rules/money";
import type { DEGREES } from "@aufwind/rules/resumes";
import type { AgendaSettings } from "@aufwind/rules/schedules/agenda-settings";
import type { Weekday, WorkingHours } from "@aufwind/rules/schedules/opening-hours";

type Both = Record<Locale, string>;
/** The price is net. */
type Paid = { durationMinutes: number; priceCents: number; description: Both; instantBooking?: InstantBooking };

type Entry = { title: string; year: number; description: string };
/** In the coach's own language: a resume has one. */
type Resume = {
  title: string;
  description: string;
  educations: { degree: (typeof DEGREES)[number]; year: number; institution: string; description: string }[];
  workExperiences: (Entry & { company: string })[];
  professionalTrainings: (Entry & { trainingCenter: string })[];
  scientificPublications: (Entry & { place: string })[];
  conferences: (Entry & { place: string })[];
};

/** Days are counted from the day of the seed; `on` moves to the next such weekday. */
export type DemoException = { day: number; on?: Weekday; note: string } & (
  | { kind: "allDay" | "timeOff"; days: number }
  | { kind: "available" | "notAvailable"; from: string; to: string }
);

export type Ground = "apricot" | "mist" | "moss" | "sage" | "sand";

/** Part numbers of DiceBear's `notionists`. */
export type Face = {
  ground: Ground;
  hair: string;
  body: string;
  lips: string;
  brows: string;
  nose: string;
  glasses?: string;
  beard?: string;
};

export type DemoCoach = {
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  title: Title;
  pronoun: (typeof PRONOUNS)[number];
  genderIdentity: (typeof GENDER_IDENTITIES)[number] | null;
  sector: (typeof SECTORS)[number];
  tagLine: Both;
  salesPitch: Both;
  aboutMe: Both;
  description: Both;
  /** One per line. */
  certifications: Both;
  /** Keys of topics, or names of the coach's own areas. */
  areas: string[];
  languages: Language[];
  business: {
    companyName: string | null;
    address1: string;
    zipCode: string;
    city: string;
    country: string;
    vatStatus: VatStatus;
    vatNumber: string | null;
    iban: string;
  };
  timeZone: string;
  consultations: { discovery: { description: Both; instantBooking?: InstantBooking }; standard: Paid; extended?: Paid };
  hours: WorkingHours[];
  /** Only what differs from the defaults. */
  settings?: Partial<AgendaSettings>;
  exceptions?: DemoException[];
  resume: Resume;
  social?: Partial<Record<Network, string>>;
  isPublic: boolean;
  isListed: boolean;
  banner?: Ground;
  /** Missing if the coach has no photo yet. */
  face?: Face;
};
