import type { PublicCoach } from "@aufwind/contract/coach-profiles";
import { pageFacts } from "@aufwind/contract/platform/lists";
import { isTaxNumberOf } from "@aufwind/contract/platform/places";
import type { CheckedCoach, CheckedProfile } from "@aufwind/contract/vetting-team";
import { isVatNumber } from "@aufwind/rules/billing-tax-numbers";
import type { Register, TraderFact } from "@aufwind/rules/businesses";
import { caseDueAt } from "@aufwind/rules/cases";
import { coachName, type Title } from "@aufwind/rules/coaches";
import { CHECK_STATES, type CheckState, DECISIONS, stateAfter } from "@aufwind/rules/vetting";
import { isBerlinHoliday } from "../../platform/calendar/berlin-days.ts";
import type { Database } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import { fingerprintOf } from "./store.ts";
import * as store from "./team-store.ts";

type ListParams = { page: number; size: number; sort: "asc" | "desc"; state?: CheckState | undefined; name: string };

/** One page of coaches with their latest checks, and how many there are in each state. */
export async function listCheckedCoaches(database: Database, { page, size, ...asked }: ListParams) {
  const [rows, counted] = await Promise.all([
    store.listChecked(database, { ...asked, limit: size, offset: page * size }),
    store.countChecked(database, asked.name),
  ]);
  const countOf = (state: CheckState | null) => counted.find((each) => each.state === state)?.count ?? 0;
  const all = counted.reduce((sum, { count }) => sum + count, 0);
  return {
    items: rows.map(presentChecked),
    ...pageFacts({ page, size, totalCount: asked.state ? countOf(asked.state) : all }),
    counts: Object.fromEntries(CHECK_STATES.map((state) => [state, countOf(state)])) as Record<CheckState, number>,
  };
}

const presentChecked = (row: store.CheckedRow): CheckedCoach => ({
  coachId: row.coach_id,
  name: coachName({ title: row.title as Title, firstName: row.first_name, lastName: row.last_name }),
  slug: row.slug,
  isProfilePublic: row.is_public,
  check: row.state && {
    state: row.state,
    reasons: row.reasons,
    submittedAt: row.submitted_at.toISOString(),
    dueAt: caseDueAt("vetting", row.submitted_at, isBerlinHoliday).toISOString(),
  },
});

type Look<T> = (database: Database, asked: { coachId: string; now: Date }) => Promise<T>;

/** Looks into other features, which depend on this one. */
export type ProfileReaders = {
  /** The profile as the public sees it, or will. */
  preview: Look<PublicCoach | null>;
  /** What the coach has to state before anybody can pay. */
  missingFacts: Look<TraderFact[]>;
};

type ReadParams = { coachId: string; operatorId: string; now: Date; looks: ProfileReaders };

/** A coach with everything that is checked, and what this operator can decide. */
export async function readCheckedCoach(
  database: Database,
  { coachId, operatorId, now, looks }: ReadParams,
): Promise<CheckedProfile> {
  // First: what is read after it may be newer, and a decision about it is refused then.
  const fingerprint = await fingerprintOf(database, coachId);
  const [row, numbers, missing, history, profile] = await Promise.all([
    store.findChecked(database, coachId),
    store.findNumbers(database, coachId),
    looks.missingFacts(database, { coachId, now }),
    store.listHistory(database, coachId),
    looks.preview(database, { coachId, now }),
  ]);
  if (!row) throw new Problem("notFound");
  const { state, decided_by } = row;
  const mayDecide = (decision: (typeof DECISIONS)[number]) =>
    state !== null && stateAfter(decision, { state, isSameOperator: decided_by === operatorId }) !== undefined;
  return {
    ...presentChecked(row),
    email: row.email,
    registeredAt: row.registered_at.toISOString(),
    profile,
    business: numbers ? { ...presentNumbers(numbers), missing } : null,
    fingerprint,
    isChangedSince: row.fingerprint !== null && row.fingerprint !== fingerprint,
    history: history.map((check) => ({
      state: check.state,
      reasons: check.reasons,
      submittedAt: check.submitted_at.toISOString(),
      decidedAt: check.decided_at?.toISOString() ?? null,
      decidedBy: check.decider,
      reason: check.reason,
      requestedChanges: check.requested_changes,
    })),
    can: { decide: DECISIONS.filter(mayDecide) },
  };
}

type Numbers = NonNullable<Awaited<ReturnType<typeof store.findNumbers>>>;

const presentNumbers = ({ vat_number: vat, tax_number: tax, country, ...stated }: Numbers) => ({
  vatNumber: vat ? { number: vat, isWellFormed: isVatNumber(vat) } : null,
  taxNumber: tax ? { number: tax, isWellFormed: isTaxNumberOf(country, tax) } : null,
  phone: stated.phone,
  register: stated.register as Register | null,
  registerCourt: stated.register_court,
  registerNumber: stated.register_number,
  certifiedAt: stated.certified_at?.toISOString() ?? null,
  certifiedVersion: stated.certified_version,
});
