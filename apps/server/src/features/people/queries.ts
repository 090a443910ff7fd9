import type { FoundPerson, PersonPage } from "@aufwind/contract/people";
import type { Status } from "@aufwind/rules/appointments/status";
import type { CaseKind, CaseState } from "@aufwind/rules/cases";
import { asLocale } from "@aufwind/rules/locale";
import type { Permission } from "@aufwind/rules/operators";
import { type PeopleQuery, peopleQueryOf, type Restriction } from "@aufwind/rules/people";
import type { Operator } from "../../platform/http/api-env.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { deviceOf } from "../../platform/session/device.ts";
import { findRestrictions } from "../accounts/restriction-store.ts";
import { findUser, type UserRow } from "../accounts/store.ts";
import { recordView } from "../audit-log/commands.ts";
import { findCoach } from "../coaches/store.ts";
import { countFactors } from "../second-factors/store.ts";
import { liveSessions } from "../sessions/store.ts";
import { type FoundRow, searchPeople } from "./search-store.ts";
import * as store from "./store.ts";

/** Finds people; that somebody looked is recorded, not for whom. */
export async function findPeople(platform: Platform, { q, operatorId }: { q: string; operatorId: string }) {
  const asked: PeopleQuery = peopleQueryOf(q);
  const rows = await searchPeople(platform.database, asked);
  await recordView(platform, { operatorId, action: "people.search", after: { by: asked.by, found: rows.length } });
  return rows.map(presentFound);
}

const presentFound = (row: FoundRow): FoundPerson => ({
  id: row.id,
  kind: row.kind as FoundPerson["kind"],
  name: `${row.first_name} ${row.last_name}`.trim(),
  email: row.email ?? "",
  since: row.created_at.toISOString(),
});

/** Everything the team may know about one person; recorded before it is shown. */
export async function readPerson(platform: Platform, { id, by }: { id: string; by: Operator }): Promise<PersonPage> {
  const { database, clock } = platform;
  const user = await findUser(database, id);
  if (!user) throw new Problem("notFound");
  const subject = { kind: "person", id };
  await recordView(platform, { operatorId: by.operatorId, action: "people.read", subject });
  const [account, sessions, counts, appointments, cases] = await Promise.all([
    accountOf(platform, user),
    liveSessions(database, { userId: id, now: clock.now() }),
    store.countMoney(database, id),
    store.latestAppointments(database, id),
    store.latestCases(database, id),
  ]);
  const { paidCents, refundedCents, earnedCents, paidOutCents } = counts;
  return {
    account,
    sessions: sessions.map((row) => ({
      browser: deviceOf(row.user_agent).browser ?? null,
      system: deviceOf(row.user_agent).system ?? null,
      since: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
    })),
    appointments: { total: counts.appointments, items: appointments.map(presentAppointment) },
    money: { paidCents, refundedCents, earnedCents, paidOutCents },
    messages: { conversations: Number(counts.conversations ?? 0), written: counts.written },
    cases: cases.map(({ id: caseId, number, kind, state, opened_at }) => ({
      id: caseId,
      number,
      kind: kind as CaseKind,
      state: state as CaseState,
      openedAt: opened_at.toISOString(),
    })),
    can: actsOf(by.permissions, account),
  };
}

async function accountOf({ database, clock }: Platform, user: UserRow): Promise<PersonPage["account"]> {
  const [factors, restrictions, reset, pending, coach] = await Promise.all([
    countFactors(database, user.id),
    findRestrictions(database, user.id),
    store.findReset(database, user.id),
    store.findPendingEmail(database, { userId: user.id, now: clock.now() }),
    findCoach(database, user.id),
  ]);
  return {
    ...presentFound(user),
    locale: asLocale(user.locale),
    confirmedAt: user.confirmed_at?.toISOString() ?? null,
    lockedUntil: user.locked_until?.toISOString() ?? null,
    factors: {
      hasTotp: factors.totpSince !== null,
      passkeys: Number(factors.passkeys),
      recoveryCodesLeft: Number(factors.recoveryCodesLeft),
    },
    factorReset: reset ? { dueAt: reset.due_at.toISOString(), reason: reset.reason } : null,
    restrictions: restrictions.map(({ kind, reason, since }) => ({
      kind: kind as Restriction,
      reason,
      since: since.toISOString(),
    })),
    newEmail: pending?.new_email ?? null,
    profile: coach ? { slug: coach.slug, isPublic: coach.is_public } : null,
  };
}

type AppointmentRow = Awaited<ReturnType<typeof store.latestAppointments>>[number];
const presentAppointment = (row: AppointmentRow): PersonPage["appointments"]["items"][number] => ({
  id: row.id,
  scheduledAt: row.starts_at.toISOString(),
  with: row.other,
  status: row.status as Status,
  payment: row.payment,
  feeCents: row.gross_cents,
});

function actsOf(
  permissions: readonly Permission[],
  { kind, profile, confirmedAt }: PersonPage["account"],
): PersonPage["can"] {
  const holds = (...some: Permission[]) => some.some((each) => permissions.includes(each));
  return {
    endSessions: holds("support", "compliance"),
    resetFactors: holds("support", "compliance"),
    stopWriting: holds("moderation", "compliance"),
    hold: holds("compliance"),
    restrictCoach: holds("moderation", "compliance"),
    unlock: holds("support", "compliance"),
    confirmEmail: confirmedAt === null && holds("support", "compliance"),
    changeEmail: holds("support", "compliance"),
    moveProfile: profile !== null && holds("support", "compliance"),
    hideProfile: profile?.isPublic === true && holds("moderation", "compliance"),
    noteLetter: holds("compliance"),
    correctStatements: kind === "coach" && holds("finance"),
    grantCredit: kind === "client" && holds("support", "finance"),
    seePurchases: holds("support", "finance"),
    seeSetupTests: holds("support"),
    exportData: holds("compliance"),
    erase: holds("compliance"),
  };
}
