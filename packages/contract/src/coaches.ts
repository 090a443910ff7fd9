import { MOST_AREAS, OWN_AREA } from "@aufwind/rules/areas";
import { GENDER_IDENTITIES, PRONOUNS, SECTORS, TEXT_LIMITS, TITLES } from "@aufwind/rules/coaches";
import { NETWORKS, type Network, networkAddress, videoOf } from "@aufwind/rules/coaches-links";
import { LANGUAGES } from "@aufwind/rules/languages";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { eitherLanguage, inBothLanguages, line, oneOf } from "./platform/fields.ts";
import { answer, json, open, writeProblems } from "./platform/route.ts";

const saved = answer("Saved", z.object({ status: z.literal("saved") }));

/** One section of a coach's own profile, saved by itself. */
const section = <S extends z.ZodType>(part: string, summary: string, body: S) =>
  ({
    method: "patch",
    path: `/api/coaches/profile/${part}`,
    summary,
    ...open("coach"),
    request: { body: json(body) },
    responses: { 200: saved, ...writeProblems("notSignedIn", "wrongRole") },
  }) as const;

export const introductionFields = {
  title: oneOf(TITLES).default("none"),
  preferredPronoun: oneOf(PRONOUNS).nullable().default(null),
  preferredGenderIdentity: oneOf(GENDER_IDENTITIES).nullable().default(null),
  organizationSector: oneOf(SECTORS).nullable().default(null),
};
export const tagLine = inBothLanguages(TEXT_LIMITS.tagLine);
export const salesPitch = eitherLanguage(TEXT_LIMITS.salesPitch);
export const aboutMe = eitherLanguage(TEXT_LIMITS.aboutMe);
export const certifications = inBothLanguages(TEXT_LIMITS.certifications);

const area = line(OWN_AREA.most).min(OWN_AREA.least);

/** Topics by key, or own areas by name; errors are reported for the whole field. */
export const areasOfIntervention = z
  .array(z.string({ error: "invalid" }), { error: "chooseAreas" })
  .min(1, { error: "chooseAreas" })
  .max(MOST_AREAS, { error: "mostAreas" })
  .refine((areas) => areas.every((name) => area.safeParse(name).success), { error: "ownArea" });

export const spokenLanguages = z
  .array(oneOf(LANGUAGES), { error: "chooseLanguages" })
  .min(1, { error: "chooseLanguages" })
  .max(LANGUAGES.length, { error: "invalid" });

/** An address at YouTube or Vimeo, or empty. */
const aboutVideoUrl = z
  .string({ error: "invalid" })
  .trim()
  .max(300, { error: "tooLong" })
  .refine((typed) => typed === "" || videoOf(typed) !== undefined, { error: "video" })
  .default("");

export const Introduction = z.object({ ...introductionFields, tagLine });
export const SalesPitch = z.object({ salesPitch });
export const Areas = z.object({ areasOfIntervention });
export const Bio = z.object({
  aboutMe,
  description: inBothLanguages(TEXT_LIMITS.description),
  certifications,
  enableBIO: z.boolean({ error: "invalid" }).default(false),
  aboutVideoUrl,
});
export const Languages = z.object({ spokenLanguages });

const network = (name: Network) =>
  z
    .string({ error: "invalid" })
    .trim()
    .max(300, { error: "tooLong" })
    .refine((typed) => typed === "" || networkAddress(name, typed) !== undefined, {
      error: name === "website" ? "webAddress" : "networkAddress",
    })
    .default("");

export const SocialNetworks = z.object(
  Object.fromEntries(NETWORKS.map((name) => [name, network(name)])) as Record<Network, ReturnType<typeof network>>,
);

export const saveIntroduction = createRoute(
  section("introduction", "Save title, pronoun, gender identity, sector and tagline", Introduction),
);
export const saveSalesPitch = createRoute(section("sales-pitch", "Save the sales pitch", SalesPitch));
export const saveAreas = createRoute(section("areas", "Save the areas of intervention", Areas));
export const saveBio = createRoute(section("bio", "Save bio, approach, certifications and video", Bio));
export const saveLanguages = createRoute(section("languages", "Save the languages", Languages));
export const saveSocialNetworks = createRoute(section("social-networks", "Save the social networks", SocialNetworks));
