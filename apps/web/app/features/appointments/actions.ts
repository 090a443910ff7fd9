import type { AppointmentItem } from "@aufwind/contract/appointments";
import type { Event } from "@aufwind/rules/appointments/lifecycle";
import type { Side } from "@aufwind/rules/appointments/status";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { MemberPage } from "../../platform/pages/pages.ts";
import { isToPay } from "./payment-status.ts";

type Awaited = Pick<AppointmentItem, "awaiting">;
type People = Pick<AppointmentItem, "coach" | "client">;

/** The other person. */
export const otherPersonOf = ({ coach, client }: People, side: Side) => (side === "client" ? coach : client);

/** Who has to act, from this viewer's side. */
export function whoHasToAct({ awaiting }: Awaited, side: Side): "you" | "other" | "details" | "team" | null {
  if (awaiting === null) return null;
  if (awaiting === "payment_details") return "details";
  if (awaiting === "team") return "team";
  return awaiting === side ? "you" : "other";
}

/** Each side's pages. */
export const PAGES_OF = {
  client: { list: "clientAppointments", one: "clientAppointment", move: "clientReschedule", series: "clientSeries" },
  coach: { list: "coachAppointments", one: "coachAppointment", move: "coachReschedule", series: "coachSeries" },
} as const satisfies Record<Side, Record<string, MemberPage>>;

/** Actions that need a confirmation. */
export const CONFIRMED_ACTIONS = [
  "confirm",
  "accept",
  "reject",
  "decline",
  "noShow",
  "objectToNoShow",
  "takeBackNoShow",
  "cancel",
] as const;
export type ConfirmedAction = (typeof CONFIRMED_ACTIONS)[number];
export type AppointmentAction = ConfirmedAction | "giveDetails" | "reschedule";

/** The most helpful first, the one that ends the appointment last. */
const ORDER = [
  "giveDetails",
  "confirm",
  "accept",
  "objectToNoShow",
  "takeBackNoShow",
  "reschedule",
  "reject",
  "decline",
  "noShow",
  "cancel",
] as const satisfies AppointmentAction[];

/** Primary actions; the others are secondary. */
const HELPFUL: readonly Event[] = ["giveDetails", "confirm", "accept", "objectToNoShow"];
const GRAVE: readonly Event[] = ["reject", "decline", "cancel"];

export const possibleActions = (can: readonly Event[]): AppointmentAction[] => ORDER.filter((act) => can.includes(act));

export const buttonLookOf = (act: AppointmentAction): "primary" | "ghost" | "quiet" =>
  HELPFUL.includes(act) ? "primary" : GRAVE.includes(act) ? "quiet" : "ghost";

/** The action in an address, if it is possible. */
export const actionInAddress = (asked: string | null, can: readonly Event[]): ConfirmedAction | undefined =>
  CONFIRMED_ACTIONS.find((act) => act === asked && can.includes(act));

type Item = Pick<AppointmentItem, "can" | "scheduledStatus" | "coach" | "payment" | "awaiting" | "series">;

/** Whether somebody answers it together with other dates of its series. */
const isAnsweredAsSeries = ({ series, awaiting, scheduledStatus }: Omit<Item, "can">, side: Side): boolean =>
  series !== null && awaiting === side && (scheduledStatus === "Pending" || series.waiting > 1);

/** The most helpful action for an appointment in a list. */
export function mainAction(item: Item, side: Side): AppointmentAction | "pay" | "again" | "view" | "series" {
  const { can, scheduledStatus, coach } = item;
  if (side === "client" && isToPay(item)) return "pay";
  if (isAnsweredAsSeries(item, side)) return "series";
  const helpful = possibleActions(can).find((act) => HELPFUL.includes(act));
  if (helpful) return helpful;
  const isOver = ["Completed", "Cancelled", "Rejected", "No Show"].includes(scheduledStatus);
  return side === "client" && isOver && coach.slug ? "again" : "view";
}

/** After a refusal, too, the page shows the present state; not if the server cannot be reached at all. */
export const reloadsAfterSubmit = ({
  formMethod,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => defaultShouldRevalidate || (formMethod === "POST" && actionStatus !== 503);
