import { completenessOf, type Need } from "@aufwind/rules/coach-profiles";
import { vatStatusOf } from "@aufwind/rules/money";
import type { DbOrTx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { paidBookingsOf } from "../businesses/queries.ts";
import { saveSection } from "../coaches/commands.ts";
import { findCoach } from "../coaches/store.ts";
import { presentConsultations } from "../consultations/queries.ts";
import { presentResume } from "../resumes/queries.ts";
import { presentRating } from "../reviews/queries.ts";
import { type OpenSchedule, scheduleOf } from "../schedules/queries.ts";
import { presentPictures } from "../storage/queries.ts";
import { hideOrWithdraw, publishOrSubmit } from "../vetting/commands.ts";
import { presentOwnCheck } from "../vetting/queries.ts";
import { givenOf, type Practice } from "./policy.ts";
import * as store from "./store.ts";

export type Asked = {
  userId: string;
  now: Date;
  /** If they are known already. */
  schedule?: OpenSchedule;
  given?: store.GivenRow | null;
};

/** Everything about one coach. Sequential, since a transaction has one connection. */
export async function practiceOf(db: DbOrTx, { userId, now, schedule, ...known }: Asked): Promise<Practice> {
  const given = known.given ?? (await store.findGiven(db, userId));
  if (!given) throw new Problem("notSignedIn");
  const { acceptances, provider: business, photos, resume, rating } = given;
  const coach = given.coach ? store.datedCoach(given.coach) : undefined;
  return {
    user: given,
    business,
    paidBookings: paidBookingsOf(given.trader, now),
    coach,
    acceptances,
    check: given.latest_check && presentOwnCheck(given.latest_check, { wasPublic: Boolean(coach?.first_public_at) }),
    pictures: presentPictures(photos),
    schedule: schedule ?? (await scheduleOf(db, { coachId: userId, now })),
    consultations: presentConsultations(given.consultations, {
      vatStatus: vatStatusOf(business?.vat_status),
      spoken: coach?.languages ?? [],
    }),
    resume: presentResume(userId, resume ?? undefined),
    rating: (rating && presentRating(rating)) ?? null,
  };
}

/**
 * Publishes or hides a profile; a first publication may have to wait for the team. Decided with the coach locked, so
 * that nothing it depends on can change meanwhile. Returns whether it is public now.
 */
export const setVisibility = (platform: Platform, userId: string, isPublic: boolean): Promise<boolean> =>
  saveSection(platform, userId, async (tx, coachId) => {
    const now = platform.clock.now();
    const practice = await practiceOf(tx, { userId, now });
    const { coach } = practice;
    if (!coach) throw new Problem("notFound");
    if (isPublic && coach.hidden_at) throw new Problem("profileHidden");
    const { missing } = completenessOf(givenOf(practice, now));
    // A public profile stays public, for instance on holiday without a free slot.
    if (isPublic && !coach.is_public && missing.length > 0) throw notPublishable(missing);
    if (isPublic) await publishOrSubmit(tx, platform, coach);
    else await hideOrWithdraw(tx, platform, coach);
    return (await findCoach(tx, coachId))?.is_public ?? false;
  });

const notPublishable = (missing: Need[]) =>
  new Problem("notPublishable", {
    errors: missing.map((need) => ({
      field: need,
      code: `need${need[0]?.toUpperCase()}${need.slice(1)}`,
      params: {},
    })),
  });

type Listing = { allowInSearchingAndListing: boolean; ownClientsOnly: boolean };

/** Listed, unlisted, or there for own clients only, which is unlisted too. Returns what holds now. */
export const setListing = (platform: Platform, userId: string, wanted: Listing): Promise<Listing> =>
  saveSection(platform, userId, async (tx, coachId) => {
    const { ownClientsOnly } = wanted;
    const allowInSearchingAndListing = wanted.allowInSearchingAndListing && !ownClientsOnly;
    await store.setListed(tx, coachId, {
      allow_in_listing: allowInSearchingAndListing,
      own_clients_only: ownClientsOnly,
    });
    return { allowInSearchingAndListing, ownClientsOnly };
  });

export const setKnownClients = (platform: Platform, userId: string, allowed: boolean) =>
  saveSection(platform, userId, (tx, coachId) => store.setKnownClientsMayBook(tx, coachId, allowed));
