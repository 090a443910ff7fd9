import {
  CONSULTATIONS,
  DESCRIPTION_LIMIT,
  DURATION,
  INSTANT_BOOKINGS,
  MOST_NET_CENTS,
  minimumNetCents,
} from "@aufwind/rules/consultations";
import { LANGUAGES } from "@aufwind/rules/languages";
import { VAT_STATUSES } from "@aufwind/rules/money";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { eitherLanguage, oneOf } from "./platform/fields.ts";
import { answer, json, open, problems, writeProblems } from "./platform/route.ts";

const description = eitherLanguage(DESCRIPTION_LIMIT);
/** Who books it at once, without the coach's confirmation. */
const instantBooking = oneOf(INSTANT_BOOKINGS).default("off");
/** In which of the coach's languages it is held; without it in all of them. */
const languages = z
  .array(oneOf(LANGUAGES), { error: "chooseLanguages" })
  .min(1, { error: "chooseLanguages" })
  .max(LANGUAGES.length, { error: "invalid" })
  .optional();

type Priced = { durationMinutes?: unknown; netPriceCents?: unknown };
const Paid = z
  .object(
    {
      durationMinutes: z
        .int({ error: "duration" })
        .min(DURATION.least, { error: "duration" })
        .max(DURATION.most, { error: "duration" })
        .multipleOf(DURATION.step, { error: "duration" }),
      description,
      instantBooking,
      languages,
      /** Net: what the coach charges before VAT. */
      netPriceCents: z.int({ error: "price" }).min(0, { error: "price" }).max(MOST_NET_CENTS, { error: "mostPrice" }),
    },
    { error: "required" },
  )
  .refine(({ durationMinutes, netPriceCents }) => netPriceCents >= minimumNetCents(durationMinutes), {
    path: ["netPriceCents"],
    error: "minimumPrice",
    when: ({ value }) => {
      const { durationMinutes, netPriceCents } = (value ?? {}) as Priced;
      return typeof durationMinutes === "number" && typeof netPriceCents === "number";
    },
  });

export const consultationFields = {
  discovery: z.object({ description, instantBooking, languages }, { error: "required" }),
  standard: Paid,
  /** Null if not offered. */
  extended: Paid.nullable().default(null),
};
export const Consultations = z.object(consultationFields);

/** One entry per offered consultation; the discovery always is. */
export const AppointmentSetting = z.object({
  type: z.enum(CONSULTATIONS),
  durationMinutes: z.int(),
  description: z.object({ de: z.string(), en: z.string() }),
  instantBooking: z.enum(INSTANT_BOOKINGS),
  /** In which languages it is held, in the order of the coach's profile. */
  languages: z.array(z.enum(LANGUAGES)),
  netPriceCents: z.int(),
  /** What clients see and pay. */
  grossPriceCents: z.int(),
});
export type AppointmentSetting = z.infer<typeof AppointmentSetting>;

export const readConsultations = createRoute({
  method: "get",
  path: "/api/coaches/consultations",
  summary: "Read one's own consultations with their prices",
  ...open("coach"),
  responses: {
    200: answer(
      "What is offered, and how VAT is added",
      z.object({
        appointmentSettings: z.array(AppointmentSetting),
        vatStatus: z.enum(VAT_STATUSES),
        /** Of the coach's profile: those that can be chosen for each. */
        spokenLanguages: z.array(z.enum(LANGUAGES)),
      }),
    ),
    ...problems("notSignedIn", "wrongRole", "unavailable"),
  },
});

export const saveConsultations = createRoute({
  method: "put",
  path: "/api/coaches/consultations",
  summary: "Save all consultations; the discovery stays free and 15 minutes long",
  ...open("coach"),
  request: { body: json(Consultations) },
  responses: {
    200: answer("Saved", z.object({ status: z.literal("saved") })),
    ...writeProblems("notSignedIn", "wrongRole"),
  },
});
