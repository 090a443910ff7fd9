import { clashesAmong } from "@aufwind/rules/appointment-series-dates";
import type { Locale } from "@aufwind/rules/locale";
import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { applyEvents } from "../appointments/group-commands.ts";
import { owedAfterAct, refusalOf, rowsAllowing } from "../appointments/group-queries.ts";
import { type AppointmentRow, lockPeople } from "../appointments/store.ts";
import { lockCoach } from "../coaches/store.ts";
import { lockOwn, seriesTaken } from "./commands.ts";
import { agendaWithout } from "./queries.ts";
import { futureDatesFrom } from "./scope.ts";

type CancelSeriesParams = { id: string; userId: string; from?: string | undefined; reason: string; owedCents: number };

/** Cancels a date and those after it, or all that are ahead, at the price that was shown and at no other. */
export const cancelSeries = (platform: Platform, { from, reason, owedCents, ...own }: CancelSeriesParams) =>
  transact(platform.database, async (tx) => {
    const { by, rows } = await lockOwn(tx, own);
    const now = platform.clock.now();
    const act = { event: "cancel", by, now: now.getTime() } as const;
    if (by === "coach" && !reason)
      throw new Problem("invalidFields", { errors: [{ field: "reason", code: "required", params: {} }] });
    const possible = rowsAllowing(futureDatesFrom(rows, { from, now }), act);
    if (possible.length === 0) throw new Problem("notPossibleNow");
    const owed = possible.reduce((sum, row) => sum + owedAfterAct(row, act), 0);
    if (owed !== owedCents) throw new Problem("costChanged");
    await applyEvents(tx, platform, { ...act, rows: possible, reason });
  });

type MoveSeriesParams = {
  id: string;
  userId: string;
  moves: { id: string; scheduledAt: string }[];
  earlyStart?: Locale | undefined;
};

/** Moves several dates: a client to slots that are free together, a coach to any times; the other side answers as one. */
export async function moveSeries(platform: Platform, { moves, earlyStart, ...own }: MoveSeriesParams): Promise<void> {
  const wanted = new Map(moves.map(({ id, scheduledAt }) => [id, new Date(scheduledAt)]));
  try {
    await transact(platform.database, async (tx) => {
      const { series, by, rows: all } = await lockOwn(tx, own);
      const now = platform.clock.now();
      const rows = all.filter((row) => isMoved(row, wanted));
      const act = { event: "reschedule", by, now: now.getTime() } as const;
      if (rows.length === 0 || rows.length < wanted.size) throw new Problem("notPossibleNow");
      const why = rows.map((row) => refusalOf(row, act)).find(Boolean);
      if (why && why !== "notDueYet") throw new Problem(why);
      const starts = new Map(rows.map((row) => [row.id, wanted.get(row.id) ?? row.starts_at]));
      const check = async () => {
        // Locks people before the coach, like bookings do.
        await lockPeople(tx, series);
        await lockCoach(tx, series.coach_id);
        const agenda = await agendaWithout(tx, { rows, now });
        const clashes = clashesAmong(
          agenda,
          [...starts.values()].map((start) => start.getTime()).sort((one, other) => one - other),
          by,
        );
        if (clashes.length > 0) throw seriesTaken(clashes);
      };
      await applyEvents(tx, platform, { ...act, rows, starts, earlyStart, check });
    });
  } catch (error) {
    // The coach must not learn that the client is with somebody else.
    if ((error as { code?: string }).code === "23P01") throw seriesTaken([]);
    throw error;
  }
}

const isMoved = (row: AppointmentRow, wanted: ReadonlyMap<string, Date>) => {
  const start = wanted.get(row.id);
  return start !== undefined && start.getTime() !== row.starts_at.getTime();
};
