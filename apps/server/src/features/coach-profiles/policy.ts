import type { PublicCoach } from "@aufwind/contract/coach-profiles";
import type { AppointmentSetting } from "@aufwind/contract/consultations";
import type { StoredResume } from "@aufwind/contract/resumes";
import type { OwnCheck } from "@aufwind/contract/vetting";
import type { PaidBookings } from "@aufwind/rules/businesses";
import type { Given } from "@aufwind/rules/coach-profiles";
import { isFullName } from "@aufwind/rules/coaches";
import type { Consultation } from "@aufwind/rules/consultations";
import type { UserRow } from "../accounts/store.ts";
import type { ProviderRow } from "../businesses/store.ts";
import { presentSections } from "../coaches/queries.ts";
import type { CoachRow } from "../coaches/store.ts";
import { hasFreeSlot, type OpenSchedule } from "../schedules/queries.ts";
import type { Pictures } from "../storage/commands.ts";
import type { Acceptances } from "./store.ts";

/** All parts of a coach's profile, feature by feature. */
export type Practice = {
  user: Pick<UserRow, "id" | "first_name" | "last_name">;
  coach: CoachRow | undefined;
  acceptances: Acceptances | null;
  check: OwnCheck | null;
  business: ProviderRow | null;
  /** Whether clients can pay this coach, by what the business details say. */
  paidBookings: PaidBookings;
  pictures: Pictures;
  schedule: OpenSchedule;
  consultations: AppointmentSetting[];
  resume: StoredResume;
  rating: PublicCoach["rating"];
};

/** Which parts of a profile are there. Whether it may be public follows from it, by the rules. */
export function givenOf(practice: Practice, now: Date): Given {
  const { user, acceptances, paidBookings, pictures, schedule, consultations, resume } = practice;
  const said = presentSections(practice.coach);
  const isDescribed = (kind: Consultation) =>
    consultations.some(({ type, description }) => type === kind && isSaid(description));
  const isFree = ({ durationMinutes }: AppointmentSetting) => hasFreeSlot(schedule, { durationMinutes, now });
  const needed = consultations.filter(({ type }) => type !== "extended");
  return {
    terms: Boolean(acceptances?.terms_accepted_at),
    conduct: Boolean(acceptances?.conduct_accepted_at),
    name: isFullName(user.first_name, user.last_name),
    // Whoever works here can be paid: with everything that the law asks of traders and of invoices.
    business: paidBookings.missing.length === 0,
    photo: pictures.profile !== undefined,
    salesPitch: isSaid(said.salesPitch),
    aboutMe: isSaid(said.aboutMe),
    areas: said.areasOfIntervention.length > 0,
    languages: said.spokenLanguages.length > 0,
    consultations: isDescribed("discovery") && isDescribed("standard"),
    workingHours: schedule.workingSlots.length > 0,
    // A new client begins with a discovery and continues with a standard consultation: both need a free slot.
    freeSlots: needed.every(isFree),
    tagLine: isSaid(said.tagLine),
    bothLanguages: [said.salesPitch, said.aboutMe].every(({ de, en }) => de !== "" && en !== ""),
    certifications: isSaid(said.certifications),
    resume: hasEntries(resume),
    banner: pictures.banner !== undefined,
    aboutVideo: said.aboutVideoUrl !== null,
    socialNetworks: Object.keys(said.socialNetworks).length > 0,
  };
}

const isSaid = ({ de, en }: { de: string; en: string }) => de !== "" || en !== "";

/** Whether a resume has any entry. */
export const hasEntries = (resume: StoredResume): boolean =>
  [
    resume.educations,
    resume.workExperiences,
    resume.professionalTrainings,
    resume.scientificPublications,
    resume.conferences,
  ].some((entries) => entries.length > 0);
