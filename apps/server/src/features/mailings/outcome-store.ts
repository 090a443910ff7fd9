import { emailKey } from "@aufwind/rules/accounts";
import { sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";

/** Takes over what became of the mails of a mailing; kept ones count as sent, since nothing sends them. */
export const applyMailOutcomes = (database: Database) =>
  sql`update mailing_recipients set state = case mails.state when 'failed' then 'failed' else 'sent' end
    from mails, mailings
    where mailings.started_at is not null and mailings.settled_at is null
      and mailing_recipients.mailing_id = mailings.id and mailing_recipients.state = 'queued'
      and mails.id = mailing_recipients.mail_id and mails.state <> 'queued'`.execute(database);

/** Writes the counts of mailings into their rows whose last mail has arrived or failed. */
export const storeFinalCounts = (database: Database, now: Date) =>
  sql`update mailings set settled_at = ${now}, waiting_count = counted.waiting, sent_count = counted.sent,
      failed_count = counted.failed, left_count = counted.left
    from (
      select mailings.id, count(*) filter (where recipients.state = 'waiting') as waiting,
        count(*) filter (where recipients.state = 'queued') as queued,
        count(*) filter (where recipients.state = 'sent') as sent,
        count(*) filter (where recipients.state = 'failed') as failed,
        count(*) filter (where recipients.state = 'left') as left
      from mailings left join mailing_recipients as recipients on recipients.mailing_id = mailings.id
      where started_at is not null and settled_at is null and mailings.state in ('sent', 'stopped')
      group by mailings.id
    ) as counted
    where mailings.id = counted.id and counted.queued = 0 and mailings.state in ('sent', 'stopped')`.execute(database);

/** Who got a mailing is forgotten; how many stays. One that was stopped cannot go on after that. */
export async function deleteRecipients(
  database: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  await sql`update mailings set state = 'sent' where state = 'stopped' and settled_at < ${before}`.execute(database);
  const { numAffectedRows } = await sql`
    delete from mailing_recipients where (mailing_id, recipient_id) in (
      select mailing_id, recipient_id from mailing_recipients join mailings on mailings.id = mailing_id
      where settled_at < ${before} limit ${limit}
    )`.execute(database);
  return Number(numAffectedRows ?? 0);
}

type Whose = { userId: string; email: string };

const idsOf = ({ userId, email }: Whose) =>
  sql`select ${userId}::uuid union all select id from subscriptions where email_key = ${emailKey(email)}`;

/** The mailings that somebody got, for the copy of their data. */
export async function mailingsTo(db: DbOrTx, whose: Whose) {
  const { rows } = await sql<{ subject: string; audience: string; state: string; queued_at: Date | null }>`
    select subject_de as subject, audience, mailing_recipients.state, queued_at
    from mailing_recipients join mailings on mailings.id = mailing_id
    where recipient_id in (${idsOf(whose)}) order by queued_at`.execute(db);
  return rows;
}

export const deleteMailingsTo = (tx: Tx, whose: Whose) =>
  sql`delete from mailing_recipients where recipient_id in (${idsOf(whose)})`.execute(tx);
