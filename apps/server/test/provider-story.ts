import type { Faults } from "@aufwind/card-sandbox/sandbox";
import { sql } from "kysely";
import { act, CARDS, saveCard, wakeAt } from "./booked.ts";
import { confirmCard, startCard } from "./card-form.ts";
import { confirmed, hours, type Pair, passTo } from "./paid.ts";
import { person } from "./people.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

/** What happens to each of them, by its card and what people do. */
const CASES = {
  completed: CARDS.good,
  failed: CARDS.failsLater,
  replaced: CARDS.failsLater,
  asked: CARDS.alwaysAsks,
  refunded: CARDS.refundPending,
  refusedRefund: CARDS.refundFails,
  lost: CARDS.disputed,
  lostEarly: CARDS.disputed,
  won: CARDS.disputed,
} as const;
type Case = keyof typeof CASES;

/**
 * A server on which a mixed sequence was played with the provider's messages treated like this; returns what is stored.
 */
export async function playStory(events: Faults["events"], seed: number): Promise<Record<string, unknown>> {
  const server = await startTestServer();
  try {
    server.cardSandbox.faults({ events, seed });
    return await play(server);
  } finally {
    await server.close();
  }
}

async function play(server: TestServer): Promise<Record<string, unknown>> {
  const pairs = new Map<Case, Pair>();
  for (const [name, card] of Object.entries(CASES)) pairs.set(name as Case, await confirmed(server, { card }));
  const of = (name: Case) => pairs.get(name) as Pair;
  await connectSilently(server, of("completed"));
  await passTo(server, hours(-23.9));
  server.cardSandbox.settle();
  await passTo(server, hours(-23.5));
  await saveCard(server, await awake(server, of("replaced")), CARDS.good);
  await answerBank(server, of("asked"));
  await saveSilently(server);
  for (const name of ["refunded", "refusedRefund"] as const) {
    const { coach, appointment } = of(name);
    await wakeAt(server, hours(-23.4), coach);
    await act(coach, `/api/coaches/appointments/${appointment.id}/cancel`, { reason: "krank" });
  }
  await passTo(server, hours(-23.2));
  server.cardSandbox.settle();
  await close(server, of("lostEarly"), "lost");
  await passTo(server, hours(-22));
  for (const at of [-20, -12, -6, -2, 12, 26, 27]) await passTo(server, hours(at));
  await close(server, of("lost"), "lost");
  await close(server, of("won"), "won");
  await passTo(server, hours(28));
  await passTo(server, hours(35));
  return stored(server, pairs);
}

async function awake(server: TestServer, { client }: Pair) {
  await wakeAt(server, server.clock.now().toISOString(), client);
  return client;
}

/** The coach finishes on the payment platform and never comes back: only the webhook says so. */
async function connectSilently(server: TestServer, { coach }: Pair): Promise<void> {
  const started = await coach.browser.send("POST", "/api/coaches/payout-account/link", {});
  const { url } = (await started.json()) as { url: string };
  await fetch(url, { method: "POST", body: new URLSearchParams({ answer: "finish" }), redirect: "manual" });
  await server.work();
}

/** Somebody saves a card and closes the page too early. */
async function saveSilently(server: TestServer): Promise<void> {
  const client = await person(server);
  const started = await startCard(client);
  await confirmCard(server, started, server.cardSandbox.newCard(CARDS.good));
}

/** The client answers the bank and closes the page too early. */
async function answerBank(server: TestServer, pair: Pair): Promise<void> {
  const { browser } = await awake(server, pair);
  const asked = await browser.send("POST", "/api/stripe/payment-intent", { appointmentId: pair.appointment.id });
  const { clientSecret } = (await asked.json()) as { clientSecret: string };
  server.cardSandbox.answerBank(clientSecret.split("_secret_")[0] ?? "", "confirm");
}

async function close({ database, cardSandbox }: TestServer, { appointment }: Pair, outcome: "won" | "lost") {
  const found = database.selectFrom("disputes").select("provider_id").where("appointment_id", "=", appointment.id);
  cardSandbox.closeDispute((await found.executeTakeFirstOrThrow()).provider_id, outcome);
}

/** Everything that messages can change, without names that differ between servers. */
async function stored({ database, mails }: TestServer, pairs: Map<Case, Pair>): Promise<Record<string, unknown>> {
  const names = JSON.stringify(Object.fromEntries([...pairs].map(([name, { appointment }]) => [appointment.id, name])));
  const rows = async (text: string) => (await sql.raw<object>(text).execute(database)).rows;
  const named = `'${names}'::jsonb ->> appointment_id::text as name`;
  return {
    appointments: await rows(`select '${names}'::jsonb ->> id::text as name, status, payment, decline_code, paid_at,
      owed_cents from appointments order by 1`),
    charges: await rows(`select ${named}, status, attempt, sent_at, due_at, decline_code, last_four, paid_at,
      intent_id is not null as is_known from charges order by 1`),
    refunds: await rows(`select ${named}, status, amount_cents, failure, due_at, settled_at from refunds order by 1`),
    disputes: await rows(
      `select ${named}, status, amount_cents, reason, opened_at, closed_at from disputes order by 1`,
    ),
    ledger: await rows(`select ${named}, account, kind, sum(amount_cents) as cents from ledger_postings
      join ledger_entries on posting_id = ledger_postings.id group by 1, account, kind order by 1, 2, 3`),
    earnings: await rows(`select ${named}, kind, arrives_cents, earned_at from earnings order by 1, 2`),
    invoices: await rows(`select ${named}, kind, gross_cents from invoices order by 1, 2`),
    cards: await rows(
      `select last_four, is_default, place, count(*) from payment_methods group by 1, 2, 3 order by 1, 2, 3`,
    ),
    accounts: await rows(`select status from payout_accounts`),
    mails: Object.entries(Object.groupBy(await mails(), ({ subject }) => subject))
      .map(([subject, same]) => [subject, same?.length])
      .toSorted(),
  };
}
