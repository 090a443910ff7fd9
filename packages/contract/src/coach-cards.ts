import { TITLES } from "@aufwind/rules/coaches";
import { CONSULTATIONS } from "@aufwind/rules/consultations";
import { z } from "zod";
import { Picture } from "./coach-profiles.ts";

/** What a consultation costs a client. */
const Offer = z.object({ type: z.enum(CONSULTATIONS), durationMinutes: z.int(), grossPriceCents: z.int() });

/** Mean and number of the published reviews. */
const Rating = z.object({ score: z.number(), count: z.int() });

/** A coach in a list. */
export const CoachCard = z.object({
  coachId: z.uuid(),
  slug: z.string(),
  name: z.string(),
  title: z.enum(TITLES),
  tagLine: z.object({ de: z.string(), en: z.string() }),
  areasOfIntervention: z.array(z.string()),
  spokenLanguages: z.array(z.string()),
  profilePicture: Picture.nullable(),
  /** Null before the first review. */
  rating: Rating.nullable(),
  /** The cheapest paid consultation. */
  from: Offer,
  extended: Offer.nullable(),
  /** The next free discovery; null if nothing is free within the horizon. */
  nextFreeAt: z.iso.datetime().nullable(),
  /** The next few, with the one above; missing on a stored card of an earlier version. */
  freeTimes: z.array(z.iso.datetime()).optional(),
  /** Whether a document of the resume was verified; missing on a stored card of an earlier version. */
  isVerified: z.boolean().optional(),
  /** Whether packages are offered; missing on a stored card of an earlier version. */
  hasPackages: z.boolean().optional(),
  /** Whether more than a discovery can be booked; missing on a stored card of an earlier version. */
  takesPaidBookings: z.boolean().optional(),
  publicSince: z.iso.datetime(),
  /** Whether the calling client has bookmarked the coach; missing for everybody else. */
  bookmarked: z.boolean().optional(),
});
export type CoachCard = z.infer<typeof CoachCard>;
