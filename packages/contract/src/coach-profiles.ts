import { NEEDS, WISHES } from "@aufwind/rules/coach-profiles";
import { GENDER_IDENTITIES, PRONOUNS, SECTORS, TITLES } from "@aufwind/rules/coaches";
import { NETWORKS, type Network } from "@aufwind/rules/coaches-links";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { traderFields } from "./businesses.ts";
import { PackageOffer } from "./coaching-packages.ts";
import { AppointmentSetting } from "./consultations.ts";
import { LIST_NAMES } from "./credentials.ts";
import { answer, COMPRESSED, FROM_REPLICA, json, open, problems, writeProblems } from "./platform/route.ts";
import { StoredResume } from "./resumes.ts";
import { Distribution, Review } from "./reviews.ts";
import { Schedule } from "./schedules.ts";
import { OwnCheck } from "./vetting.ts";

const inBoth = z.object({ de: z.string(), en: z.string() });

/** Addresses of one picture by its width in pixels. */
export const Picture = z.object({ urls: z.record(z.string(), z.string()), width: z.int(), height: z.int() });
export type Picture = z.infer<typeof Picture>;

const networks = z.object(
  Object.fromEntries(NETWORKS.map((name) => [name, z.string()])) as Record<Network, z.ZodString>,
);

/** What own and public profile share. */
const shown = {
  coachId: z.uuid(),
  slug: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  title: z.enum(TITLES),
  preferredPronoun: z.enum(PRONOUNS).nullable(),
  preferredGenderIdentity: z.enum(GENDER_IDENTITIES).nullable(),
  organizationSector: z.enum(SECTORS).nullable(),
  tagLine: inBoth,
  salesPitch: inBoth,
  aboutMe: inBoth,
  description: inBoth,
  certifications: inBoth,
  aboutVideoUrl: z.string().nullable(),
  profilePictureUrl: z.string().nullable(),
  bannerImageUrl: z.string().nullable(),
  profilePicture: Picture.nullable(),
  bannerImage: Picture.nullable(),
  /** Keys of topics, and names of own areas. */
  areasOfIntervention: z.array(z.string()),
  spokenLanguages: z.array(z.string()),
  socialNetworks: networks.partial(),
  timeZone: z.string(),
  appointmentSettings: z.array(AppointmentSetting),
};

export const Completeness = z.object({
  percent: z.int(),
  publishable: z.boolean(),
  /** What prevents the profile from being public. */
  missing: z.array(z.enum(NEEDS)),
  /** What would improve it. */
  wishes: z.array(z.enum(WISHES)),
});
export type Completeness = z.infer<typeof Completeness>;

export const OwnProfile = z.object({
  ...shown,
  enableBIO: z.boolean(),
  workingSlots: Schedule.shape.workingSlots,
  scheduleExceptions: Schedule.shape.scheduleExceptions,
  /** Net price of an hour, by the standard consultation; null before it is set. */
  hourlyFeeCents: z.int().nullable(),
  /** Null before there are reviews. */
  ratingScore: z.number().nullable(),
  isProfilePublic: z.boolean(),
  allowInSearchingAndListing: z.boolean(),
  /** Whether only own clients see free times and book; never listed then. */
  ownClientsOnly: z.boolean(),
  /** Whether clients the coach knows can book while the profile is private. */
  knownClientsMayBook: z.boolean(),
  completeness: Completeness,
  /** The latest check by the team, if there was one. */
  check: OwnCheck.nullable(),
});
export type OwnProfile = z.infer<typeof OwnProfile>;

export const readProfile = createRoute({
  method: "get",
  path: "/api/coaches/profile",
  summary: "Read one's own profile, with what is missing",
  ...open("coach"),
  responses: { 200: answer("The whole profile", OwnProfile), ...problems("notSignedIn", "wrongRole", "unavailable") },
});

const Visibility = z.object({ isProfilePublic: z.boolean({ error: "invalid" }) });
const Listing = z.object({
  allowInSearchingAndListing: z.boolean({ error: "invalid" }),
  /** Who takes own clients only is not listed, whatever the other switch says. */
  ownClientsOnly: z.boolean({ error: "invalid" }).default(false),
});

