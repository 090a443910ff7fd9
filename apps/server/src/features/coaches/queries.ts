import type { OwnProfile } from "@aufwind/contract/coach-profiles";
import { isReadOnly, type RestrictedState } from "@aufwind/rules/coach-restrictions";
import type { Title } from "@aufwind/rules/coaches";
import type { DbOrTx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { CoachRow } from "./store.ts";
import * as store from "./store.ts";

type Switches = { is_public: boolean; allow_in_listing: boolean; restriction: string | null };

/** Whether everybody with the address can reach this coach: page, free times, booking, messages, reviews. */
export const isReachable = ({ is_public, restriction }: Switches): boolean =>
  is_public && !isReadOnly(restriction as RestrictedState | null);

/** Whether strangers find this coach: in search, lists, suggestions, the sitemap and search engines. */
export const isListed = ({ is_public, allow_in_listing, restriction }: Switches): boolean =>
  is_public && allow_in_listing && restriction === null;

/** Anything else in an address is no slug. */
export const isSlug = (slug: string): boolean => /^[a-z0-9-]{1,100}$/.test(slug);

/** The present slug of a page by any former one; undefined if there was none. */
export const currentSlug = async (db: DbOrTx, slug: string): Promise<string | undefined> =>
  isSlug(slug) ? store.findMoved(db, slug) : undefined;

/** The coach of a slug, public or not. */
export async function coachAt(db: DbOrTx, slug: string): Promise<store.CoachRow | undefined> {
  if (!isSlug(slug)) return undefined;
  const found = await store.findBySlug(db, slug);
  if (found) return found;
  const moved = await store.findMoved(db, slug);
  return moved ? store.findBySlug(db, moved) : undefined;
}

const EVERYBODY: store.Reach = { is_reached: true, is_bookable: true, is_for_own: false };

/** Whether somebody can reach a coach, and book; only one who is not there for everybody needs a query. */
export const reachOf = async (db: DbOrTx, coach: store.CoachRow, viewerId: string | undefined) =>
  coach.is_public && coach.restriction === null && !coach.own_clients_only
    ? EVERYBODY
    : store.findReach(db, coach.user_id, viewerId);

/** Why nobody, or not this person, can book. */
export const closedProblem = ({ is_for_own }: Pick<store.Reach, "is_for_own">) =>
  new Problem(is_for_own ? "ownClientsOnly" : "bookingsClosed");

/** The sections of a profile that a coach writes. */
type Sections = Pick<
  OwnProfile,
  | "title"
  | "preferredPronoun"
  | "preferredGenderIdentity"
  | "organizationSector"
  | "tagLine"
  | "salesPitch"
  | "aboutMe"
  | "description"
  | "certifications"
  | "enableBIO"
  | "aboutVideoUrl"
  | "areasOfIntervention"
  | "spokenLanguages"
  | "socialNetworks"
>;

const inBoth = (de = "", en = "") => ({ de, en });

/** A missing row is an empty profile. */
export const presentSections = (coach: CoachRow | undefined): Sections => ({
  title: (coach?.title ?? "none") as Title,
  preferredPronoun: (coach?.pronoun ?? null) as Sections["preferredPronoun"],
  preferredGenderIdentity: (coach?.gender_identity ?? null) as Sections["preferredGenderIdentity"],
  organizationSector: (coach?.sector ?? null) as Sections["organizationSector"],
  tagLine: inBoth(coach?.tag_line_de, coach?.tag_line_en),
  salesPitch: inBoth(coach?.sales_pitch_de, coach?.sales_pitch_en),
  aboutMe: inBoth(coach?.about_me_de, coach?.about_me_en),
  description: inBoth(coach?.description_de, coach?.description_en),
  certifications: inBoth(coach?.certifications_de, coach?.certifications_en),
  enableBIO: coach?.enable_bio ?? true,
  aboutVideoUrl: coach?.about_video_url ?? null,
  areasOfIntervention: coach?.areas ?? [],
  spokenLanguages: coach?.languages ?? [],
  socialNetworks: (coach?.social_networks ?? {}) as Sections["socialNetworks"],
});
