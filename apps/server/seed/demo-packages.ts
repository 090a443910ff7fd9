import { randomUUID } from "node:crypto";
import { packageGross } from "@aufwind/rules/coaching-packages";
import { vatStatusOf } from "@aufwind/rules/money";
import { DAY } from "@aufwind/rules/time/durations";
import { bookAppointment } from "../src/features/appointments/booking/commands.ts";
import { acquaintanceOf } from "../src/features/appointments/booking/queries.ts";
import { findOffer } from "../src/features/coaching-packages/offer-store.ts";
import { offerPackage } from "../src/features/coaching-packages/offers.ts";
import { buy } from "../src/features/coaching-packages/purchases.ts";
import { inForce } from "../src/features/legal-texts/queries.ts";
import { freeStarts, scheduleOf } from "../src/features/schedules/queries.ts";
import { berlinDay } from "../src/platform/calendar/berlin-days.ts";
import type { Platform } from "../src/platform/platform.ts";
import { quietAt } from "./appointments/perform.ts";
import { hasSandbox } from "./demo-money.ts";

type Pair = { coachId: string; clientId: string };

/** Two packages that this coach offers; this client has bought one and booked two appointments from it. */
export async function seedPackages(platform: Platform, { coachId, clientId }: Pair): Promise<void> {
  const now = quietAt(platform, platform.clock.now().getTime());
  const consultation = "standard";
  const id = await offerPackage(now, { coachId, wanted: { consultation, size: 5, netCents: 42_500, months: 6 } });
  await offerPackage(now, { coachId, wanted: { consultation, size: 10, netCents: 80_000, months: 12 } });
  if (!hasSandbox(platform)) return;
  const offer = await findOffer(platform.database, id);
  if (!offer) throw new Error("the demo offers no package");
  const vatStatus = vatStatusOf(offer.vat_status ?? undefined);
  const feeCents = packageGross({ netCents: offer.net_cents, size: offer.size, vatStatus });
  const order = { orderId: randomUUID(), instalments: 1, feeCents, termsVersion: inForce(platform, "terms") };
  const bought = await buy(now, { ...order, id, clientId, locale: "de", ask: acquaintanceOf });
  for (const days of [9, 16]) await bookFrom(now, { coachId, clientId, packageId: bought.id, days });
}

type Booked = Pair & { packageId: string; days: number };

/** The first free time some days ahead, on a day without another appointment of theirs; none where there is none. */
async function bookFrom(platform: Platform, { coachId, clientId, packageId, days }: Booked): Promise<void> {
  const now = platform.clock.now();
  const schedule = await scheduleOf(platform.database, { coachId, clientId, now });
  const from = now.getTime() + days * DAY;
  const taken = await daysOf(platform, clientId);
  const starts = freeStarts(schedule, { durationMinutes: 60, from, to: from + 7 * DAY, now });
  const start = starts.find((each) => !taken.has(berlinDay(new Date(each))));
  if (start === undefined) return;
  await bookAppointment(platform, {
    ...{ coachId, clientId, packageId, consultation: "standard", scheduledAt: new Date(start).toISOString() },
    ...{ timeZone: "Europe/Berlin", earlyStart: true, feeCents: 0, locale: "de" },
    termsVersion: inForce(platform, "terms"),
  });
}

/** The days on which this client has an appointment. */
async function daysOf({ database }: Platform, clientId: string): Promise<Set<string>> {
  const rows = await database
    .selectFrom("appointments")
    .select("starts_at")
    .where("client_id", "=", clientId)
    .where("status", "not in", ["Cancelled", "Rejected"])
    .execute();
  return new Set(rows.map(({ starts_at }) => berlinDay(starts_at)));
}
