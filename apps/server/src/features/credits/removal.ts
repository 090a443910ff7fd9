import type { TakingPreview } from "@aufwind/contract/credits-team";
import { mayBeTaken } from "@aufwind/rules/credits";
import type { CreditReason } from "@aufwind/rules/friends";
import { type Tx, transact } from "../../platform/database/database.ts";
import { previewHash } from "../../platform/http/preview-hash.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { recordAction } from "../audit-log/commands.ts";
import { takenMail } from "./mails.ts";
import * as store from "./store.ts";

type Asked = { clientId: string; creditId: string };

/** What a client would have left. */
export const previewRemoval = (platform: Platform, asked: Asked): Promise<TakingPreview> =>
  transact(platform.database, async (tx) => (await previewIn(tx, asked)).preview);

/** The client is locked, and so is the credit: a charge that wants it comes before or after. */
async function previewIn(tx: Tx, { clientId, creditId }: Asked) {
  const user = await store.lockClient(tx, clientId);
  const credit = await store.findCredit(tx, { clientId, creditId });
  if (!user || !credit) throw new Problem("notFound");
  const { reason, appointment_id, taken_at, cents } = credit;
  const isTakeable = mayBeTaken({
    reason: reason as CreditReason,
    isUsed: appointment_id !== null,
    isTaken: taken_at !== null,
  });
  if (!isTakeable) throw new Problem("creditNotTakeable");
  const balanceCents = await store.sumUnused(tx, clientId);
  const shown = { cents, balanceCents, balanceAfterCents: balanceCents - cents };
  return { user, preview: { ...shown, hash: previewHash({ creditId, ...shown }) } };
}

type TakeParams = Asked & { message: string; hash: string; reason: string; operatorId: string };

/** Takes a present away that broke the rules, and tells the client why. */
export const takeCreditAway = (platform: Platform, params: TakeParams): Promise<number> =>
  transact(platform.database, async (tx) => {
    const { creditId, message, hash, reason, operatorId } = params;
    const { user, preview } = await previewIn(tx, params);
    if (preview.hash !== hash) throw new Problem("previewChanged");
    const { cents } = preview;
    await store.setTaken(tx, { id: creditId, message, now: platform.clock.now() });
    const { email, firstName, locale } = user;
    await platform.outbox.add(tx, takenMail(platform, { email, firstName, locale, cents, message }));
    const subject = { kind: "person", id: user.id };
    await recordAction(tx, platform, {
      operatorId,
      action: "credits.take",
      subject,
      before: { creditId, cents },
      reason,
    });
    return cents;
  });
