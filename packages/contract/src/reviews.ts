import { STATUSES } from "@aufwind/rules/appointments/status";
import { CONSULTATIONS } from "@aufwind/rules/consultations";
import { AUTHOR_STYLES, REVIEW_REASON_MOST, REVIEW_STATUSES, REVIEW_TEXT_MOST, WHY_NOT } from "@aufwind/rules/reviews";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { oneOf, optionalParagraph, paragraph } from "./platform/fields.ts";
import { paged, pageOfList, pagesAtOnce } from "./platform/lists.ts";
import { Named } from "./platform/named.ts";
import {
  answer,
  COMPRESSED,
  FROM_REPLICA,
  json,
  OPERATOR_PROBLEMS,
  open,
  openToOperators,
  perNetwork,
  perPerson,
  problems,
  writeProblems,
} from "./platform/route.ts";

/** How many published reviews have one to five stars. */
export const Distribution = z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() });

export const Review = z.object({
  reviewId: z.uuid(),
  stars: z.int(),
  text: z.string(),
  /** The language it is written in. */
  locale: z.enum(["en", "de"]),
  /** The name the client chose; null for none. */
  author: z.string().nullable(),
  writtenAt: z.iso.datetime(),
  /** After a free discovery: not part of the mean and its count. */
  isAfterDiscovery: z.boolean(),
  answer: z.object({ text: z.string(), answeredAt: z.iso.datetime() }).nullable(),
});
export type Review = z.infer<typeof Review>;

export const listReviews = createRoute({
  method: "get",
  path: "/api/visitors/coaches/{slug}/reviews/{page}/{size}/{sort}",
  summary: "The published reviews of a public coach; `desc` begins with the newest",
  ...open("visitor", perNetwork(600, 60)),
  ...FROM_REPLICA,
  ...COMPRESSED,
  request: { params: z.object({ slug: z.string(), ...pageOfList }), query: z.object(pagesAtOnce) },
  responses: {
    200: answer("One page", z.object(paged(Review))),
    ...problems("notFound", "invalidFields", "tooManyRequests", "unavailable"),
  },
});

/** A review as its author and its coach see it, published or not. */
const FollowedReview = Review.extend({
  status: z.enum(REVIEW_STATUSES),
  /** When it is published by itself; null unless it waits for the coach. */
  publishesAt: z.iso.datetime().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  contest: z.object({ reason: z.string(), contestedAt: z.iso.datetime() }).nullable(),
  /** An operator's decision; a removal always has a reason. */
  decision: z.object({ reason: z.string().nullable(), decidedAt: z.iso.datetime() }).nullable(),
});
export type FollowedReview = z.infer<typeof FollowedReview>;

export const ReviewText = z.strictObject({
  appointmentId: z.uuid({ error: "invalid" }),
  stars: z.int({ error: "chooseStars" }).min(1, { error: "chooseStars" }).max(5, { error: "chooseStars" }),
  text: paragraph(REVIEW_TEXT_MOST),
  /** The chosen kind of name. */
  author: oneOf(AUTHOR_STYLES),
});

export const writeReview = createRoute({
  method: "post",
  path: "/api/reviews",
  summary: "Rate an appointment that took place, once; the coach is told",
  ...open("client", perPerson(30, 3600)),
  request: { body: json(ReviewText) },
  responses: {
    201: answer("It waits for the coach, at most 14 days", FollowedReview),
    ...writeProblems(
      "notSignedIn",
      "wrongRole",
      "notFound",
      "notCompleted",
      "notBothPresent",
      "alreadyReviewed",
      "temporarilySuspended",
      "coachLeft",
    ),
  },
});

/** What a client can see and do about one appointment. */
const OwnReview = z.object({
  appointment: z.object({
    id: z.uuid(),
    /** Empty if the coach has left. */
    coachName: z.string(),
    /** Missing if the profile cannot be reached now. */
    coachSlug: z.string().nullable(),
    consultation: z.enum(CONSULTATIONS),
    scheduledAt: z.iso.datetime(),
    scheduledStatus: z.enum(STATUSES),
  }),
  /** The names to choose from; null for none. */
  names: z.object({ initial: z.string().nullable(), firstName: z.string().nullable(), none: z.null() }),
  review: FollowedReview.nullable(),
  /** Null if it can be rated now. */
  whyNot: z.enum(WHY_NOT).nullable(),
});
export type OwnReview = z.infer<typeof OwnReview>;

export const readOwnReview = createRoute({
  method: "get",
  path: "/api/clients/reviews/{appointmentId}",
  summary: "A client's own review of an appointment, or whether it can be written",
  ...open("client"),
  request: { params: z.object({ appointmentId: z.uuid({ error: "invalid" }) }) },
  responses: {
    200: answer("As it is now", OwnReview),
    ...problems("notSignedIn", "wrongRole", "notFound", "invalidFields", "unavailable"),
  },
});

export const UnratedAppointment = z.object({
  id: z.uuid(),
  coachName: z.string(),
  consultation: z.enum(CONSULTATIONS),
  scheduledAt: z.iso.datetime(),
});
export type UnratedAppointment = z.infer<typeof UnratedAppointment>;

