import type { TeamPackage, TeamPackageDetail } from "@aufwind/contract/coaching-packages-team";
import { type PageAsked, pageFacts, rowsOf } from "@aufwind/contract/platform/lists";
import type { Status } from "@aufwind/rules/appointments/status";
import type { PackageConsultation, PurchaseEnd, PurchaseStatus } from "@aufwind/rules/coaching-packages";
import type { RefundStatus } from "@aufwind/rules/payments/status";
import type { DbOrTx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { recordView } from "../audit-log/commands.ts";
import { findEntries } from "../audit-log/store.ts";
import { findAppointmentsOf } from "./own-store.ts";
import { presentInstalment } from "./queries.ts";
import { findPayments, findPurchase, findUsage, findUsages, type Usage } from "./store.ts";
import * as store from "./team-store.ts";

type Listing = PageAsked & { status?: PurchaseStatus | undefined; personId?: string | undefined; operatorId: string };

/** All of a state; that somebody looked is recorded first. */
export async function listPackages(platform: Platform, { operatorId, ...asked }: Listing) {
  const { database } = platform;
  await recordView(platform, { operatorId, action: "coaching-packages.search" });
  const filter = { status: asked.status, personId: asked.personId };
  const [rows, totalCount] = await Promise.all([
    store.findPage(database, { ...filter, ...rowsOf(asked), sort: asked.sort }),
    store.countBought(database, filter),
  ]);
  return { items: await presentAll(database, rows), ...pageFacts({ ...asked, totalCount }) };
}

const MOST_FOUND = 50;

/** What the team finds; recorded without what was typed. */
export async function findPackages(platform: Platform, { operatorId, q }: { operatorId: string; q: string }) {
  await recordView(platform, { operatorId, action: "coaching-packages.search" });
  const rows = await store.findMatching(platform.database, { text: q, limit: MOST_FOUND });
  return { items: await presentAll(platform.database, rows) };
}

async function presentAll(db: DbOrTx, rows: store.BoughtRow[]): Promise<TeamPackage[]> {
  const usages = await findUsages(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentListed(row, usages.get(row.id)));
}

const presentListed = (row: store.BoughtRow, usage: Usage | undefined): TeamPackage => ({
  id: row.id,
  status: row.status as PurchaseStatus,
  client: { id: row.client_id, name: row.client_name },
  coach: { id: row.coach_id, name: row.coach_name },
  consultation: row.consultation as PackageConsultation,
  size: row.size,
  left: row.size - (usage?.taken.length ?? 0),
  grossCents: row.gross_cents,
  boughtAt: (row.bought_at ?? new Date(0)).toISOString(),
});

type Looking = { id: string; operatorId: string };

/** All about one package; the look is recorded. */
export async function readPackageForTeam(platform: Platform, { id, operatorId }: Looking): Promise<TeamPackageDetail> {
  const { database } = platform;
  const [bought, purchase] = await Promise.all([store.findBought(database, id), findPurchase(database, id)]);
  if (!bought || !purchase) throw new Problem("notFound");
  await recordView(platform, { operatorId, action: "coaching-packages.read", subject: { kind: "package", id } });
  const [usage, payments, refunds, appointments, acts] = await Promise.all([
    findUsage(database, id),
    findPayments(database, id),
    store.findRefundsOf(database, id),
    findAppointmentsOf(database, [id]),
    actsOn(database, id),
  ]);
  return {
    ...presentListed(bought, usage),
    durationMinutes: purchase.duration_minutes,
    eachCents: Math.round(purchase.gross_cents / purchase.size),
    usedCents: usage.usedCents,
    paidCents: usage.paidCents,
    validUntil: purchase.validUntil ?? "",
    ended: purchase.ended_at
      ? { at: purchase.ended_at.toISOString(), cause: (purchase.end_cause ?? "client") as PurchaseEnd }
      : null,
    payments: payments.map((row) => ({ ...presentInstalment(row), intentId: row.intent_id })),
    refunds: refunds.map((row) => ({
      id: row.id,
      place: row.place,
      cents: row.amount_cents,
      status: row.status as RefundStatus,
      askedAt: row.asked_at.toISOString(),
    })),
    appointments: appointments.map((row) => ({
      id: row.id,
      scheduledAt: row.starts_at.toISOString(),
      scheduledStatus: row.status as Status,
      isCounted: row.package_unit !== null,
    })),
    acts,
    can: { end: purchase.status === "active" },
  };
}

const MOST_ACTS = 100;

/** That the team ended it and why, from the log that nobody can change. */
async function actsOn(database: DbOrTx, id: string): Promise<TeamPackageDetail["acts"]> {
  const of = { subjectKind: "package", subjectId: id, action: "coaching-packages.end", outcome: "done" as const };
  return (await findEntries(database, of, MOST_ACTS)).map(({ at, reason, operator_id, operator_name }) => ({
    at: at.toISOString(),
    by: operator_id ? { id: operator_id, name: operator_name ?? "" } : null,
    reason: reason ?? "",
  }));
}
