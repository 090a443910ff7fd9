import type { TaxDetails } from "@aufwind/contract/tax-reports";
import { holdsAt, taxStepDue } from "@aufwind/rules/tax-reports";
import { isBirthDate } from "@aufwind/rules/tax-reports-numbers";
import type { z } from "zod";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { lockUser } from "../accounts/store.ts";
import { holdForTaxDetails, releaseTaxHold } from "../statements/payout-hold-commands.ts";
import { notifyAsked, notifyHeld, notifySettled } from "./notifications.ts";
import { type Details, openFor, sealFor, sellersOf } from "./sellers.ts";
import * as store from "./store.ts";

type Given = z.output<typeof TaxDetails>;
const wrong = (field: keyof Given, code: string) =>
  new Problem("invalidFields", { errors: [{ field, code, params: {} }] });

/** Saves a coach's details; payouts that waited for them go on at once. */
export const saveTaxDetails = (platform: Platform, coachId: string, given: Given): Promise<void> =>
  transact(platform.database, async (tx) => {
    const user = await lockUser(tx, coachId);
    // Deleted meanwhile: the session is void.
    if (user?.kind !== "coach") throw new Problem("notSignedIn");
    if (given.legalForm === "entity" && !user.company_name) throw wrong("legalForm", "companyMissing");
    const now = platform.clock.now();
    if (given.legalForm === "individual" && !isBirthDate(given.birthDate, berlinDay(now)))
      throw wrong("birthDate", "birthDate");

    const before = openFor<Details>(platform, coachId, (await store.findDetails(tx, coachId))?.sealed);
    const tin = given.hasNoTin ? null : given.tin || keptTin(before, given);
    if (tin === "") throw wrong("tin", "required");
    const sealed = sealFor(platform, coachId, detailsOf(given, tin));
    await store.upsertDetails(tx, { coachId, sealed, now });
    await endRequest(tx, platform, coachId);
  });

/** A number of another country or for another legal form is another number. */
const keptTin = (before: Details | null, { tinCountry, legalForm }: Given): string =>
  before?.tinCountry === tinCountry && before.legalForm === legalForm ? (before.tin ?? "") : "";

/** Nothing is kept that the report does not need. */
function detailsOf({ legalForm, tinCountry, accountHolder, ...given }: Given, tin: string | null): Details {
  const isPerson = legalForm === "individual";
  const needsPlace = isPerson && tin === null;
  return {
    legalForm,
    tinCountry,
    tin,
    accountHolder,
    establishments: isPerson ? [] : given.establishments,
    birthDate: isPerson ? given.birthDate : "",
    birthCity: needsPlace ? given.birthCity : "",
    birthCountry: needsPlace ? given.birthCountry : "",
    registerNumber: isPerson ? "" : given.registerNumber,
  };
}

async function endRequest(tx: Tx, platform: Platform, coachId: string): Promise<void> {
  const wasAsked = await store.deleteRequest(tx, coachId);
  const wasHeld = await releaseTaxHold(tx, platform, coachId);
  if (wasAsked || wasHeld) await notifySettled(tx, platform, { coachId, wasHeld });
}

const BATCH = 200;

/** Asks coaches who have earned for missing details, reminds them twice, then holds their payouts. */
export async function askForDetails(platform: Platform, signal: AbortSignal): Promise<void> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const ids = await store.findLacking(platform.database, { after, limit: BATCH });
    for (const id of ids) {
      signal.throwIfAborted();
      await askOne(platform, id);
    }
    const last = ids.at(-1);
    if (!last) return;
    after = last;
  }
}

const askOne = (platform: Platform, coachId: string): Promise<void> =>
  transact(platform.database, async (tx) => {
    const coach = await store.lockLacking(tx, coachId);
    if (!coach) return;
    const now = platform.clock.now();
    const row = await store.findRequest(tx, coachId);
    const step = taxStepDue(row && { times: row.times, firstAt: row.first_at, lastAt: row.last_at }, now);
    if (!step) return;
    if (step.kind === "hold") {
      if (await holdForTaxDetails(tx, platform, coachId)) await notifyHeld(tx, platform, coachId);
      return;
    }
    await store.upsertRequest(tx, { coachId, times: step.time, now });
    const heldAt = holdsAt({ firstAt: row?.first_at ?? now, lastAt: now });
    await notifyAsked(tx, platform, { coachId, isFirst: step.time === 1, heldAt });
  });

/** For a coach who leaves: what the reports of these years say is kept, and nothing waits for details any more. */
export async function storeFormerSeller(tx: Tx, platform: Platform, coachId: string): Promise<void> {
  const now = platform.clock.now();
  await store.deleteRequest(tx, coachId);
  await releaseTaxHold(tx, platform, coachId);
  if (!(await store.hasEarned(tx, coachId))) {
    await store.deleteDetails(tx, coachId);
    return;
  }
  const identity = (await sellersOf(platform, tx, [coachId])).get(coachId)?.identity;
  if (!identity) return;
  const left = await store.findAddressee(tx, coachId);
  const contact = left?.email ? { email: left.email, firstName: left.first_name, locale: left.locale } : null;
  await store.insertFormer(tx, { coachId, sealed: sealFor(platform, coachId, { identity, contact }), now });
}
