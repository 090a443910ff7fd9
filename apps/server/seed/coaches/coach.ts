import { GENDER_IDENTITIES, PRONOUNS, SECTORS, TITLES } from "@aufwind/rules/coaches";
import { NETWORKS } from "@aufwind/rules/coaches-links";
import { INSTANT_BOOKINGS } from "@aufwind/rules/consultations";
import { LANGUAGES } from "@aufwind/rules/languages";
import { LOCALES } from "@aufwind/rules/locale";
import { VAT_STATUSES } from "@aufwind/rules/money";
import { DEGREES } from "@aufwind/rules/resumes";
import { GRIDS } from "@aufwind/rules/schedules/agenda-settings";
import { WEEKDAYS, type Weekday, type WorkingHours } from "@aufwind/rules/schedules/opening-hours";
import { z } from "zod";

const Both = z.strictObject({ de: z.string(), en: z.string() });
const Discovery = z.strictObject({
  description: Both,
  instantBooking: z.enum(INSTANT_BOOKINGS).exactOptional(),
  /** Those of the coach in which it is held; all without it. */
  languages: z.array(z.enum(LANGUAGES)).exactOptional(),
});
/** The price is net. */
const Paid = Discovery.extend({ durationMinutes: z.int(), priceCents: z.int() });

const Entry = z.strictObject({ title: z.string(), year: z.int(), description: z.string() });
/** In the coach's own language: a resume has one. */
const Resume = z.strictObject({
  title: z.string(),
  description: z.string(),
  educations: z.array(Entry.omit({ title: true }).extend({ degree: z.enum(DEGREES), institution: z.string() })),
  workExperiences: z.array(Entry.extend({ company: z.string() })),
  professionalTrainings: z.array(Entry.extend({ trainingCenter: z.string() })),
  scientificPublications: z.array(Entry.extend({ place: z.string() })),
  conferences: z.array(Entry.extend({ place: z.string() })),
});

const RANGES = /^\d\d:\d\d-\d\d:\d\d( \d\d:\d\d-\d\d:\d\d)*$/;
/** A week in short form, Monday being 1: `{ "1": "09:00-12:00 13:00-17:00" }`. */
const Hours = z.record(z.string().regex(/^[1-7]$/), z.string().regex(RANGES)).transform((days): WorkingHours[] =>
  Object.entries(days).flatMap(([day, ranges]) =>
    ranges.split(" ").map((range) => {
      const [from = "", to = ""] = range.split("-");
      return { weekday: Number(day) as Weekday, from, to };
    }),
  ),
);

/** Only what differs from the defaults. */
const Settings = z.strictObject({
  noticeMinutes: z.int().exactOptional(),
  horizonDays: z.int().exactOptional(),
  pauseBeforeMinutes: z.int().exactOptional(),
  pauseAfterMinutes: z.int().exactOptional(),
  gridMinutes: z.literal(GRIDS).exactOptional(),
  mostPerDay: z.int().nullable().exactOptional(),
});

/** Days are counted from the day of the seed; `on` moves to the next such weekday. */
const Day = z.strictObject({ day: z.int(), on: z.literal(WEEKDAYS).exactOptional(), note: z.string() });
const Exception = z.discriminatedUnion("kind", [
  Day.extend({ kind: z.enum(["allDay", "timeOff"]), days: z.int() }),
  Day.extend({ kind: z.enum(["available", "notAvailable"]), from: z.string(), to: z.string() }),
]);
export type DemoException = z.output<typeof Exception>;

const Ground = z.enum(["apricot", "mist", "moss", "sage", "sand"]);
export type Ground = z.output<typeof Ground>;

/** Part numbers of DiceBear's `notionists`, and the tints in which we draw them. */
const Face = z.strictObject({
  ground: Ground,
  skin: z.enum(["fair", "light", "olive", "tan", "brown", "deep"]),
  hairColour: z.enum(["black", "dark", "brown", "chestnut", "auburn", "blond", "grey"]),
  hair: z.string(),
  body: z.string(),
  lips: z.string(),
  brows: z.string(),
  nose: z.string(),
  glasses: z.string().exactOptional(),
  beard: z.string().exactOptional(),
});
export type Face = z.output<typeof Face>;

const Business = z.strictObject({
  companyName: z.string().nullable(),
  address1: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country: z.string(),
  vatStatus: z.enum(VAT_STATUSES),
  vatNumber: z.string().nullable(),
  iban: z.string(),
});

const Coach = z.strictObject({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  locale: z.enum(LOCALES),
  title: z.enum(TITLES),
  pronoun: z.enum(PRONOUNS),
  genderIdentity: z.enum(GENDER_IDENTITIES).nullable(),
  sector: z.enum(SECTORS),
  tagLine: Both,
  salesPitch: Both,
  aboutMe: Both,
  description: Both,
  /** One per line. */
  certifications: Both,
  /** Keys of topics, or names of the coach's own areas. */
  areas: z.array(z.string()),
  languages: z.array(z.enum(LANGUAGES)),
  business: Business,
  timeZone: z.string(),
  consultations: z.strictObject({ discovery: Discovery, standard: Paid, extended: Paid.exactOptional() }),
  hours: Hours,
  settings: Settings.exactOptional(),
  exceptions: z.array(Exception).exactOptional(),
  resume: Resume,
  social: z.partialRecord(z.enum(NETWORKS), z.string()).exactOptional(),
  isPublic: z.boolean(),
  isListed: z.boolean(),
  banner: Ground.exactOptional(),
  /** Missing if the coach has no photo yet. */
  face: Face.exactOptional(),
});
export type DemoCoach = z.output<typeof Coach>;

/** A demo coach from the text of a JSON file, whose name says in an error where to look. */
export function parseCoach(file: string, text: string): DemoCoach {
  const { data, error } = Coach.safeParse(JSON.parse(text));
  if (!data) throw new Error(`The demo coach in ${file} is not valid:\n${z.prettifyError(error)}`);
  return data;
}
