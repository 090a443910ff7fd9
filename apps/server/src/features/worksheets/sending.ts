import { isReminding, nextDay } from "@aufwind/rules/goals";
import { DAY } from "@aufwind/rules/time/durations";
import { answerBy } from "@aufwind/rules/worksheets";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import { transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { notifyByMail } from "../notifications/commands.ts";
import { storeCopy } from "./commands.ts";
import { worksheetMail } from "./mails.ts";
import { findDue, takeDueTomorrow } from "./sending-store.ts";

const AT_ONCE = 100;

/** Sends what coaches' rules say; returns whether there may be more. */
export async function sendDue(platform: Platform): Promise<boolean> {
  const due = await findDue(platform.database, { now: platform.clock.now(), most: AT_ONCE });
  let sent = 0;
  for (const { moment, starts_at, ends_at, ...row } of due) {
    const dueOn = answerBy(moment, { startsAt: starts_at.getTime(), endsAt: ends_at.getTime() });
    const copy = { coachId: row.coach_id, clientId: row.client_id, appointmentId: row.appointment_id, asked: row };
    const id = await transact(platform.database, (tx) =>
      storeCopy(tx, platform, { ...copy, templateId: row.template_id, moment, dueOn }),
    );
    if (id) sent += 1;
  }
  return sent > 0 && due.length === AT_ONCE;
}

/** Reminds clients the day before a worksheet is due; returns whether there may be more. */
export const remindOfWorksheets = (platform: Platform): Promise<boolean> =>
  transact(platform.database, async (tx) => {
    const now = platform.clock.now();
    if (!isReminding(now.getTime())) return false;
    const taken = await takeDueTomorrow(tx, { tomorrow: nextDay(berlinDay(now)), now, most: AT_ONCE });
    // Whoever got it just now needs no reminder.
    const waiting = taken.filter(({ sent_at }) => now.getTime() - sent_at.getTime() >= DAY);
    const kind = "worksheetDue";
    const notes = waiting.map(
      ({ id, client_id }) => ({ userId: client_id, kind, by: "clock", data: { worksheetId: id } }) as const,
    );
    await notifyByMail(tx, platform, { notes, mailOf: (address) => worksheetMail(platform, { ...address, kind }) });
    return taken.length === AT_ONCE;
  });
