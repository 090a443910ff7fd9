import type { OwnProfile, PublicCoach } from "@aufwind/contract/coach-profiles";
import { completenessOf, type Given, missingIn, STEPS } from "@aufwind/rules/coach-profiles";
import { vatStatusOf } from "@aufwind/rules/money";
import type { Database, DbOrTx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import { type Actor, viewerIdOf } from "../../platform/session/actor.ts";
import { bookmarkedAmong } from "../bookmarks/store.ts";
import { hasBusiness, paidBookingsOf, presentPaidBookings, presentProvider } from "../businesses/queries.ts";
import { currentSlug, isSlug } from "../coaches/queries.ts";
import { findCoach } from "../coaches/store.ts";
import { offersOf } from "../coaching-packages/queries.ts";
import { presentConsultations } from "../consultations/queries.ts";
import { verifiedEntries } from "../credentials/queries.ts";
import { presentResume } from "../resumes/queries.ts";
import { presentRating, presentReview, publishedCount } from "../reviews/queries.ts";
import { scheduleOf } from "../schedules/queries.ts";
import { presentPictures, visibleDocumentsOf } from "../storage/queries.ts";
import { type Asked, practiceOf } from "./commands.ts";
import { givenOf } from "./policy.ts";
import { presentOwn, presentPublic } from "./present.ts";
import * as store from "./store.ts";

export async function ownProfile(db: DbOrTx, asked: Asked): Promise<OwnProfile> {
  const practice = await practiceOf(db, asked);
  return presentOwn(practice, completenessOf(givenOf(practice, asked.now)));
}

/** How far a profile is, who finds it, and whether every step of the onboarding is complete. */
export async function profileStatus(db: DbOrTx, asked: Asked) {
  const practice = await practiceOf(db, asked);
  const given = givenOf(practice, asked.now);
  const own = presentOwn(practice, completenessOf(given));
  const { completeness, isProfilePublic, allowInSearchingAndListing, ownClientsOnly, slug, check } = own;
  const areStepsDone = STEPS.every((step) => missingIn(step, given).length === 0);
  return {
    profile: { completeness, isProfilePublic, allowInSearchingAndListing, ownClientsOnly, slug, check },
    areStepsDone,
    paidBookings: presentPaidBookings(practice.paidBookings),
  };
}

/** Which parts of a profile a coach has filled in; the onboarding steps are measured by it. */
export async function givenBy(db: DbOrTx, asked: Asked): Promise<Given> {
  return givenOf(await practiceOf(db, asked), asked.now);
}

/** How many reviews a profile shows; the others are a list of their own. */
const SHOWN_REVIEWS = 5;

type PublicProfileParams = { slug: string; viewer: Actor; now: Date };

/** A profile as everybody sees it; a private one is found by its coach and by clients the coach knows. */
export async function publicProfile(db: Database, { slug, viewer, now }: PublicProfileParams): Promise<PublicCoach> {
  const viewerId = viewerIdOf(viewer);
  const coach = await shownAt(db, { slug, viewerId });
  if (!coach?.is_reached) throw new Problem("notFound");
  // Not filled in yet by a coach who looks at the own profile.
  if (!coach.provider) throw new Problem("notFound");
  const coachId = coach.user_id;
  const [schedule, documents, verified, packages, bookmarked] = await Promise.all([
    scheduleOf(db, { coachId, now }),
    // Not everybody shows some.
    coach.has_documents ? visibleDocumentsOf(db, { ownerId: coachId, viewerId }) : [],
    coach.has_credentials && coach.resume ? verifiedEntries(db, { coachId, entries: coach.resume.entries, now }) : [],
    coach.has_packages ? offersOf(db, coachId) : [],
    isBookmarked(db, viewer, coachId),
  ]);
  return presentPublic({
    coach,
    provider: presentProvider(coach.provider),
    takesPaidBookings: paidBookingsOf(coach.trader, now).isOpen,
    pictures: presentPictures(coach.photos),
    documents,
    verified,
    packages,
    schedule,
    consultations: presentConsultations(coach.consultations, {
      vatStatus: vatStatusOf(coach.provider.vat_status),
      spoken: coach.languages,
    }),
    resume: presentResume(coachId, coach.resume ?? undefined),
    rating: coach.rating ? presentRating(coach.rating) : undefined,
    reviews: coach.reviews.map(presentReview),
    reviewCount: publishedCount(coach.rating),
    bookmarked,
    now,
  });
}

/** The same for the team, whether it is public or not: as its coach sees it; null while nothing can be shown. */
export async function previewProfile(db: Database, { coachId, now }: { coachId: string; now: Date }) {
  const coach = await findCoach(db, coachId);
  if (!coach || !(await hasBusiness(db, coachId))) return null;
  return publicProfile(db, { slug: coach.slug, viewer: { kind: "coach", userId: coachId, sessionId: "" }, now });
}

type ShownAtParams = { slug: string; viewerId: string | undefined };

/** By the present slug, or by a former one. */
async function shownAt(db: Database, { slug, viewerId }: ShownAtParams): Promise<store.ShownRow | undefined> {
  if (!isSlug(slug)) return undefined;
  const found = await store.findShown(db, { slug, viewerId, mostReviews: SHOWN_REVIEWS });
  if (found) return found;
  const moved = await currentSlug(db, slug);
  return moved ? store.findShown(db, { slug: moved, viewerId, mostReviews: SHOWN_REVIEWS }) : undefined;
}

/** Undefined if the viewer cannot have bookmarks. */
const isBookmarked = async (db: Database, viewer: Actor, coachId: string): Promise<boolean | undefined> =>
  viewer.kind === "client"
    ? (await bookmarkedAmong(db, { clientId: viewer.userId, coachIds: [coachId] })).has(coachId)
    : undefined;
