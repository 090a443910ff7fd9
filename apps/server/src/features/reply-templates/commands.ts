import type { NewReplyTemplate, ReplyTemplate } from "@aufwind/contract/reply-templates";
import type { z } from "zod";
import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import * as store from "./store.ts";

type Given = z.output<typeof NewReplyTemplate> & { coachId: string };

export const createTemplate = ({ database, clock }: Platform, { coachId, ...given }: Given): Promise<ReplyTemplate> =>
  transact(database, async (tx) => {
    const stored = await store.insertTemplate(tx, coachId, { ...given, now: clock.now() });
    if (stored) return stored;
    throw new Problem((await store.isTitleTaken(tx, { coachId }, given.title)) ? "nameTaken" : "tooManyTemplates");
  });

export const changeTemplate = (
  { database, clock }: Platform,
  { coachId, id, ...given }: Given & { id: string },
): Promise<ReplyTemplate> =>
  transact(database, async (tx) => {
    if (await store.isTitleTaken(tx, { coachId, id }, given.title)) throw new Problem("nameTaken");
    const changed = await store.updateTemplate(tx, { coachId, id }, { ...given, now: clock.now() });
    if (!changed) throw new Problem("notFound");
    return changed;
  });

export async function removeTemplate({ database }: Platform, own: { coachId: string; id: string }): Promise<void> {
  if (!(await store.deleteTemplate(database, own))) throw new Problem("notFound");
}
