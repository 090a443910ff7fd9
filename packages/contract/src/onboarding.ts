import { NEEDS, STEPS, type Step } from "@aufwind/rules/coach-profiles";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { names } from "./accounts.ts";
import { businessFields, withBusiness } from "./businesses.ts";
import {
  aboutMe,
  areasOfIntervention,
  certifications,
  introductionFields,
  salesPitch,
  spokenLanguages,
  tagLine,
} from "./coaches.ts";
import { consultationFields } from "./consultations.ts";
import { accepted } from "./platform/fields.ts";
import { answer, json, open, problems, writeProblems } from "./platform/route.ts";
import { timeZone, workingSlots } from "./schedules.ts";

const step = z.enum(STEPS as [Step, ...Step[]], { error: "invalid" });
const own = ["notSignedIn", "wrongRole"] as const;

/** The draft, by the names of the form's fields. */
const Draft = z
  .record(z.string().max(100), z.string().max(4000), { error: "invalid" })
  .refine((draft) => Object.keys(draft).length <= 400, { error: "invalid" });

export const Onboarding = z.object({
  steps: z.array(
    z.object({
      step,
      done: z.boolean(),
      missing: z.array(z.enum(NEEDS)),
      /** When terms or code were accepted; null for the other steps. */
      acceptedAt: z.iso.datetime().nullable(),
    }),
  ),
  /** Where to continue. */
  current: step,
  finished: z.boolean(),
  drafts: z.partialRecord(step, Draft),
  /** When each draft was saved. */
  draftedAt: z.partialRecord(step, z.iso.datetime()),
  /** When this was read: a draft says which state it is based on. */
  readAt: z.iso.datetime(),
});
export type Onboarding = z.infer<typeof Onboarding>;

export const readOnboarding = createRoute({
  method: "get",
  path: "/api/coaches/onboarding",
  summary: "Read how far one's onboarding is, with what was typed and not sent",
  ...open("coach"),
  responses: { 200: answer("The five steps", Onboarding), ...problems(...own, "unavailable") },
});

export const saveDraft = createRoute({
  method: "put",
  path: "/api/coaches/onboarding/drafts/{step}",
  summary: "Keep what is typed in a step until it is sent",
  ...open("coach"),
  request: {
    params: z.object({ step }),
    body: json(z.object({ draft: Draft, since: z.iso.datetime({ error: "invalid" }) })),
  },
  responses: {
    200: answer(
      "Kept; or outdated, where the step was sent or its draft discarded after `since`",
      z.object({ status: z.enum(["kept", "outdated"]) }),
    ),
    ...writeProblems(...own),
  },
});

export const discardDraft = createRoute({
  method: "delete",
  path: "/api/coaches/onboarding/drafts/{step}",
  summary: "Forget what was typed in a step and not sent",
  ...open("coach"),
  request: { params: z.object({ step }) },
  responses: {
    200: answer("Forgotten", z.object({ status: z.literal("discarded") })),
    ...problems(...own, "invalidFields", "crossSite", "unavailable"),
  },
});

export const TermsStep = z.object({ acceptTerms: accepted });
export const ConductStep = z.object({ acceptConduct: accepted });
export const AccountStep = withBusiness(z.object({ ...names, ...introductionFields, ...businessFields, timeZone }));
export const ProfileStep = z.object({
  tagLine,
  salesPitch,
  aboutMe,
  certifications,
  areasOfIntervention,
  spokenLanguages,
});
export const ScheduleStep = z.object({ ...consultationFields, workingSlots });

const finishing = <S extends z.ZodType>(which: Step, summary: string, body: S) =>
  ({
    method: "put",
    path: `/api/coaches/onboarding/${which}`,
    summary,
    ...open("coach"),
    request: { body: json(body) },
    responses: {
      200: answer("Where the onboarding stands now", Onboarding),
      ...writeProblems(...own),
    },
  }) as const;

export const acceptTerms = createRoute(finishing("terms", "Step 1: accept the terms for coaches", TermsStep));
export const acceptConduct = createRoute(finishing("conduct", "Step 2: accept the code of conduct", ConductStep));
export const saveAccountStep = createRoute(finishing("account", "Step 3: save the account details", AccountStep));
export const saveProfileStep = createRoute(finishing("profile", "Step 4: save the coach profile", ProfileStep));
export const saveScheduleStep = createRoute(
  finishing("schedule", "Step 5: save consultations and hours", ScheduleStep),
);
