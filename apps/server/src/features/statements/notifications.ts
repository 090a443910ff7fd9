import type { NotificationKind } from "@aufwind/rules/notifications-preferences";
import type { Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { findRecipient } from "../earnings/store.ts";
import { notify, resolveNotifications } from "../notifications/commands.ts";
import { adjustedMail, holdMail, statementMail } from "./mails.ts";
import { findMailFacts } from "./store.ts";

type MailFacts = (tx: Tx, platform: Platform, ...ids: string[]) => Promise<void>;

type Kind = Parameters<typeof statementMail>[1]["kind"];

/** By mail, and in the app if there is a kind for it. */
const telling =
  (kind: Kind, noted?: NotificationKind): MailFacts =>
  async (tx, platform, ...ids) => {
    const facts = await findMailFacts(tx, ids);
    await platform.outbox.add(tx, ...facts.map((each) => statementMail(platform, { facts: each, kind })));
    if (noted)
      await notify(
        tx,
        platform,
        facts.map(({ coach_id, month }) => ({ userId: coach_id, kind: noted, data: { month } })),
      );
  };

/** The result of a month, and what happens next. */
export const notifyClosed = telling("closed", "statement");
/** The payout was sent: earlier failures are no longer shown. */
export const notifyPaid: MailFacts = async (tx, platform, ...ids) => {
  await telling("paid")(tx, platform, ...ids);
  const bells = [];
  for (const { coach_id: userId, month } of await findMailFacts(tx, ids))
    bells.push(...(await resolveNotifications(tx, platform, { kinds: ["payoutFailed"], userId, data: { month } })));
  await notify(tx, platform, [], ...bells);
};
/** It could not be sent, and is retried. */
export const notifyFailed = telling("failed", "payoutFailed");
/** It was sent and came back. */
export const notifyReturned = telling("returned", "payoutFailed");

type Held = { coachId: string; reason: string };

const tellingOfHold =
  (kind: "held" | "released") =>
  async (tx: Tx, platform: Platform, { coachId, reason }: Held): Promise<void> => {
    const facts = await findRecipient(tx, coachId);
    // Somebody who has left without a statement has no address.
    if (facts) await platform.outbox.add(tx, holdMail(platform, { facts: { ...facts, reason }, kind }));
  };

export const notifyHeld = tellingOfHold("held");
export const notifyReleased = tellingOfHold("released");

type Adjusted = Held & { arrivesCents: number };

/** Why the next statement has a line more. */
export async function notifyAdjusted(tx: Tx, platform: Platform, { coachId, ...adjusted }: Adjusted): Promise<void> {
  const facts = await findRecipient(tx, coachId);
  if (facts) await platform.outbox.add(tx, adjustedMail(platform, { ...facts, ...adjusted }));
  const { arrivesCents } = adjusted;
  const data = { cents: String(Math.abs(arrivesCents)), side: arrivesCents < 0 ? "less" : "more" };
  await notify(tx, platform, [{ userId: coachId, kind: "adjusted", data }]);
}
