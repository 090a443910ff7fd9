import { randomUUID } from "node:crypto";
import { HOUR, MINUTE } from "@aufwind/rules/time/durations";
import { followFailures } from "../src/features/system/failures.ts";
import { transact } from "../src/platform/database/database.ts";
import { recordFailedAttempt } from "../src/platform/mail/mail-store.ts";
import type { Platform } from "../src/platform/platform.ts";
import { quietAt } from "./appointments/perform.ts";

/** A mail, a job and a message of the card provider that gave up, each with its case. */
export async function seedFailures(platform: Platform): Promise<void> {
  await failMail(platform);
  await failJob(platform);
  await failMessage(platform);
  await followFailures(quietAt(platform, platform.clock.now().getTime() - HOUR));
}

/** To a mistyped address, which the mail server refused for good. */
async function failMail({ database, outbox, clock }: Platform): Promise<void> {
  const now = new Date(clock.now().getTime() - 5 * HOUR);
  const to = "wiebke.lorenz@example.invalid";
  const text = "Guten Tag,\n\nbitte bestätigen Sie Ihre Adresse für den Newsletter.";
  const mail = { to, locale: "de" as const, subject: "Newsletter: bitte bestätigen", text, html: `<p>${text}</p>` };
  await transact(database, (tx) => outbox.add(tx, mail));
  const { id } = await database
    .updateTable("mails")
    .set({ attempts: 1, created_at: now, due_at: now })
    .where("to_address", "=", to)
    .returning("id")
    .executeTakeFirstOrThrow();
  await recordFailedAttempt(database, { id, error: "EENVELOPE 550", now, nextTry: undefined });
}

/** Reading a calendar of somebody whose provider was away for too long. */
async function failJob({ database, pool, jobs, clock }: Platform): Promise<void> {
  const id = randomUUID();
  await transact(database, (tx) => jobs.add(tx, "read-calendar", { id }));
  await pool.query(
    `update pgboss.job set state = 'failed', retry_count = retry_limit, output = '{"message": "ETIMEDOUT"}',
      completed_on = $2 where name = 'read-calendar' and data->>'id' = $1`,
    [id, new Date(clock.now().getTime() - 9 * HOUR)],
  );
}

/** Tried for so long that its next try is hours away. */
async function failMessage({ database, clock }: Platform): Promise<void> {
  const now = clock.now().getTime();
  const received = new Date(now - 26 * HOUR);
  await database
    .insertInto("provider_events")
    .values({
      ...{ id: "evt_1SQyd7Lq0fDemoReversal", type: "transfer.reversed", object_id: "tr_1SQyd7Lq0fDemo" },
      ...{ created_at: received, received_at: received, attempts: 27, last_error: "StripeAPIError" },
      ...{ tried_at: new Date(now - 2 * HOUR - 20 * MINUTE), due_at: new Date(now + 9 * HOUR) },
    })
    .execute();
}
