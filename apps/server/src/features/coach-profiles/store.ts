import { type RawBuilder, sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import { type ProviderRow, type TraderRow, traderColumn } from "../businesses/store.ts";
import { type CoachRow, isBookableBy, isForOwnClients, isReachedBy, viewer } from "../coaches/store.ts";
import type { ConsultationRow } from "../consultations/store.ts";
import type { ResumeRow } from "../resumes/store.ts";
import type { RatingRow, ReviewRow } from "../reviews/store.ts";
import type { PictureRow } from "../storage/store.ts";
import type { WrittenCheck } from "../vetting/queries.ts";

/** If not allowed, leave_search() deletes search row and card in the same transaction. */
type Listed = { allow_in_listing: boolean; own_clients_only: boolean };

export const setListed = (tx: Tx, coachId: string, listed: Listed) =>
  tx.updateTable("coaches").set(listed).where("user_id", "=", coachId).execute();

export const setKnownClientsMayBook = (tx: Tx, coachId: string, allowed: boolean) =>
  tx.updateTable("coaches").set({ known_clients_may_book: allowed }).where("user_id", "=", coachId).execute();

/** A review as JSON, which has no dates. */
type WrittenReview = Omit<ReviewRow, "written_at" | "answered_at"> & { written_at: string; answered_at: string | null };

/** A coach with everything on the profile besides the coach's own texts. */
export type ShownRow = CoachRow & {
  provider: ProviderRow | null;
  trader: TraderRow | null;
  photos: PictureRow[];
  consultations: ConsultationRow[];
  resume: ResumeRow | null;
  rating: RatingRow | null;
  reviews: WrittenReview[];
  has_documents: boolean;
  has_credentials: boolean;
  has_packages: boolean;
  is_reached: boolean;
  is_bookable: boolean;
  is_for_own: boolean;
};

const one = (query: RawBuilder<unknown>) => sql`(select to_json(one) from (${query}) one)`;
const all = (query: RawBuilder<unknown>) => sql`(select coalesce(json_agg(one), '[]') from (${query}) one)`;

// Parts of a profile from other features' tables, correlated with `users`.
const PROVIDER = one(sql`
  select address1, address2, zip_code, city, country, company_email, vat_status,
    phone, register, register_court, register_number, certified_at is not null as is_certified,
    users.first_name, users.last_name, users.company_name, users.vat_number
  from businesses where coach_id = users.id`);
const TRADER = traderColumn(sql.ref("users.id"));
const PHOTOS = all(sql`select owner_id, role, version, width, height, widths from photos where owner_id = users.id`);
const CONSULTATIONS = all(sql`select * from consultations where coach_id = users.id`);
const RESUME = one(sql`
  select resumes.id, title, description, (select name from documents where id = document_id) as document_name,
    ${all(sql`
      select section, title, year, organisation, description from resume_entries
      where coach_id = users.id order by place_in_list`)} as entries
  from resumes where coach_id = users.id`);
// Counted by keep_ratings() when a review is published or removed.
const RATING = one(sql`select * from coach_ratings where coach_id = users.id`);

const LATEST_CHECK = one(sql`
  select * from vetting_checks where coach_id = users.id order by submitted_at desc, id desc limit 1`);

/** A coach as JSON. */
type WrittenCoach = Omit<CoachRow, "created_at" | "first_public_at" | "closes_at"> & {
  created_at: string;
  first_public_at: string | null;
  closes_at: string | null;
};

export const datedCoach = ({ created_at, first_public_at, closes_at, ...coach }: WrittenCoach): CoachRow => ({
  ...coach,
  closes_at: closes_at === null ? null : new Date(closes_at),
  created_at: new Date(created_at),
  first_public_at: first_public_at === null ? null : new Date(first_public_at),
});

const COACH = one(sql`select coaches.*, users.first_name, users.last_name`);
type FoundRow = Omit<ShownRow, keyof CoachRow> & { coach: WrittenCoach };

/** The coach of a slug in one query: one query per feature took as long as rendering the page. */
export async function findShown(
  db: Database,
  { slug, viewerId, mostReviews }: { slug: string; viewerId: string | undefined; mostReviews: number },
): Promise<ShownRow | undefined> {
  const looking = { viewerId: viewer(viewerId) };
  const { rows } = await sql<FoundRow>`select ${COACH} as coach, ${PROVIDER} as provider,
    ${TRADER} as trader, ${PHOTOS} as photos, ${CONSULTATIONS} as consultations, ${RESUME} as resume, ${RATING} as rating,
    ${all(sql`
      select id, stars, body, locale, author_name, written_at, is_discovery, answer, answered_at from reviews
      where coach_id = users.id and published_at is not null
      order by published_at desc, id limit ${mostReviews}`)} as reviews,
    exists (select from documents where owner_id = users.id and is_visible) as has_documents,
    exists (select from credentials where coach_id = users.id and state = 'verified') as has_credentials,
    exists (select from coaching_packages where coach_id = users.id and ended_at is null) as has_packages,
    ${isReachedBy(looking)} as is_reached,
    (coaches.user_id is not distinct from ${looking.viewerId} or ${isBookableBy(looking)}) as is_bookable,
    (coaches.user_id is distinct from ${looking.viewerId} and ${isForOwnClients(looking)}) as is_for_own
    from coaches join users on users.id = coaches.user_id
    where coaches.slug = ${slug} and users.deleted_at is null`.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  const { coach, ...others } = found;
  return { ...datedCoach(coach), ...others };
}

/** What the coach accepted in the onboarding, as JSON. */
export type Acceptances = { terms_accepted_at: string | null; conduct_accepted_at: string | null };

export type GivenRow = Pick<ShownRow, "provider" | "trader" | "photos" | "consultations" | "resume" | "rating"> & {
  id: string;
  first_name: string;
  last_name: string;
  coach: WrittenCoach | null;
  acceptances: Acceptances | null;
  latest_check: WrittenCheck | null;
};

/** All parts of a coach's own profile, also in one query. */
export async function findGiven(db: DbOrTx, userId: string): Promise<GivenRow | undefined> {
  const { rows } = await sql<GivenRow>`${givenQuery(userId)}`.execute(db);
  return rows[0];
}

/** The same as one column of a larger query. */
export const givenBy = (userId: string): RawBuilder<GivenRow | null> =>
  sql<GivenRow | null>`${one(givenQuery(userId))}`;

const givenQuery = (userId: string) => sql`select users.id, users.first_name, users.last_name,
    ${one(sql`select coaches.*, users.first_name, users.last_name from coaches where user_id = users.id`)} as coach,
    ${one(sql`
      select terms_accepted_at, conduct_accepted_at from onboardings where user_id = users.id`)} as acceptances,
    ${PROVIDER} as provider, ${TRADER} as trader, ${PHOTOS} as photos, ${CONSULTATIONS} as consultations, ${RESUME} as resume,
    ${RATING} as rating, ${LATEST_CHECK} as latest_check
    from users where id = ${userId} and deleted_at is null`;
