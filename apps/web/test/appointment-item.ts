import type { AppointmentItem } from "@aufwind/contract/appointments";

const person = { id: "0", name: "Lena", picture: null };

/** A confirmed hour without anything special; what a test is about is given. */
export const appointmentItem = (facts: Partial<AppointmentItem>): AppointmentItem => ({
  id: "0",
  coach: { ...person, slug: null },
  client: person,
  consultation: "standard",
  language: null,
  durationMinutes: 60,
  scheduledAt: "2026-11-17T13:00:00.000Z",
  endsAt: "2026-11-17T14:00:00.000Z",
  scheduledBefore: null,
  series: null,
  scheduledStatus: "Scheduled",
  awaiting: null,
  answerBy: null,
  feeCents: 0,
  payment: "none",
  packageId: null,
  hasNote: false,
  needsEarlyStart: false,
  can: [],
  ...facts,
});
