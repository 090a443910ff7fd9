import { INVITING } from "@aufwind/rules/client-invitations";
import { asLocale } from "@aufwind/rules/locale";
import { nextMorning } from "@aufwind/rules/saved-searches";
import { DAY, MINUTE } from "@aufwind/rules/time/durations";
import { berlinDay, berlinDayStart } from "../../platform/calendar/berlin-days.ts";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { isReachable } from "../coaches/queries.ts";
import { type CoachRow, lockCoach } from "../coaches/store.ts";
import { countMailed, type InvitedRow } from "./invited-people-store.ts";
import { openInvitee, optOutKeyOf, personalTokenOf } from "./invitees.ts";
import { invitationMail } from "./mails.ts";
import * as store from "./sending-store.ts";

/** Before what failed is tried again. */
const PAUSE = 15 * MINUTE;

/** Writes what is due, coach by coach: invitations and reminders, fifty a day together. */
export async function sendDueInvitations(platform: Platform, signal: AbortSignal): Promise<void> {
  const { database, clock, log } = platform;
  await store.applyMailOutcomes(database, clock.now());
  while (!signal.aborted) {
    const now = clock.now();
    const coachId = await store.findDueCoach(database, now);
    if (!coachId) return;
    try {
      await transact(database, (tx) => sendOf(tx, platform, coachId));
    } catch (err) {
      log.error({ err, coach: coachId }, "invitations could not be sent");
      await store.postpone(database, { coachId, now, next: new Date(now.getTime() + PAUSE) });
    }
  }
}

/** The mails with the rows that say so, in one transaction: sent once, or not at all. The coach is locked meanwhile. */
async function sendOf(tx: Tx, platform: Platform, coachId: string): Promise<void> {
  const coach = await lockCoach(tx, coachId);
  const now = platform.clock.now();
  await store.dropOptedOut(tx, { coachId, now });
  const { sent } = await countMailed(tx, { coachId, since: berlinDayStart(berlinDay(now)) });
  const limit = coach && isReachable(coach) ? INVITING.perDay - sent : 0;
  if (coach && limit > 0)
    for (const row of await store.lockDue(tx, { coachId, now, limit }))
      await sendOne(tx, platform, { row, coach, now });
  await store.postpone(tx, { coachId, now, next: new Date(nextMorning(now.getTime())) });
}

type Sending = { row: InvitedRow; coach: CoachRow; now: Date };

async function sendOne(tx: Tx, platform: Platform, { row, coach, now }: Sending): Promise<void> {
  const { id, coach_id: coachId } = row;
  const invitee = openInvitee(platform, row);
  if (!invitee) return void (await store.setFailed(tx, id, now));
  const isReminder = row.sent_at !== null;
  const mail = invitationMail(platform, {
    ...invitee,
    locale: asLocale(row.locale),
    coach: `${coach.first_name} ${coach.last_name}`,
    token: personalTokenOf(platform, id),
    stopKey: optOutKeyOf(platform, { coachId, emailHash: row.email_hash }),
    isReminder,
  });
  const [mailId = ""] = await platform.outbox.add(tx, mail);
  if (isReminder) return void (await store.setReminded(tx, { id, mailId, now }));
  const remindAt = row.is_reminded ? new Date(now.getTime() + INVITING.remindAfterDays * DAY) : null;
  await store.setSent(tx, { id, mailId, now, remindAt });
}
