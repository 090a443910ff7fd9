import { Business } from "@aufwind/contract/businesses";
import { Bio, SocialNetworks } from "@aufwind/contract/coaches";
import { Consultations } from "@aufwind/contract/consultations";
import { Resume } from "@aufwind/contract/resumes";
import { AGENDA_DEFAULTS } from "@aufwind/rules/schedules/agenda-settings";
import type { Exception } from "@aufwind/rules/schedules/opening-hours";
import { setBusiness } from "../src/features/businesses/commands.ts";
import { setListed } from "../src/features/coach-profiles/store.ts";
import * as coaches from "../src/features/coaches/commands.ts";
import { setConsultations } from "../src/features/consultations/commands.ts";
import { storeAcceptance } from "../src/features/onboarding/store.ts";
import { setResume } from "../src/features/resumes/commands.ts";
import { insertComing, setAgendaSettings, setTimeZone, setWorkingHours } from "../src/features/schedules/commands.ts";
import { wallClock } from "../src/features/schedules/present.ts";
import type { Tx } from "../src/platform/database/database.ts";
import type { Platform } from "../src/platform/platform.ts";
import type { DemoCoach, DemoException } from "./coaches/coach.ts";

type Storing = { userId: string; coach: DemoCoach };

/** Stores a demo coach's profile, each part through its own feature and rules. */
export async function storeCoach(tx: Tx, platform: Platform, { userId, coach }: Storing): Promise<void> {
  const now = platform.clock.now();
  for (const what of ["terms", "conduct"] as const)
    await storeAcceptance(tx, { userId, what, now, locale: coach.locale });
  await coaches.openPractice(tx, platform, userId);
  await storeSections(tx, userId, coach);
  await setBusiness(tx, platform, userId, Business.parse({ ...someOf(coach.business), companyEmail: coach.email }));
  await setConsultations(tx, userId, Consultations.parse(offerOf(coach)));
  await storeSchedule(tx, { userId, coach, now });
  await setResume(tx, platform, userId, Resume.parse(resumeOf(coach)));
  await setListed(tx, userId, { allow_in_listing: coach.isListed, own_clients_only: false });
}

const NO_NETWORKS = SocialNetworks.parse({});

async function storeSections(tx: Tx, userId: string, coach: DemoCoach) {
  await coaches.setIntroduction(tx, userId, {
    title: coach.title,
    preferredPronoun: coach.pronoun,
    preferredGenderIdentity: coach.genderIdentity,
    organizationSector: coach.sector,
  });
  await coaches.setTagLine(tx, userId, coach.tagLine);
  await coaches.setSalesPitch(tx, userId, coach.salesPitch);
  await coaches.setBio(tx, userId, Bio.parse({ ...coach, enableBIO: true }));
  await coaches.setAreas(tx, userId, coach.areas);
  await coaches.setLanguages(tx, userId, coach.languages);
  await coaches.setSocialNetworks(tx, userId, { ...NO_NETWORKS, ...coach.social });
}

/** Empty fields like in a form; without a VAT number a made-up tax number. */
const someOf = ({ companyName, vatNumber, ...business }: DemoCoach["business"]) => ({
  ...business,
  companyName: companyName ?? "",
  vatNumber: vatNumber ?? "",
  taxNumber: vatNumber ? "" : `30/${business.iban.slice(-8, -5)}/${business.iban.slice(-5)}`,
  // Of the numbers that are kept free for fiction.
  phone: `+49 30 23125 ${business.iban.slice(-3)}`,
  register: isRegistered(companyName) ? "commercial" : "none",
  registerCourt: isRegistered(companyName) ? `Amtsgericht ${business.city}` : "",
  registerNumber: isRegistered(companyName) ? `HRB ${business.iban.slice(-6)}` : "",
  certifyLawful: true,
});

const isRegistered = (company: string | null | undefined) => /\b(GmbH|UG)\b/.test(company ?? "");

const offerOf = ({ consultations: { discovery, standard, extended } }: DemoCoach) => ({
  discovery,
  standard: { ...standard, netPriceCents: standard.priceCents },
  extended: extended ? { ...extended, netPriceCents: extended.priceCents } : null,
});

const resumeOf = ({ resume }: DemoCoach) => ({
  ...resume,
  scientificPublications: resume.scientificPublications.map((each) => ({ ...each, publisher: each.place })),
  conferences: resume.conferences.map((each) => ({ ...each, organizer: each.place })),
});

async function storeSchedule(tx: Tx, { userId, coach, now }: Storing & { now: Date }) {
  const wall = wallClock(now, coach.timeZone);
  const exceptions = exceptionsOf(coach, Temporal.PlainDate.from(wall.slice(0, "2026-12-24".length)));
  await setTimeZone(tx, userId, coach.timeZone);
  await setWorkingHours(tx, userId, coach.hours);
  await setAgendaSettings(tx, userId, { ...AGENDA_DEFAULTS, ...coach.settings });
  await insertComing(tx, { coachId: userId, wall, exceptions });
}

export const exceptionsOf = ({ exceptions = [] }: DemoCoach, today: Temporal.PlainDate) =>
  exceptions.map((each) => ({ ...exceptionOf(each, today), note: each.note }));

/** An exception on its days, counted from today. */
function exceptionOf(exception: DemoException, today: Temporal.PlainDate): Exception {
  const { kind, day, on } = exception;
  const counted = today.add({ days: day });
  const first = on ? counted.add({ days: (on - counted.dayOfWeek + 7) % 7 }) : counted;
  return "days" in exception
    ? { kind, from: `${first}T00:00`, to: `${first.add({ days: exception.days })}T00:00` }
    : { kind, from: `${first}T${exception.from}`, to: `${first}T${exception.to}` };
}
