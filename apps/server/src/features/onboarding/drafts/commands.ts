import type { Onboarding } from "@aufwind/contract/onboarding";
import type { Step } from "@aufwind/rules/profiles/completeness";
import { type Database, type Tx, transact } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Platform } from "../../../platform/platform.ts";
import { seal, unseal } from "../../../platform/session/seal.ts";
import { lockUser } from "../../accounts/store.ts";
import * as store from "../store.ts";

const MOST_BYTES = 20_000;

type Draft = Record<string, string>;
type Place = { userId: string; step: Step };

/** Bound to person and step: a draft that is moved to another row cannot be opened there. */
const sealing = ({ config }: Platform, { userId, step }: Place) => ({
  secret: config.secret,
  purpose: `onboarding ${userId} ${step}`,
});

/** Keeps what is typed in a step, in place of what was kept before; whatever it is, nobody judges it yet. */
export async function keepDraft(platform: Platform, place: Place, draft: Draft): Promise<void> {
  const text = JSON.stringify(draft);
  if (Buffer.byteLength(text) > MOST_BYTES) throw new Problem("tooLarge");
  const sealed = seal(text, sealing(platform, place));
  await transact(platform.database, async (tx) => {
    if (!(await lockUser(tx, place.userId))) throw new Problem("notSignedIn");
    const { userId: user_id, step } = place;
    await store.putDraft(tx, { user_id, step, draft: sealed, saved_at: platform.clock.now() });
  });
}

/** What a person has typed and not sent, by step. */
export async function draftsOf(platform: Platform, db: Database | Tx, userId: string): Promise<Onboarding["drafts"]> {
  const rows = await store.findDrafts(db, userId);
  const opened = rows.flatMap(({ step, draft }) => {
    const text = open(platform, { userId, step: step as Step }, draft);
    return text ? [[step, JSON.parse(text) as Draft]] : [];
  });
  return Object.fromEntries(opened);
}

/** A draft that was sealed with another SECRET is lost, and keeps nobody from going on. */
function open(platform: Platform, place: Place, draft: Buffer): string | undefined {
  try {
    return unseal(draft, sealing(platform, place));
  } catch (err) {
    platform.log.error({ err }, "a draft cannot be opened: was SECRET changed?");
    return undefined;
  }
}
