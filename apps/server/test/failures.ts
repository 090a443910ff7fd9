import { randomUUID } from "node:crypto";
import { HOUR } from "@aufwind/rules/time/durations";
import { transact } from "../src/platform/database/database.ts";
import type { TestServer } from "./test-server.ts";

/** A mail that the mail server refused for good; its id. */
export async function failedMail({ database, outbox, clock }: TestServer, to = "erika@example.org"): Promise<string> {
  const content = { subject: "Ihr Termin", text: "Guten Tag", html: "<p>Guten Tag</p>" };
  await transact(database, (tx) => outbox.add(tx, { to, locale: "de", ...content }));
  const { id } = await database
    .updateTable("mails")
    .set({ state: "failed", attempts: 11, last_error: "EENVELOPE 550", failed_at: clock.now() })
    .where("state", "=", "queued")
    .where("to_address", "=", to)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

type Event = { receivedAt?: Date; attempts?: number; type?: string };

/** A message of the card provider that was tried in vain; its id. */
export async function failedEvent({ database, clock }: TestServer, event: Event = {}): Promise<string> {
  const { receivedAt = new Date(clock.now().getTime() - 7 * HOUR), attempts = 30 } = event;
  const id = `evt_${randomUUID()}`;
  const said = { id, type: event.type ?? "charge.dispute.created", object_id: "dp_1" };
  const times = { created_at: receivedAt, received_at: receivedAt, tried_at: receivedAt };
  await database
    .insertInto("provider_events")
    .values({ ...said, ...times, attempts, last_error: "StripeAPIError" })
    .execute();
  return id;
}

/** A job that the queue has tried as often as it does. */
export async function failedJob(
  { database, jobs, pool }: TestServer,
  { queue, data }: { queue: string; data: object },
) {
  await transact(database, (tx) => jobs.add(tx, queue, data));
  await pool.query(
    `update pgboss.job set state = 'failed', retry_count = retry_limit, completed_on = clock_timestamp(),
      output = '{"message": "ECONNREFUSED"}' where name = $1 and state = 'created'`,
    [queue],
  );
}
