import { randomUUID } from "node:crypto";
import type { ManualPosting, PostingPreview } from "@aufwind/contract/ledger-postings";
import type { PostedEntry } from "@aufwind/rules/ledger-postings";
import { type Tx, transact } from "../../platform/database/database.ts";
import { previewHash } from "../../platform/http/preview-hash.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Executing, requestApproval } from "../approvals/commands.ts";
import { recordAction } from "../audit-log/commands.ts";
import { postEntries } from "./commands.ts";
import * as store from "./store.ts";

export async function listManualPostings({ database }: Platform): Promise<ManualPosting[]> {
  const rows = await store.findManual(database);
  return rows.map(({ id, at, reason, entries }) => ({ id, at: at.toISOString(), reason: reason ?? "", entries }));
}

/** The rows as they would be written. */
export function previewPosting(given: readonly PostedEntry[]): PostingPreview {
  const entries = given.filter(({ amountCents }) => amountCents !== 0);
  return { entries, hash: previewHash({ entries }) };
}

type AskParams = { entries: readonly PostedEntry[]; hash: string; reason: string; operatorId: string };

/** Whatever people post is wanted by two of them. */
export const askForPosting = (platform: Platform, { entries, hash, reason, operatorId }: AskParams): Promise<string> =>
  transact(platform.database, async (tx) => {
    const preview = previewPosting(entries);
    if (preview.hash !== hash) throw new Problem("previewChanged");
    return requestApproval(tx, platform, {
      kind: "manualPosting",
      input: { act: "post", entries: preview.entries },
      preview: { act: "post", entries: preview.entries },
      reason,
      subject: { kind: "ledger", id: hash },
      operatorId,
    });
  });

/** A second person has agreed, which happens once: so the key needs nothing else. */
export async function postApproved(tx: Tx, platform: Platform, { input, askedBy, reason }: Executing): Promise<void> {
  const { entries } = input as { entries: PostedEntry[] };
  const key = `manual:${randomUUID()}`;
  await postEntries(tx, { key, kind: "manual", reason, at: platform.clock.now(), entries });
  const subject = { kind: "ledger", id: key };
  await recordAction(tx, platform, { operatorId: askedBy, action: "ledger.post", subject, after: { entries }, reason });
}
