import type { Objection, OUTCOMES } from "@aufwind/contract/appointments-transitions";
import type { Event } from "@aufwind/rules/appointments/lifecycle";
import type { Side } from "@aufwind/rules/appointments/status";
import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { applyEvent } from "./commands.ts";
import { factsOf } from "./policy.ts";
import { presenceOf } from "./present.ts";
import { appointmentExists, findObjected, lockAny, type SeenRow } from "./store.ts";

type Outcome = (typeof OUTCOMES)[number];
const EVENTS: Record<Outcome, Event> = {
  clientAbsent: "decideClientAbsent",
  coachAbsent: "decideCoachAbsent",
  completed: "decideCompleted",
};

/** Objections that wait for the team, oldest first. */
export async function listObjections({ database }: Platform): Promise<Objection[]> {
  return (await findObjected(database)).map(presentObjection);
}

const presentObjection = (row: SeenRow & { objected_at: Date }): Objection => ({
  appointmentId: row.id,
  coach: { id: row.coach_id, name: row.coach_name },
  client: { id: row.client_id, name: row.client_name },
  scheduledAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  feeCents: row.gross_cents,
  absent: row.absent as Side,
  objectedAt: row.objected_at.toISOString(),
  reason: row.reason,
  presence: presenceOf(factsOf(row)),
});

type DecideNoShowParams = { id: string; outcome: Outcome; reason: string };

/** The team decides who was absent, if anybody; both sides get the decision and its reason. */
export const decideNoShow = (platform: Platform, { id, outcome, reason }: DecideNoShowParams): Promise<void> =>
  transact(platform.database, async (tx) => {
    if (!(await appointmentExists(tx, id))) throw new Problem("notFound");
    const row = await lockAny(tx, id);
    const now = platform.clock.now().getTime();
    await applyEvent(tx, platform, { row, event: EVENTS[outcome], by: "team", reason, now });
  });
