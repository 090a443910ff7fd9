import { MOST_AREAS, topicByKey } from "@aufwind/rules/areas";
import { EXPERIENCE_LEVELS, QUALIFICATIONS, REFERRAL_SOURCES, touchesHealth } from "@aufwind/rules/clients";
import { GENDER_IDENTITIES, PRONOUNS } from "@aufwind/rules/coaches";
import { FEE_FILTER } from "@aufwind/rules/search/filters";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { Picture } from "./coach-profiles.ts";
import { spokenLanguages } from "./coaches.ts";
import { oneOf } from "./platform/fields.ts";
import { answer, json, open, problems, writeProblems } from "./platform/route.ts";

const saved = answer("Saved", z.object({ status: z.literal("saved") }));

const preferredCoachingAreas = z
  .array(z.string({ error: "invalid" }), { error: "chooseAreas" })
  .min(1, { error: "chooseAreas" })
  .max(MOST_AREAS, { error: "mostAreas" })
  .refine((areas) => areas.every((area) => topicByKey(area) !== undefined), { error: "invalid" });

type Topics = { preferredCoachingAreas?: unknown; healthConsent?: unknown };

/** Topics that touch health are stored only with explicit consent. */
export const PreferredTopics = z
  .object({ preferredCoachingAreas, healthConsent: z.boolean({ error: "invalid" }).default(false) })
  .refine(({ healthConsent }) => healthConsent, {
    path: ["healthConsent"],
    error: "healthConsent",
    when: ({ value }) => {
      const { preferredCoachingAreas: areas } = (value ?? {}) as Topics;
      return Array.isArray(areas) && touchesHealth(areas.filter((area) => typeof area === "string"));
    },
  });

/** Gross, in whole euros; null if there is no limit. */
const fee = z
  .int({ error: "wholeNumber" })
  .min(0, { error: "tooSmall" })
  .max(FEE_FILTER.limit, { error: "tooBig" })
  .nullable()
  .default(null);

type Fees = { preferredCoachMinFee?: unknown; preferredCoachMaxFee?: unknown };

export const PreferredCoach = z
  .object({
    preferredSpokenLanguages: spokenLanguages,
    preferredCoachMinFee: fee,
    preferredCoachMaxFee: fee,
    /** Null if it does not matter. */
    preferredCoachGender: oneOf(GENDER_IDENTITIES).nullable().default(null),
  })
  .refine(({ preferredCoachMinFee: least, preferredCoachMaxFee: most }) => Number(least) <= Number(most), {
    path: ["preferredCoachMaxFee"],
    error: "feesInverted",
    when: ({ value }) => {
      const { preferredCoachMinFee: least, preferredCoachMaxFee: most } = (value ?? {}) as Fees;
      return typeof least === "number" && typeof most === "number";
    },
  });

/** Optional. */
export const Referral = z.object({ referralSource: oneOf(REFERRAL_SOURCES).nullable().default(null) });

export const Preferences = z.object({
  clientId: z.uuid(),
  preferredCoachingAreas: z.array(z.string()),
  healthConsent: z.boolean(),
  preferredSpokenLanguages: z.array(z.string()),
  preferredCoachMinFee: z.int().nullable(),
  preferredCoachMaxFee: z.int().nullable(),
  preferredCoachGender: z.enum(GENDER_IDENTITIES).nullable(),
  referralSource: z.enum(REFERRAL_SOURCES).nullable(),
  /** Whether the client finished the onboarding. */
  isFinished: z.boolean(),
});
export type Preferences = z.infer<typeof Preferences>;

export const readPreferences = createRoute({
  method: "get",
  path: "/api/clients/preferences",
  summary: "Read what one is looking for",
  ...open("client"),
  responses: { 200: answer("The preferences", Preferences), ...problems("notSignedIn", "wrongRole", "unavailable") },
});

const part = <S extends z.ZodType>(name: string, summary: string, body: S) =>
  ({
    method: "patch",
    path: `/api/clients/preferences/${name}`,
    summary,
    ...open("client"),
    request: { body: json(body) },
    responses: { 200: saved, ...writeProblems("notSignedIn", "wrongRole") },
  }) as const;

export const savePreferredTopics = createRoute(part("topics", "Save what it is about", PreferredTopics));
export const savePreferredCoach = createRoute(part("coach", "Save languages, fees and gender", PreferredCoach));
export const saveReferral = createRoute(part("referral", "Say where one heard of us, and finish", Referral));

export const deletePreferences = createRoute({
  method: "delete",
  path: "/api/clients/preferences",
  summary: "Forget what one is looking for, and withdraw the consent",
  ...open("client"),
  responses: {
    200: answer("Forgotten", z.object({ status: z.literal("deleted") })),
    ...problems("notSignedIn", "wrongRole", "crossSite", "unavailable"),
  },
});

/** Omitted fields stay; null clears. */
export const ClientProfileChange = z.object({
  preferredPronoun: oneOf(PRONOUNS).nullable().optional(),
  preferredGenderIdentity: oneOf(GENDER_IDENTITIES).nullable().optional(),
  experienceLevel: oneOf(EXPERIENCE_LEVELS).nullable().optional(),
  qualification: oneOf(QUALIFICATIONS).nullable().optional(),
});

/** A client's own profile; visible only to them and their own coaches. */
export const ClientProfile = z.object({
  clientId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  preferredPronoun: z.enum(PRONOUNS).nullable(),
  preferredGenderIdentity: z.enum(GENDER_IDENTITIES).nullable(),
  experienceLevel: z.enum(EXPERIENCE_LEVELS).nullable(),
  qualification: z.enum(QUALIFICATIONS).nullable(),
  profilePictureUrl: z.string().nullable(),
  profilePicture: Picture.nullable(),
});
export type ClientProfile = z.infer<typeof ClientProfile>;

export const readClientProfile = createRoute({
  method: "get",
  path: "/api/clients/profile",
  summary: "Read one's own profile; names are changed with the account",
  ...open("client"),
  responses: { 200: answer("The profile", ClientProfile), ...problems("notSignedIn", "wrongRole", "unavailable") },
});

export const saveClientProfile = createRoute({
  method: "patch",
  path: "/api/clients/profile",
  summary: "Say something of oneself, or take it back",
  ...open("client"),
  request: { body: json(ClientProfileChange) },
  responses: { 200: answer("The profile", ClientProfile), ...writeProblems("notSignedIn", "wrongRole") },
});
