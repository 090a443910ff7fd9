import { createHmac } from "node:crypto";
import type { ClientRemark } from "@aufwind/contract/coach-clients";
import { sameTag } from "@aufwind/rules/coach-clients";
import type { DbOrTx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { openText, sealText } from "../../platform/session/sealed-text.ts";
import { CLIENT_REMARKS } from "./policy.ts";
import * as store from "./remark-store.ts";

type Deps = Pick<Platform, "config" | "log">;
const NONE: ClientRemark = { tags: [], remark: "" };

/** Tells equal tags of a coach without opening them. */
export const tagKey = ({ config }: Pick<Platform, "config">, coachId: string, tag: string): Buffer =>
  createHmac("sha256", config.secret)
    .update(`client tag ${coachId} ${sameTag(tag)}`)
    .digest();

function openRemark(deps: Deps, row: store.RemarkRow): ClientRemark {
  const text = openText(deps, { of: CLIENT_REMARKS, row });
  return text === null ? NONE : (JSON.parse(text) as ClientRemark);
}

/** What a coach keeps about some clients, by client; of all own ones without ids. */
export async function remarksOf(platform: Deps & { database: DbOrTx }, coachId: string, clientIds?: string[]) {
  const rows = await store.findRemarks(platform.database, coachId, clientIds);
  return new Map(rows.map((row) => [row.client_id, openRemark(platform, row)]));
}

export const remarkOf = async (platform: Platform, { coachId, clientId }: { coachId: string; clientId: string }) =>
  (await remarksOf(platform, coachId, [clientId])).get(clientId) ?? NONE;

type Kept = ClientRemark & { coachId: string; clientId: string };

/** Keeps both, or deletes the row if nothing is left. */
export async function saveRemark(platform: Platform, { coachId, clientId, ...given }: Kept): Promise<ClientRemark> {
  const own = { coachId, clientId };
  if (!(await store.isOwnClient(platform.database, own))) throw new Problem("notFound");
  const tags = [...new Map(given.tags.map((tag) => [sameTag(tag), tag])).values()];
  if (tags.length === 0 && given.remark === "") {
    await store.deleteRemark(platform.database, own);
    return NONE;
  }
  const row = { coach_id: coachId, client_id: clientId };
  const kept: ClientRemark = { tags, remark: given.remark };
  await store.upsertRemark(platform.database, {
    ...row,
    ...sealText(platform.config, { of: CLIENT_REMARKS, row, text: JSON.stringify(kept) }),
    tag_keys: tags.map((tag) => tagKey(platform, coachId, tag)),
    changed_at: platform.clock.now(),
  });
  return kept;
}

/** A coach's own tags, as last written, in alphabetical order. */
export async function tagsOfCoach(platform: Platform, coachId: string) {
  const counts = new Map<string, { tag: string; count: number }>();
  for (const { tags } of (await remarksOf(platform, coachId)).values())
    for (const tag of tags) counts.set(sameTag(tag), { tag, count: (counts.get(sameTag(tag))?.count ?? 0) + 1 });
  return [...counts.values()].sort((one, other) => one.tag.localeCompare(other.tag, "de"));
}
