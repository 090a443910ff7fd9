import type { OfferedCredential, OwnCredential } from "@aufwind/contract/credentials";
import { type Entry, entryAfter, isSameEntry, VERIFIABLE_LISTS } from "@aufwind/rules/credentials";
import { blobPath } from "@aufwind/rules/files/stored-files";
import type { z } from "zod";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { closeCaseOf, openCase } from "../cases/commands.ts";
import { openPractice } from "../coaches/commands.ts";
import { lockDocument } from "../storage/store.ts";
import { ownCredentials } from "./queries.ts";
import * as store from "./store.ts";

const SOURCE = "credentials";

/** Everything that a coach offered, as it is now. */
const ownOf = async (tx: Tx, { clock }: Platform, coachId: string): Promise<OwnCredential[]> =>
  ownCredentials(tx, { coachId, entries: await store.listEntries(tx, coachId), now: clock.now() });

type OfferParams = { coachId: string; offered: z.output<typeof OfferedCredential> };

/** Offers an entry of the resume to the team, with a document that nobody else sees. */
export const offerCredential = (platform: Platform, { coachId, offered }: OfferParams): Promise<OwnCredential[]> =>
  transact(platform.database, async (tx) => {
    await openPractice(tx, platform, coachId);
    const { list, place, year, organisation, fileUrl } = offered;
    const section = VERIFIABLE_LISTS[list];
    const entry = (await store.listEntries(tx, coachId)).filter((each) => each.section === section)[place];
    if (entry?.year !== year || entry.organisation !== organisation) throw new Problem("changedMeanwhile");

    const added = await store.insertCredential(tx, {
      ...entry,
      coach_id: coachId,
      document_id: await documentBehind(tx, coachId, fileUrl),
      state: "waiting",
      offered_at: platform.clock.now(),
    });
    if (!added) throw new Problem("credentialOffered");
    await queue(tx, platform, { id: added.id, coachId });
    return ownOf(tx, platform, coachId);
  });

async function documentBehind(tx: Tx, ownerId: string, fileUrl: string): Promise<string> {
  const path = blobPath(fileUrl);
  const found = path?.folder === "documents" ? await lockDocument(tx, { ownerId, name: path.name }) : undefined;
  if (!found) throw new Problem("fileNotYours", { errors: [{ field: "fileUrl", code: "fileNotYours", params: {} }] });
  return found.id;
}

async function queue(tx: Tx, platform: Platform, { id, coachId }: { id: string; coachId: string }): Promise<void> {
  const about = { kind: "profile" as const, id: coachId };
  await openCase(tx, platform, { kind: "vetting", source: SOURCE, sourceId: id, person: { id: coachId }, about });
}

export const withdrawCredential = (platform: Platform, own: { id: string; coachId: string }) =>
  transact(platform.database, async (tx): Promise<OwnCredential[]> => {
    await openPractice(tx, platform, own.coachId);
    if (!(await store.withdraw(tx, own))) throw new Problem("notFound");
    await closeCaseOf(tx, platform, { source: SOURCE, sourceId: own.id });
    return ownOf(tx, platform, own.coachId);
  });

type FollowParams = { coachId: string; section: string; before: readonly Entry[]; after: readonly Entry[] };

/** After a list of the resume was saved: an edited entry loses its badge and waits again, a removed one is withdrawn. */
export async function syncCredentials(tx: Tx, platform: Platform, { coachId, section, ...saved }: FollowParams) {
  const offered = (await store.listCredentials(tx, coachId)).filter(
    (each) => each.section === section && each.state !== "refused",
  );
  for (const credential of offered) {
    const entry = entryAfter(credential, saved);
    if (entry && isSameEntry(entry, credential)) continue;
    const { id } = credential;
    await store.updateCredential(tx, id, entry ? store.resubmitted(entry, platform.clock.now()) : store.WITHDRAWN);
    if (entry) await queue(tx, platform, { id, coachId });
    else await closeCaseOf(tx, platform, { source: SOURCE, sourceId: id });
  }
}
