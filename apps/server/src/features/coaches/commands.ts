import type * as contract from "@aufwind/contract/coaches";
import type { ProfileStep } from "@aufwind/contract/onboarding";
import { areasOf } from "@aufwind/rules/areas";
import { NETWORKS, networkAddress } from "@aufwind/rules/coaches-links";
import type { z } from "zod";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { lockUser, type UserRow } from "../accounts/store.ts";
import { claimSlug, isNamedAfter } from "./addresses.ts";
import * as store from "./store.ts";

/** Creates a coach's rows if missing and locks them until the commit: every write of a section begins here. */
export async function openPractice(tx: Tx, { clock }: Platform, userId: string): Promise<store.CoachRow> {
  const user = await lockUser(tx, userId);
  // Deleted meanwhile: the session is void.
  if (user?.kind !== "coach") throw new Problem("notSignedIn");
  return (await store.lockCoach(tx, userId)) ?? (await newPractice(tx, user, clock.now()));
}

async function newPractice(tx: Tx, user: UserRow, now: Date): Promise<store.CoachRow> {
  await claimSlug(tx, user, (slug) => store.insertCoach(tx, { user_id: user.id, slug, created_at: now }));
  await store.insertSchedule(tx, user.id);
  const coach = await store.lockCoach(tx, user.id);
  if (!coach) throw new Problem("notFound");
  return coach;
}

/** The slug follows the coach's name. Once the page was public, the old slug redirects to the new one. */
export async function updateSlugToName(tx: Tx, { clock, jobs }: Platform, coachId: string): Promise<void> {
  const coach = await store.lockCoach(tx, coachId);
  if (!coach || isNamedAfter(coach.slug, coach)) return;
  await claimSlug(tx, coach, (slug) => store.setSlug(tx, coachId, slug));
  await store.dropFormer(tx, coachId);
  if (coach.first_public_at)
    await store.insertFormer(tx, { slug: coach.slug, coach_id: coachId, left_at: clock.now() });
  await jobs.add(tx, "refresh-search", {});
}

/** Gives a locked coach's page another slug; false if it is, or was, another coach's. The former one leads there. */
export async function movePage(
  tx: Tx,
  { clock, jobs }: Platform,
  { coach, slug }: { coach: store.CoachRow; slug: string },
) {
  if (!(await store.setSlug(tx, coach.user_id, slug))) return false;
  await store.dropFormer(tx, coach.user_id);
  if (coach.first_public_at && coach.slug !== slug)
    await store.insertFormer(tx, { slug: coach.slug, coach_id: coach.user_id, left_at: clock.now() });
  await jobs.add(tx, "refresh-search", {});
  return true;
}

/** Writes one section of a coach's own profile, in one transaction. */
export const saveSection = <T>(
  platform: Platform,
  userId: string,
  write: (tx: Tx, coachId: string) => Promise<T>,
): Promise<T> =>
  transact(platform.database, async (tx) => {
    await openPractice(tx, platform, userId);
    const written = await write(tx, userId);
    await platform.jobs.add(tx, "refresh-search", {});
    return written;
  });

type SetIntroductionParams = Omit<z.output<typeof contract.Introduction>, "tagLine">;

/** Returns whether the title is another one. */
export async function setIntroduction(tx: Tx, coachId: string, introduction: SetIntroductionParams): Promise<boolean> {
  const before = await store.findCoach(tx, coachId);
  await store.updateCoach(tx, coachId, {
    title: introduction.title,
    pronoun: introduction.preferredPronoun,
    gender_identity: introduction.preferredGenderIdentity,
    sector: introduction.organizationSector,
  });
  return before?.title !== introduction.title;
}

type InBoth = { de: string; en: string };

const tagLineOf = ({ de, en }: InBoth) => ({ tag_line_de: de, tag_line_en: en });
const salesPitchOf = ({ de, en }: InBoth) => ({ sales_pitch_de: de, sales_pitch_en: en });
const aboutMeOf = ({ de, en }: InBoth) => ({ about_me_de: de, about_me_en: en });
const certificationsOf = ({ de, en }: InBoth) => ({ certifications_de: de, certifications_en: en });

/** Each language once, in the chosen order. */
const languagesOf = (languages: readonly string[]) => ({ languages: [...new Set(languages)] });

export const setTagLine = (tx: Tx, coachId: string, tagLine: InBoth) =>
  store.updateCoach(tx, coachId, tagLineOf(tagLine));

export const setSalesPitch = (tx: Tx, coachId: string, salesPitch: InBoth) =>
  store.updateCoach(tx, coachId, salesPitchOf(salesPitch));

export const setAreas = (tx: Tx, coachId: string, areas: readonly string[]) =>
  store.updateCoach(tx, coachId, { areas: areasOf(areas) });

export const setLanguages = (tx: Tx, coachId: string, languages: readonly string[]) =>
  store.updateCoach(tx, coachId, languagesOf(languages));

/** Everything that the fourth step of the onboarding asks for. */
export const setProfile = (tx: Tx, coachId: string, profile: z.output<typeof ProfileStep>) =>
  store.updateCoach(tx, coachId, {
    ...tagLineOf(profile.tagLine),
    ...salesPitchOf(profile.salesPitch),
    ...aboutMeOf(profile.aboutMe),
    ...certificationsOf(profile.certifications),
    ...languagesOf(profile.spokenLanguages),
    areas: areasOf(profile.areasOfIntervention),
  });

export const setBio = (tx: Tx, coachId: string, bio: z.output<typeof contract.Bio>) =>
  store.updateCoach(tx, coachId, {
    ...aboutMeOf(bio.aboutMe),
    ...certificationsOf(bio.certifications),
    description_de: bio.description.de,
    description_en: bio.description.en,
    enable_bio: bio.enableBIO,
    about_video_url: bio.aboutVideoUrl || null,
  });

export const setSocialNetworks = (tx: Tx, coachId: string, typed: z.output<typeof contract.SocialNetworks>) => {
  const named = NETWORKS.flatMap((network) => {
    const address = networkAddress(network, typed[network]);
    return address ? [[network, address]] : [];
  });
  return store.updateCoach(tx, coachId, { social_networks: JSON.stringify(Object.fromEntries(named)) });
};
