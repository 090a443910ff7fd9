import { isReminding, nextDay, nextInvitation, type StepReminder, stepReminder } from "@aufwind/rules/goals";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import { transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { notifyByMail } from "../notifications/commands.ts";
import { goalMail } from "./mails.ts";
import { lockDueSteps, setReminded, takeInvitations } from "./reminder-store.ts";

const AT_ONCE = 100;

/** Reminds clients of steps, each once before its day and once after it; returns whether there may be more. */
export const remindOfSteps = (platform: Platform): Promise<boolean> =>
  transact(platform.database, async (tx) => {
    const now = platform.clock.now();
    if (!isReminding(now.getTime())) return false;
    const today = berlinDay(now);
    const steps = await lockDueSteps(tx, { today, tomorrow: nextDay(today), most: AT_ONCE });
    const byKind = Map.groupBy(steps, ({ due_on }) => stepReminder({ dueOn: due_on, today }));
    for (const [kind, those] of byKind) {
      if (!kind) continue;
      await setReminded(
        tx,
        those.map(({ id }) => id),
        kind,
      );
      await remind(kind, those);
    }
    return steps.length === AT_ONCE;

    /** One mail, however many steps somebody has. */
    async function remind(kind: StepReminder, those: { client_id: string }[]) {
      const people = [...new Set(those.map(({ client_id }) => client_id))];
      const notes = people.map((userId) => ({ userId, kind, by: "clock" as const }));
      await notifyByMail(tx, platform, { notes, mailOf: (address) => goalMail(platform, { ...address, kind }) });
    }
  });

/** Invites those who want it to check in; returns whether there may be more. */
export const inviteToCheckIn = (platform: Platform): Promise<boolean> =>
  transact(platform.database, async (tx) => {
    const now = platform.clock.now();
    if (!isReminding(now.getTime())) return false;
    const today = berlinDay(now);
    const people = await takeInvitations(tx, { today, nextOn: nextInvitation(today), most: AT_ONCE });
    const kind = "checkInInvited";
    const notes = people.map((userId) => ({ userId, kind, by: "clock" }) as const);
    await notifyByMail(tx, platform, { notes, mailOf: (address) => goalMail(platform, { ...address, kind }) });
    return people.length === AT_ONCE;
  });
