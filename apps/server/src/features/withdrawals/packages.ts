import type { WithdrawablePackage } from "@aufwind/contract/withdrawals";
import { coversStart } from "@aufwind/rules/appointments/early-start";
import type { Status } from "@aufwind/rules/appointments/status";
import { type PurchaseStatus, unusedCents } from "@aufwind/rules/coaching-packages";
import { asLocale } from "@aufwind/rules/locale";
import { type PackageWithdrawal, packageWithdrawal } from "@aufwind/rules/withdrawals";
import { isBerlinHoliday } from "../../platform/calendar/berlin-days.ts";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { applyEvent } from "../appointments/commands.ts";
import { lockAny } from "../appointments/store.ts";
import { withdrawPurchase } from "../coaching-packages/commands.ts";
import { findPeople } from "../coaching-packages/purchase-store.ts";
import { findUsage, lockPurchase } from "../coaching-packages/store.ts";
import * as store from "./store.ts";

type Bought = { status: string; bought_at: Date | null; size: number };
type Unit = Awaited<ReturnType<typeof store.findPackageAppointments>>[number];

/** What a withdrawal that was declared then means for a package. */
function outcomeFor(row: Bought, units: readonly Unit[], declaredAt: Date): PackageWithdrawal {
  const facts = {
    status: row.status as PurchaseStatus,
    boughtAt: row.bought_at?.getTime() ?? null,
    size: row.size,
    appointments: units.map((unit) => ({
      id: unit.id,
      status: unit.status as Status,
      startsAt: unit.starts_at.getTime(),
      grossCents: unit.gross_cents,
      isCounted: unit.package_unit !== null,
      isEarlyStartAgreed: coversStart(unit.early_start_for?.getTime() ?? null, unit.starts_at.getTime()),
    })),
  };
  return packageWithdrawal(facts, declaredAt.getTime(), isBerlinHoliday);
}

/** A client's packages that can still be withdrawn from, the latest first. */
export async function withdrawablePackagesOf(
  database: DbOrTx,
  { userId, since, now }: { userId: string; since: Date; now: Date },
): Promise<WithdrawablePackage[]> {
  const rows = await store.findOwnPackages(database, { userId, since });
  const ids = rows.map(({ id }) => id);
  const units = ids.length > 0 ? await store.findPackageAppointments(database, ids) : [];
  const unitsOf = (id: string) => units.filter(({ package_id }) => package_id === id);
  return rows
    .filter((row) => outcomeFor(row, unitsOf(row.id), now).kind === "end")
    .map((row) => ({
      bookingNumber: row.booking_number,
      coachName: row.coach_name,
      size: row.size,
      boughtAt: (row.bought_at ?? now).toISOString(),
      feeCents: row.gross_cents,
    }));
}

/** What followed, for the receipt. */
export type PackageFollows = {
  kind: PackageWithdrawal["kind"];
  package: { id: string; coachName: string; owedCents: number; backCents: number; isUnclear: boolean };
};

type Declared = { withdrawal: store.WithdrawalRow; packageId: string };

/** Ends a package that its client withdraws from, and cancels what lies ahead of it at no cost. */
export async function withdrawPackage(
  tx: Tx,
  platform: Platform,
  { withdrawal, packageId }: Declared,
): Promise<PackageFollows> {
  const { purchase, units } = await lockWhole(tx, packageId);
  const outcome = outcomeFor(purchase, units, withdrawal.received_at);
  const { coachName } = await findPeople(tx, { coachId: purchase.coach_id, clientId: purchase.client_id });
  const named = { id: packageId, coachName };
  if (outcome.kind !== "end")
    return { kind: outcome.kind, package: { ...named, owedCents: 0, backCents: 0, isUnclear: false } };
  const { owedCents, cancelIds, isUnclear } = outcome;
  const backCents = unusedCents({ ...(await findUsage(tx, packageId)), usedCents: owedCents });
  await store.insertOutcome(tx, {
    ...{ withdrawal_id: withdrawal.id, package_id: packageId, outcome: "ended", owed_cents: owedCents },
    decided_at: platform.clock.now(),
  });
  for (const id of cancelIds) await cancelUnit(tx, platform, { withdrawal, id });
  await withdrawPurchase(tx, platform, { purchase, backCents });
  return { kind: "end", package: { ...named, owedCents, backCents, isUnclear } };
}

/** Appointments before their package, as whoever cancels one locks them; then what was booked meanwhile. */
async function lockWhole(tx: Tx, packageId: string) {
  const lockUnits = async () => {
    for (const { id } of await store.findPackageAppointments(tx, [packageId])) await lockAny(tx, id);
  };
  await lockUnits();
  const purchase = await lockPurchase(tx, packageId);
  if (!purchase) throw new Error("a package is gone");
  await lockUnits();
  return { purchase, units: await store.findPackageAppointments(tx, [packageId]) };
}

async function cancelUnit(
  tx: Tx,
  platform: Platform,
  { withdrawal, id }: { withdrawal: store.WithdrawalRow; id: string },
) {
  await applyEvent(tx, platform, {
    row: await lockAny(tx, id),
    event: "cancel",
    by: "team",
    onBehalfOf: "client",
    reason: platform.translator.t(asLocale(withdrawal.locale), "withdrawals:cancelled", withdrawal),
    now: platform.clock.now().getTime(),
  });
}
