import type { Consultation } from "@aufwind/rules/consultations";
import type { Question } from "@aufwind/rules/questions";
import type { Moment } from "@aufwind/rules/worksheets";
import { sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import { affectsRow } from "../../platform/database/has-row.ts";

export type RuleRow = { id: string; consultation: Consultation; moment: Moment; hours: number };
export type TemplateRow = {
  id: string;
  version: number;
  title: string;
  intro: string;
  questions: Question[];
  changed_at: Date;
  rules: RuleRow[];
  sent: number;
  answered: number;
};

const COLUMNS = sql`id, version, title, intro, questions, changed_at,
  coalesce((select jsonb_agg(jsonb_build_object('id', rules.id, 'consultation', consultation, 'moment', moment,
    'hours', hours) order by rules.created_at, rules.id) from worksheet_rules rules where template_id = templates.id), '[]')
    as rules,
  (select count(*) from worksheets sheets where sheets.template_id = templates.id and withdrawn_at is null) as sent,
  (select count(*) from worksheets sheets where sheets.template_id = templates.id and answered_at is not null) as answered`;

type Own = { id: string; coachId: string };

/** A coach's templates by title. */
export async function findTemplates(db: DbOrTx, coachId: string): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    select ${COLUMNS} from worksheet_templates templates where coach_id = ${coachId} order by lower(title), id`.execute(
    db,
  );
  return rows;
}

export async function findTemplate(db: DbOrTx, { id, coachId }: Own): Promise<TemplateRow | undefined> {
  const { rows } = await sql<TemplateRow>`
    select ${COLUMNS} from worksheet_templates templates where id = ${id} and coach_id = ${coachId}`.execute(db);
  return rows[0];
}

type Content = { title: string; intro: string; questions: Question[] };
type NewTemplate = Content & { coachId: string; now: Date; most: number };

/** Returns its id, or undefined if there is no room for more; one coach at a time, so that two count each other. */
export async function insertTemplate(tx: Tx, { coachId, now, most, ...content }: NewTemplate) {
  await sql`select pg_advisory_xact_lock(hashtextextended('worksheets ' || ${coachId}::text, 0))`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    insert into worksheet_templates (coach_id, title, intro, questions, created_at, changed_at)
    select ${coachId}, ${content.title}, ${content.intro}, ${JSON.stringify(content.questions)}::jsonb, ${now}, ${now}
    where (select count(*) from worksheet_templates where coach_id = ${coachId}) < ${most}
    returning id`.execute(tx);
  return rows[0]?.id;
}

type ChangedTemplate = Content & Own & { version: number; now: Date };

/** Returns whether the version that was read was still the current one. */
export async function updateTemplate(tx: Tx, { id, coachId, version, now, ...content }: ChangedTemplate) {
  return affectsRow(
    tx
      .updateTable("worksheet_templates")
      .set({
        title: content.title,
        intro: content.intro,
        questions: JSON.stringify(content.questions),
        version: version + 1,
        changed_at: now,
      })
      .where("id", "=", id)
      .where("coach_id", "=", coachId)
      .where("version", "=", version),
  );
}

/** Returns whether there was one. */
export async function deleteTemplate(db: DbOrTx, { id, coachId }: Own): Promise<boolean> {
  return affectsRow(db.deleteFrom("worksheet_templates").where("id", "=", id).where("coach_id", "=", coachId));
}

type NewRule = Omit<RuleRow, "id"> & { templateId: string; coachId: string; now: Date };

/** Adds a rule to an own template, or changes the one of its moment; returns whether there is such a template. */
export async function upsertRule(tx: Tx, { templateId, coachId, now, ...rule }: NewRule): Promise<boolean> {
  const { rows } = await sql`
    insert into worksheet_rules (template_id, consultation, moment, hours, created_at)
    select id, ${rule.consultation}, ${rule.moment}, ${rule.hours}, ${now} from worksheet_templates
    where id = ${templateId} and coach_id = ${coachId}
    on conflict on constraint one_rule_for_each_moment do update set hours = excluded.hours
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Returns whether there was one. */
export async function deleteRule(db: DbOrTx, { id, coachId }: Own): Promise<boolean> {
  return affectsRow(
    db
      .deleteFrom("worksheet_rules")
      .using("worksheet_templates")
      .whereRef("worksheet_templates.id", "=", "template_id")
      .where("worksheet_rules.id", "=", id)
      .where("coach_id", "=", coachId),
  );
}
