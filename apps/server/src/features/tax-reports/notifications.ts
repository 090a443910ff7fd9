import type { Quarters } from "@aufwind/rules/tax-reports";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { notify, resolveNotifications } from "../notifications/commands.ts";
import { askedMail, copyMail, formerCopyMail, heldMail, settledMail } from "./mails.ts";
import { formerOf } from "./sellers.ts";
import * as store from "./store.ts";

type Asked = { coachId: string; isFirst: boolean; heldAt: Date };

/** The request or a reminder, with the day on which payouts would be held. */
export async function notifyAsked(tx: Tx, platform: Platform, { coachId, isFirst, heldAt }: Asked): Promise<void> {
  const coach = await store.findAddressee(tx, coachId);
  if (!coach) return;
  await platform.outbox.add(tx, askedMail(platform, { ...coach, isFirst, heldAt }));
  const read = await resolveNotifications(tx, platform, { kinds: ["taxDetails"], userId: coachId, data: {} });
  await notify(tx, platform, [{ userId: coachId, kind: "taxDetails", data: { day: berlinDay(heldAt) } }], ...read);
}

export async function notifyHeld(tx: Tx, platform: Platform, coachId: string): Promise<void> {
  const coach = await store.findAddressee(tx, coachId);
  if (!coach) return;
  await platform.outbox.add(tx, heldMail(platform, coach));
  const read = await resolveNotifications(tx, platform, { kinds: ["taxDetails"], userId: coachId, data: {} });
  await notify(tx, platform, [{ userId: coachId, kind: "taxHeld" }], ...read);
}

/** The details are there: what asked for them is done, and payouts that waited go on. */
export async function notifySettled(
  tx: Tx,
  platform: Platform,
  { coachId, wasHeld }: { coachId: string; wasHeld: boolean },
): Promise<void> {
  const read = await resolveNotifications(tx, platform, {
    kinds: ["taxDetails", "taxHeld"],
    userId: coachId,
    data: {},
  });
  const coach = wasHeld ? await store.findAddressee(tx, coachId) : undefined;
  if (coach) await platform.outbox.add(tx, settledMail(platform, coach));
  await notify(tx, platform, wasHeld ? [{ userId: coachId, kind: "taxReleased" }] : [], ...read);
}

type Copied = { coachId: string; year: number; quarters: Quarters; isChanged: boolean };

/** The copy of a year is there; who has left reads it in the mail itself. */
export async function notifyCopied(
  tx: Tx,
  platform: Platform,
  { coachId, year, quarters, isChanged }: Copied,
): Promise<void> {
  const coach = await store.findAddressee(tx, coachId);
  if (!coach) {
    const former = formerOf(platform, coachId, (await store.findFormer(tx, coachId))?.sealed);
    if (former?.contact)
      await platform.outbox.add(tx, formerCopyMail(platform, { ...former.contact, year, quarters, isChanged }));
    return;
  }
  await platform.outbox.add(tx, copyMail(platform, { ...coach, year, isChanged }));
  await notify(tx, platform, [{ userId: coachId, kind: "taxCopy", data: { year: String(year) } }]);
}
