import type { Step } from "@aufwind/rules/coach-profiles";
import { type DbOrTx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { seal, unseal } from "../../platform/session/seal.ts";
import { lockUser } from "../accounts/store.ts";
import * as store from "./store.ts";

const MOST_BYTES = 20_000;

type Draft = Record<string, string>;
type Place = { userId: string; step: Step };
export type KeptDraft = { step: Step; draft: Draft; savedAt: Date };

/** Bound to person and step: a draft moved to another row cannot be opened there. */
const sealing = ({ config }: Platform, { userId, step }: Place) => ({
  secret: config.secret,
  purpose: `onboarding ${userId} ${step}`,
});

type StoreDraftParams = Place & { draft: Draft; since: Date };

/** Saves what is typed in a step, unvalidated, replacing the last draft. */
export async function storeDraft(
  platform: Platform,
  { draft, since, ...place }: StoreDraftParams,
): Promise<"kept" | "outdated"> {
  const text = JSON.stringify(draft);
  if (Buffer.byteLength(text) > MOST_BYTES) throw new Problem("tooLarge");
  const row = { user_id: place.userId, step: place.step, draft: seal(text, sealing(platform, place)) };
  return transact(platform.database, async (tx) => {
    if (!(await lockUser(tx, place.userId))) throw new Problem("notSignedIn");
    const isKept = await store.upsertDraft(tx, { ...row, saved_at: platform.clock.now() }, since);
    return isKept ? "kept" : "outdated";
  });
}

export const discardDraft = ({ database, clock }: Platform, place: Place): Promise<void> =>
  transact(database, async (tx) => {
    if (!(await lockUser(tx, place.userId))) throw new Problem("notSignedIn");
    await store.closeDraft(tx, { ...place, now: clock.now() });
  });

/** What a person has typed and not sent. */
export async function draftsOf(platform: Platform, db: DbOrTx, userId: string): Promise<KeptDraft[]> {
  const rows = await store.findDrafts(db, userId);
  return rows.flatMap(({ step: name, draft, saved_at: savedAt }) => {
    const step = name as Step;
    const text = open(platform, { userId, step }, draft);
    return text ? [{ step, draft: JSON.parse(text) as Draft, savedAt }] : [];
  });
}

/** A draft sealed with another SECRET is lost, and blocks nobody. */
function open(platform: Platform, place: Place, draft: Buffer): string | undefined {
  try {
    return unseal(draft, sealing(platform, place));
  } catch (err) {
    platform.log.error({ err }, "a draft cannot be opened: was SECRET changed?");
    return undefined;
  }
}
