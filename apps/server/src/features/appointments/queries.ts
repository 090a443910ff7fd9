import type { DeletionPreview } from "@aufwind/contract/personal-data";
import { owedAfter } from "@aufwind/rules/appointments/transitions";
import type { Platform } from "../../platform/platform.ts";
import { factsOf, leavingEvent, sideOf } from "./policy.ts";
import * as store from "./store.ts";

/** What happens to somebody's future appointments if they leave now, by the rule that cancels them. */
export async function appointmentsIfLeaving(
  { database, clock }: Platform,
  userId: string,
): Promise<DeletionPreview["appointments"]> {
  const now = clock.now();
  const rows = await store.findAhead(database, { userId, now });
  return rows.map((row) => {
    const by = sideOf(row, userId) ?? "client";
    const owedCents = owedAfter(factsOf(row), { event: leavingEvent(row, by), by, now: now.getTime() });
    return {
      id: row.id,
      name: by === "client" ? row.coach_name : row.client_name,
      consultation: row.consultation as DeletionPreview["appointments"][number]["consultation"],
      scheduledAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      owedCents,
      givenBackCents: row.payment === "paid" ? row.gross_cents - owedCents : 0,
    };
  });
}
