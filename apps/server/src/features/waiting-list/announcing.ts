import { asLocale } from "@aufwind/rules/locale";
import type { Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { notify } from "../notifications/commands.ts";
import { findAddressee, type InLine } from "./line-store.ts";
import { endMail, offerMail } from "./mails.ts";

type Announced = { id: string; place: InLine; start: Date; end: Date; heldUntil: Date };

/** Mail, bell and push, in the transaction of the offer: said once, or not at all. */
export async function announceOffer(tx: Tx, platform: Platform, offer: Announced): Promise<void> {
  const { id, place, start, end, heldUntil } = offer;
  const reader = await findAddressee(tx, place.id);
  if (!reader) return;
  const { email, first_name: firstName, coach_name: coach } = reader;
  const facts = { coach, consultation: place.consultation, start, end, heldUntil, movedFrom: place.moves_at };
  const mail = offerMail(platform, { email, firstName, locale: asLocale(reader.locale), offerId: id, ...facts });
  await platform.outbox.add(tx, mail);
  const data = { answerBy: heldUntil.toISOString() };
  await notify(tx, platform, [{ userId: place.client_id, kind: "timeOffered", by: "clock", startsAt: start, data }]);
}

/** A place whose last day is over without a time, said once: whoever waits in vain looks elsewhere, or waits on. */
export async function announceEnd(tx: Tx, platform: Platform, placeId: string): Promise<void> {
  const reader = await findAddressee(tx, placeId);
  if (!reader) return;
  const { email, first_name: firstName, coach_name: coach, slug, consultation } = reader;
  const locale = asLocale(reader.locale);
  await platform.outbox.add(tx, endMail(platform, { email, firstName, locale, coach, slug, consultation }));
  await notify(tx, platform, [{ userId: reader.client_id, kind: "waitingEnded", by: "clock", data: {} }]);
}