export const saveVisibility = createRoute({
  method: "patch",
  path: "/api/coaches/profile/visibility",
  summary: "Make one's profile public or private",
  ...open("coach"),
  request: { body: json(Visibility) },
  responses: {
    200: answer("As it is now; a first publication may wait for the team", Visibility),
    ...writeProblems("notSignedIn", "wrongRole", "notPublishable", "publicationRefused", "profileHidden"),
  },
});

export const saveListing = createRoute({
  method: "patch",
  path: "/api/coaches/profile/listing",
  summary: "Be found in search and lists, or only by one's address, or be there for own clients only",
  ...open("coach"),
  request: { body: json(Listing) },
  responses: { 200: answer("As it is now", Listing), ...writeProblems("notSignedIn", "wrongRole") },
});

const KnownClients = z.object({ knownClientsMayBook: z.boolean({ error: "invalid" }) });

export const saveKnownClients = createRoute({
  method: "patch",
  path: "/api/coaches/profile/known-clients",
  summary: "Let clients whom one knows book while the profile is private, or not",
  ...open("coach"),
  request: { body: json(KnownClients) },
  responses: { 200: answer("As it is now", KnownClients), ...writeProblems("notSignedIn", "wrongRole") },
});

export const PublicCoach = z.object({
  ...shown,
  /** Clients only see gross prices. */
  appointmentSettings: z.array(AppointmentSetting.omit({ netPriceCents: true })),
  /** Several appointments at one price. */
  packages: z.array(PackageOffer),
  resume: StoredResume.omit({ id: true, CoachId: true, fileUrl: true })
    .extend({
      /** If the coach makes it public. */
      file: z.object({ name: z.string(), url: z.string() }).nullable(),
    })
    .nullable(),
  /** Entries of the resume that the team has verified by a document. */
  verified: z.array(z.object({ list: z.enum(LIST_NAMES), place: z.int(), verifiedOn: z.iso.date() })),
  documents: z.array(z.object({ name: z.string(), size: z.int(), url: z.string() })),
  /** The legal provider (§ 5 DDG, Art. 30 DSA). */
  provider: z.object({
    name: z.string(),
    companyName: z.string().nullable(),
    address1: z.string(),
    address2: z.string().nullable(),
    zipCode: z.string(),
    city: z.string(),
    country: z.string(),
    companyEmail: z.string(),
    vatNumber: z.string().nullable(),
    ...traderFields,
    /** Whether the coach has certified to offer lawful services only. */
    isCertified: z.boolean(),
    smallBusiness: z.boolean(),
  }),
  /** Null before the first review. */
  rating: z.object({ score: z.number(), count: z.int(), distribution: Distribution }).nullable(),
  /** The newest published reviews; the others are a list of their own. */
  reviews: z.array(Review),
  /** How many are published, including those after a discovery. */
  reviewCount: z.int(),
  /** The next free discovery. */
  nextFreeAt: z.iso.datetime().nullable(),
  /** Whether the calling client has bookmarked the coach; missing for everybody else. */
  bookmarked: z.boolean().optional(),
  /** Whether everybody with the address sees this; a private profile is seen by its coach and their own clients. */
  isFound: z.boolean(),
  /** Whether strangers find it in search, lists and search engines. */
  isListed: z.boolean(),
  /** Whether the viewer may see the free times. */
  isBookable: z.boolean(),
  /** Whether it is not bookable because the coach takes own clients only, and the viewer is none. */
  isForOwnClients: z.boolean(),
  /** Whether more than a discovery can be booked: not before the coach has stated what the law asks of traders. */
  takesPaidBookings: z.boolean(),
});
export type PublicCoach = z.infer<typeof PublicCoach>;

export const readPublicCoach = createRoute({
  method: "get",
  path: "/api/visitors/coaches/{slug}",
  summary:
    "Read a public coach profile by its address, a former one too; a private one as its coach, or as a client whom the coach knows",
  ...open("visitor"),
  ...FROM_REPLICA,
  ...COMPRESSED,
  request: { params: z.object({ slug: z.string() }) },
  responses: { 200: answer("The profile", PublicCoach), ...problems("notFound", "unavailable") },
});
