import { type PageAsked, pageFacts, rowsOf } from "@aufwind/contract/platform/lists";
import type { Database, Tx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import { coachAt, reachOf } from "../coaches/queries.ts";
import * as present from "./present.ts";
import * as store from "./store.ts";

type Anywhere = Database | Tx;

/** The ratings of these coaches by id; without a published review there is none. */
export async function ratingOf(db: Anywhere, coachIds: readonly string[]): Promise<Map<string, present.Rating>> {
  const rows = coachIds.length > 0 ? await store.findRatings(db, coachIds) : [];
  return new Map(
    rows.flatMap((row) => {
      const rating = presentRating(row);
      return rating ? [[row.coach_id, rating]] : [];
    }),
  );
}

/** For a feature that reads them along with other rows. */
export const presentRating = present.presentRating;
export const presentReview = present.presentReview;
export const publishedCount = present.publishedCount;

/** How many reviews of a coach are published. */
export const countPublished = async (db: Anywhere, coachId: string): Promise<number> =>
  publishedCount(await store.ratingRowOf(db, coachId).executeTakeFirst());

type Asked = PageAsked & { slug: string; viewerId: string | undefined };

/** One page of the published reviews of a coach whom the reader can reach. */
export async function listReviews(database: Database, { slug, viewerId, ...asked }: Asked) {
  const coach = await coachAt(database, slug);
  if (!coach || !(await reachOf(database, coach, viewerId))?.is_reached) throw new Problem("notFound");
  const coachId = coach.user_id;
  const [rows, totalCount] = await Promise.all([
    store.findPublished(database, { coachId, sort: asked.sort, ...rowsOf(asked) }),
    countPublished(database, coachId),
  ]);
  return { items: rows.map(presentReview), ...pageFacts({ ...asked, totalCount }) };
}
