import type { OwnProfile, PublicCoach } from "@aufwind/contract/coach-profiles";
import { completenessOf, type Given, type Need } from "@aufwind/rules/coach-profiles";
import { vatStatusOf } from "@aufwind/rules/money";
import type { Database, Tx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Actor, viewerIdOf } from "../../platform/session/actor.ts";
import { bookmarkedAmong } from "../bookmarks/store.ts";
import { presentProvider } from "../businesses/commands.ts";
import { saveSection } from "../coaches/commands.ts";
import { currentSlug, isSlug } from "../coaches/queries.ts";
import { presentConsultations } from "../consultations/queries.ts";
import { presentResume } from "../resumes/commands.ts";
import { presentRating, presentReview, publishedCount } from "../reviews/commands.ts";
import { scheduleOf } from "../schedules/queries.ts";
import { presentPictures, visibleDocumentsOf } from "../storage/commands.ts";
import { givenOf, type Practice } from "./policy.ts";
import { presentOwn, presentPublic } from "./present.ts";
import * as store from "./store.ts";

type Anywhere = Database | Tx;
type Asked = { userId: string; now: Date };

/** Everything about one coach. Sequential, since a transaction has one connection. */
async function practiceOf(db: Anywhere, { userId, now }: Asked): Promise<Practice> {
  const given = await store.findGiven(db, userId);
  if (!given) throw new Problem("notSignedIn");
  const { coach, acceptances, provider: business, photos, resume, rating } = given;
  return {
    user: given,
    business,
    hasTaxNumber: given.has_tax_number,
    coach,
    acceptances,
    pictures: presentPictures(photos),
    schedule: await scheduleOf(db, { coachId: userId, now }),
    consultations: presentConsultations(given.consultations, vatStatusOf(business?.vat_status)),
    resume: presentResume(userId, resume ?? undefined),
    rating: (rating && presentRating(rating)) ?? null,
  };
}

export async function ownProfile(db: Anywhere, asked: Asked): Promise<OwnProfile> {
  const practice = await practiceOf(db, asked);
  return presentOwn(practice, completenessOf(givenOf(practice, asked.now)));
}

/** Which parts of a profile a coach has filled in; the onboarding steps are measured by it. */
export async function givenBy(db: Anywhere, asked: Asked): Promise<Given> {
  return givenOf(await practiceOf(db, asked), asked.now);
}

/** Publishes or hides a profile. Decided with the coach locked, so that nothing it depends on can change meanwhile. */
export const setVisibility = (platform: Platform, userId: string, isPublic: boolean): Promise<void> =>
  saveSection(platform, userId, async (tx, coachId) => {
    const now = platform.clock.now();
    if (!isPublic) return void (await store.setPrivate(tx, coachId));
    const practice = await practiceOf(tx, { userId, now });
    const { missing } = completenessOf(givenOf(practice, now));
    // A public profile stays public, for instance on holiday without a free slot.
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

export const setKnownClients = (platform: Platform, userId: string, allowed: boolean) =>
  saveSection(platform, userId, (tx, coachId) => store.setKnownClientsMayBook(tx, coachId, allowed));

/** How many reviews a profile shows; the others are a list of their own. */
const SHOWN_REVIEWS = 5;

type Visit = { slug: string; viewer: Actor; now: Date };

/** A profile as everybody sees it; a private one is found by its coach and by clients the coach knows. */
export async function publicProfile(db: Database, { slug, viewer, now }: Visit): Promise<PublicCoach> {
  const viewerId = viewerIdOf(viewer);
  const coach = await shownAt(db, { slug, viewerId });
  if (!coach?.is_reached) throw new Problem("notFound");
  // Not filled in yet by a coach who looks at the own profile.
  if (!coach.provider) throw new Problem("notFound");
  const coachId = coach.user_id;
  const [schedule, documents, bookmarked] = await Promise.all([
    scheduleOf(db, { coachId, now }),
    // Not everybody shows some.
    coach.has_documents ? visibleDocumentsOf(db, { ownerId: coachId, viewerId }) : [],
    isBookmarked(db, viewer, coachId),
  ]);
  return presentPublic({
    coach,
    provider: presentProvider(coach.provider),
    pictures: presentPictures(coach.photos),
    documents,
    schedule,
    consultations: presentConsultations(coach.consultations, vatStatusOf(coach.provider.vat_status)),
    resume: presentResume(coachId, coach.resume ?? undefined),
    rating: coach.rating ? presentRating(coach.rating) : undefined,
    reviews: coach.reviews.map(presentReview),
    reviewCount: publishedCount(coach.rating),
    bookmarked,
    now,
  });
}

type Shown = { slug: string; viewerId: string | undefined };

/** By the present slug, or by a former one. */
async function shownAt(db: Database, { slug, viewerId }: Shown): Promise<store.ShownRow | undefined> {
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
