import type { CaseTemplate, NewCaseTemplate } from "@aufwind/contract/cases-templates";
import type { z } from "zod";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { recordAction } from "../audit-log/commands.ts";
import * as store from "./template-store.ts";

type Given = z.output<typeof NewCaseTemplate>;
type By = { operatorId: string };

const columnsOf = ({ clock }: Platform, { name, textDe, textEn, operatorId }: Given & By) => ({
  name,
  text_de: textDe,
  text_en: textEn,
  changed_by: operatorId,
  changed_at: clock.now(),
});

export const presentTemplate = (row: store.TemplateRow): CaseTemplate => ({
  id: row.id,
  name: row.name,
  textDe: row.text_de,
  textEn: row.text_en,
  changedAt: row.changed_at.toISOString(),
  changedBy: row.changer_name,
});

async function reread(tx: Tx, id: string): Promise<CaseTemplate> {
  const row = (await store.findTemplates(tx)).find((each) => each.id === id);
  if (!row) throw new Problem("notFound");
  return presentTemplate(row);
}

export const createTemplate = (platform: Platform, given: Given & By): Promise<CaseTemplate> =>
  transact(platform.database, async (tx) => {
    const stored = await store.insertTemplate(tx, columnsOf(platform, given));
    if (!stored) throw new Problem("nameTaken");
    await record(tx, platform, {
      act: "createTemplate",
      id: stored.id,
      name: given.name,
      operatorId: given.operatorId,
    });
    return reread(tx, stored.id);
  });

export const changeTemplate = (platform: Platform, { id, ...given }: Given & By & { id: string }) =>
  transact(platform.database, async (tx): Promise<CaseTemplate> => {
    if (await store.isNameTaken(tx, { name: given.name, besides: id })) throw new Problem("nameTaken");
    if (!(await store.updateTemplate(tx, id, columnsOf(platform, given)))) throw new Problem("notFound");
    await record(tx, platform, { act: "changeTemplate", id, name: given.name, operatorId: given.operatorId });
    return reread(tx, id);
  });

export const removeTemplate = (platform: Platform, { id, operatorId }: By & { id: string }): Promise<void> =>
  transact(platform.database, async (tx) => {
    const removed = await store.deleteTemplate(tx, id);
    if (!removed) throw new Problem("notFound");
    await record(tx, platform, { act: "removeTemplate", id, name: removed.name, operatorId });
  });

type Recorded = By & { act: `${"create" | "change" | "remove"}Template`; id: string; name: string };

const record = (tx: Tx, platform: Platform, { act, id, name, operatorId }: Recorded) =>
  recordAction(tx, platform, {
    operatorId,
    action: `cases.${act}`,
    subject: { kind: "caseTemplate", id },
    after: { name },
  });
