import { randomUUIDv7 } from "node:crypto";
import type { CreditsOfClient, GoodwillPreview } from "@aufwind/contract/credits-team";
import { GOODWILL_COUNTS, mayBeTaken, needsSecondForGoodwill } from "@aufwind/rules/credits";
import { type Tx, transact } from "../../platform/database/database.ts";
import { previewHash } from "../../platform/http/preview-hash.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Executing, requestApproval } from "../approvals/commands.ts";
import { recordAction, recordView } from "../audit-log/commands.ts";
import { notify } from "../notifications/commands.ts";
import { goodwillMail } from "./mails.ts";
import { creditsOf } from "./queries.ts";
import * as store from "./store.ts";

const subjectOf = (id: string) => ({ kind: "person", id });

/** What a client has; that somebody looked is recorded first. */
export async function creditsForTeam(
  platform: Platform,
  { clientId, operatorId }: { clientId: string; operatorId: string },
): Promise<CreditsOfClient> {
  const user = await store.findClient(platform.database, clientId);
  if (!user) throw new Problem("notFound");
  await recordView(platform, { operatorId, action: "credits.read", subject: subjectOf(clientId) });
  const { balanceCents, items } = await creditsOf(platform, clientId);
  const shown = items.map((credit) => {
    const { reason, usedFor, taken } = credit;
    return { ...credit, can: { take: mayBeTaken({ reason, isUsed: usedFor !== null, isTaken: taken !== null }) } };
  });
  return { client: { id: clientId, name: user.name }, balanceCents, items: shown };
}

type Asked = { clientId: string; cents: number };

/** What a credit would come to, as things stand. */
export const previewGoodwill = (platform: Platform, asked: Asked): Promise<GoodwillPreview> =>
  transact(platform.database, async (tx) => (await previewIn(tx, platform, asked)).preview);

/** The client is locked: two who grant at once count one after the other. */
async function previewIn(tx: Tx, { clock }: Platform, { clientId, cents }: Asked) {
  const user = await store.lockClient(tx, clientId);
  if (!user) throw new Problem("notFound");
  const since = new Date(clock.now().getTime() - GOODWILL_COUNTS);
  const grantedCents = await store.sumGranted(tx, { clientId, since });
  const balanceCents = await store.sumUnused(tx, clientId);
  const needsApproval = needsSecondForGoodwill({ cents, grantedCents });
  const shown = { cents, balanceCents, balanceAfterCents: balanceCents + cents, grantedCents, needsApproval };
  return { user, preview: { ...shown, hash: previewHash({ clientId, ...shown }) } };
}

/** What the client reads, and the case from which it is granted. */
type Said = { message: string; caseNumber?: number | undefined };
type GrantParams = Asked & Said & { hash: string; reason: string; operatorId: string };
type Outcome = { status: "granted"; cents: number } | { status: "asked"; approvalId: string };

/** Grants what the preview showed, or asks a second person where it is above the limit. */
export const grantGoodwill = (platform: Platform, params: GrantParams): Promise<Outcome> =>
  transact(platform.database, async (tx) => {
    const { operatorId, reason, hash, clientId, cents, message, caseNumber } = params;
    const { user, preview } = await previewIn(tx, platform, params);
    if (preview.hash !== hash) throw new Problem("previewChanged");
    if (!preview.needsApproval) {
      await grantAndRecord(tx, platform, { user, cents, message, caseNumber, reason, operatorId });
      return { status: "granted", cents };
    }
    const { hash: _, needsApproval: __, cents: amountCents, ...shown } = preview;
    const approvalId = await requestApproval(tx, platform, {
      kind: "manualPosting",
      input: { act: "credit", clientId, cents, message, hash, ...(caseNumber && { caseNumber }) },
      preview: { act: "credit", name: user.name, amountCents, ...shown, message },
      reason,
      subject: subjectOf(clientId),
      operatorId,
    });
    return { status: "asked", approvalId };
  });

/** A second person has agreed: granted as it was asked for, or not at all if anything has changed. */
export async function creditApproved(tx: Tx, platform: Platform, { input, askedBy, reason }: Executing): Promise<void> {
  const { clientId, cents, message, caseNumber, hash } = input as Asked & Said & { hash: string };
  const { user, preview } = await previewIn(tx, platform, { clientId, cents });
  if (preview.hash !== hash) throw new Problem("previewChanged");
  await grantAndRecord(tx, platform, { user, cents, message, caseNumber, reason, operatorId: askedBy });
}

type Granting = Said & { user: store.ClientRow; cents: number; reason: string; operatorId: string };

async function grantAndRecord(tx: Tx, platform: Platform, granting: Granting) {
  const { user, cents, message, caseNumber, reason, operatorId } = granting;
  await store.insertCredit(tx, {
    client_id: user.id,
    cents,
    reason: "goodwill",
    message,
    granted_by: operatorId,
    granted_at: platform.clock.now(),
  });
  await notify(tx, platform, [
    { userId: user.id, kind: "credited", data: { reason: "goodwill", cents: String(cents) } },
  ]);
  const { email, firstName, locale } = user;
  await platform.outbox.add(tx, goodwillMail(platform, { email, firstName, locale, cents, message }));
  if (caseNumber)
    await platform.jobs.add(tx, "tell-in-case", {
      ...{ id: randomUUIDv7(), number: caseNumber, personId: user.id, operatorId },
      at: platform.clock.now().toISOString(),
      data: { act: "credit", cents, reason },
    });
  const act = { operatorId, action: "credits.grant", subject: subjectOf(user.id), after: { cents }, reason } as const;
  await recordAction(tx, platform, act);
}
