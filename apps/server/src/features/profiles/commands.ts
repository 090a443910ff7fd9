import type { OwnProfile, PublicCoach } from "@aufwind/contract/profiles";
import { vatStatusOf } from "@aufwind/rules/money/fees";
import { completenessOf, type Given, type Need } from "@aufwind/rules/profiles/completeness";
import type { Database, Tx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { findUser } from "../accounts/store.ts";
import { providerOf } from "../businesses/commands.ts";
import { findBusiness } from "../businesses/store.ts";
import { saveSection } from "../coaches/commands.ts";
import { findCoach, findPublicCoach } from "../coaches/store.ts";
import { consultationsOf, presentConsultations } from "../consultations/commands.ts";
import { resumeOf } from "../resumes/commands.ts";
import { scheduleOf } from "../schedules/commands.ts";
import { photosOf, visibleDocumentsOf } from "../storage/commands.ts";
import { givenOf, type Practice } from "./policy.ts";
import { presentOwn, presentPublic } from "./present.ts";
import * as store from "./store.ts";

type Anywhere = Database | Tx;
type Asked = { userId: string; now: Date };

/** Everything about one coach, each room asked once. */
async function practiceOf(db: Anywhere, { userId, now }: Asked): Promise<Practice> {
  const user = await findUser(db, userId);
  if (!user) throw new Problem("notSignedIn");
  const business = await findBusiness(db, userId);
  // One after the other, since a transaction has one connection.
  return {
    user,
    business,
    coach: await findCoach(db, userId),
    acceptances: await store.findAcceptances(db, userId),
    pictures: (await photosOf(db, [userId])).get(userId) ?? {},
    schedule: await scheduleOf(db, { coachId: userId, now }),
    consultations: presentConsultations(await consultationsOf(db, [userId]), vatStatusOf(business?.vat_status)),
    resume: await resumeOf(db, userId),
  };
}

export async function ownProfile(db: Anywhere, asked: Asked): Promise<OwnProfile> {
  const practice = await practiceOf(db, asked);
  return presentOwn(practice, completenessOf(givenOf(practice, asked.now)));
}

/** What of a whole profile a coach has given; the steps of the onboarding are measured by it. */
export async function givenBy(db: Anywhere, asked: Asked): Promise<Given> {
  return givenOf(await practiceOf(db, asked), asked.now);
}

/** Shows or hides a profile. Decided while the coach is held, so that nothing it rests on can go meanwhile. */
export const setVisibility = (platform: Platform, userId: string, isPublic: boolean): Promise<void> =>
  saveSection(platform, userId, async (tx, coachId) => {
    const now = platform.clock.now();
    if (!isPublic) return void (await store.setPrivate(tx, coachId));
    const practice = await practiceOf(tx, { userId, now });
    const { missing } = completenessOf(givenOf(practice, now));
    // Who is public already stays so, for instance on holiday without a free slot.
    if (!practice.coach?.is_public && missing.length > 0) throw notPublishable(missing);
    await store.setPublic(tx, coachId, now);
  });

const notPublishable = (missing: Need[]) =>
  new Problem("notPublishable", {
    errors: missing.map((need) => ({
      field: need,
      code: `need${need[0]?.toUpperCase()}${need.slice(1)}`,
      params: {},
    })),
  });

export const setListing = (platform: Platform, userId: string, allowed: boolean) =>
  saveSection(platform, userId, (tx, coachId) => store.setListed(tx, coachId, allowed));

/** Whatever else stands in the address belongs to nobody. */
const SLUG = /^[a-z0-9-]{1,100}$/;

/** A profile as everybody sees it; a private one is not found. */
export async function publicProfile(db: Database, { slug, now }: { slug: string; now: Date }): Promise<PublicCoach> {
  const coach = SLUG.test(slug) ? await findPublicCoach(db, slug) : undefined;
  if (!coach) throw new Problem("notFound");
  const coachId = coach.user_id;
  const [provider, pictures, documents, schedule, rows, resume] = await Promise.all([
    providerOf(db, coachId),
    photosOf(db, [coachId]),
    visibleDocumentsOf(db, coachId),
    scheduleOf(db, { coachId, now }),
    consultationsOf(db, [coachId]),
    resumeOf(db, coachId),
  ]);
  // Gone between two questions.
  if (!provider) throw new Problem("notFound");
  const consultations = presentConsultations(rows, provider.smallBusiness ? "small" : "regular");
  const pictured = pictures.get(coachId) ?? {};
  return presentPublic({ coach, provider, pictures: pictured, documents, schedule, consultations, resume, now });
}