export const listUnrated = createRoute({
  method: "get",
  path: "/api/clients/unrated-appointments",
  summary: "What took place lately and can be rated, the latest first",
  ...open("client"),
  responses: {
    200: answer("A few of them", z.object({ items: z.array(UnratedAppointment) })),
    ...problems("notSignedIn", "wrongRole", "unavailable"),
  },
});

export const CoachReview = FollowedReview.extend({
  /** What the coach can do now. */
  can: z.array(z.enum(["approve", "contest", "answer"])),
});
export type CoachReview = z.infer<typeof CoachReview>;

export const CoachReviews = z.object({
  ...paged(CoachReview),
  /** The number of each status. */
  counts: z.object({ waiting: z.int(), published: z.int(), contested: z.int(), removed: z.int() }),
  /** Null before the first review is published. */
  rating: z.object({ score: z.number(), count: z.int(), distribution: Distribution }).nullable(),
});
export type CoachReviews = z.infer<typeof CoachReviews>;

export const listCoachReviews = createRoute({
  method: "get",
  path: "/api/coaches/reviews/{page}/{size}/{sort}",
  summary: "A coach's own reviews of one status; `desc` begins with the newest",
  ...open("coach"),
  request: {
    params: z.object(pageOfList),
    query: z.object({ ...pagesAtOnce, status: z.enum(REVIEW_STATUSES, { error: "invalid" }).default("waiting") }),
  },
  responses: {
    200: answer("One page", CoachReviews),
    ...problems("notSignedIn", "wrongRole", "invalidFields", "unavailable"),
  },
});

/** How many can be published at once. */
export const MOST_APPROVED = 50;

const one = { params: z.object({ id: z.uuid({ error: "invalid" }) }) };
const changed = {
  200: answer("As it is now", CoachReview),
  ...writeProblems("notSignedIn", "wrongRole", "notFound", "reviewSettled"),
};

export const approveReview = createRoute({
  method: "post",
  path: "/api/reviews/{id}/approve",
  summary: "Publish a review of oneself now; takes an objection back",
  ...open("coach"),
  request: one,
  responses: changed,
});

export const approveSelectedReviews = createRoute({
  method: "post",
  path: "/api/reviews/approve",
  summary: "Publish several reviews of oneself now; those that are settled stay as they are",
  ...open("coach"),
  request: {
    body: json(
      z.strictObject({
        ids: z
          .array(z.uuid({ error: "invalid" }), { error: "required" })
          .min(1, { error: "required" })
          .max(MOST_APPROVED, { error: "invalid" }),
      }),
    ),
  },
  responses: {
    200: answer("How many were published", z.object({ approved: z.int() })),
    ...writeProblems("notSignedIn", "wrongRole", "invalidFields"),
  },
});

export const contestReview = createRoute({
  method: "post",
  path: "/api/reviews/{id}/contest",
  summary: "Object to a review of oneself with a reason; an operator decides, and it does not show until then",
  ...open("coach"),
  request: { ...one, body: json(z.strictObject({ reason: paragraph(REVIEW_REASON_MOST) })) },
  responses: changed,
});

export const answerReview = createRoute({
  method: "put",
  path: "/api/reviews/{id}/answer",
  summary: "Answer a review of oneself, or change the answer; it shows with the review",
  ...open("coach"),
  request: { ...one, body: json(z.strictObject({ text: paragraph(REVIEW_TEXT_MOST) })) },
  responses: changed,
});

export const removeReviewAnswer = createRoute({
  method: "delete",
  path: "/api/reviews/{id}/answer",
  summary: "Take the answer to a review back",
  ...open("coach"),
  request: one,
  responses: changed,
});

/** A review with both sides' words and the facts of its appointment, for whoever decides. */
const ContestedReview = FollowedReview.extend({
  coach: Named,
  /** Missing if the account is gone. */
  client: Named.nullable(),
  appointment: z
    .object({
      id: z.uuid(),
      startsAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
      status: z.enum(STATUSES),
      areBothPresent: z.boolean(),
      /** Whole minutes in the call, each. */
      coachMinutes: z.int(),
      clientMinutes: z.int(),
    })
    .nullable(),
  can: z.object({ publish: z.boolean(), remove: z.boolean() }),
});
export type ContestedReview = z.infer<typeof ContestedReview>;

export const readContestedReview = createRoute({
  method: "get",
  path: "/api/operators/reviews/{id}",
  summary: "A review with both sides' words and its appointment's facts",
  ...openToOperators("moderation"),
  request: one,
  responses: {
    200: answer("The review", ContestedReview),
    ...problems(...OPERATOR_PROBLEMS, "invalidFields", "notFound", "unavailable"),
  },
});

export const decideReview = createRoute({
  method: "post",
  path: "/api/operators/reviews/{id}/decide",
  summary: "Publish or remove a review that is contested or was reported; both sides are told why",
  ...openToOperators("moderation"),
  request: {
    ...one,
    body: json(
      z
        .strictObject({ decision: oneOf(["publish", "remove"]), reason: optionalParagraph(REVIEW_REASON_MOST) })
        .refine(({ decision, reason }) => decision !== "remove" || reason !== "", {
          path: ["reason"],
          error: "required",
        }),
    ),
  },
  responses: {
    200: answer("As it is now", FollowedReview),
    ...writeProblems(...OPERATOR_PROBLEMS, "notFound", "reviewSettled"),
  },
});
