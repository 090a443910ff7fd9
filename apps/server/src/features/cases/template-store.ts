import { type Insertable, sql, type Updateable } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { CaseTemplates } from "../../platform/database/database-types.ts";
import { affectsRow, hasRow } from "../../platform/database/has-row.ts";

export const findTemplates = (db: DbOrTx) =>
  db
    .selectFrom("case_templates as template")
    .leftJoin("users as changer", "changer.id", "template.changed_by")
    .selectAll("template")
    .select(sql<string | null>`trim(changer.first_name || ' ' || changer.last_name)`.as("changer_name"))
    .orderBy("template.name")
    .execute();
export type TemplateRow = Awaited<ReturnType<typeof findTemplates>>[number];

/** Undefined if the name is taken. */
export const insertTemplate = (tx: Tx, template: Insertable<CaseTemplates>) =>
  tx
    .insertInto("case_templates")
    .values(template)
    .onConflict((conflict) => conflict.column("name").doNothing())
    .returning("id")
    .executeTakeFirst();

export const isNameTaken = (tx: Tx, { name, besides }: { name: string; besides: string }) =>
  hasRow(tx.selectFrom("case_templates").select("id").where("name", "=", name).where("id", "<>", besides));

export const updateTemplate = (tx: Tx, id: string, changes: Updateable<CaseTemplates>) =>
  affectsRow(tx.updateTable("case_templates").set(changes).where("id", "=", id));

export const deleteTemplate = (tx: Tx, id: string) =>
  tx.deleteFrom("case_templates").where("id", "=", id).returning("name").executeTakeFirst();
