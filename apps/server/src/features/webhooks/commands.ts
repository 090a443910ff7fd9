import { eventPause } from "@aufwind/rules/system";
import type Stripe from "stripe";
import { failureOf } from "../../platform/cards/outcome.ts";
import { type Tx, transact } from "../../platform/database/database.ts";
import { codeOf } from "../../platform/log/error-code.ts";
import type { Platform } from "../../platform/platform.ts";
import { handlePackageDisputeEvent, handlePackageIntentEvent } from "../coaching-packages/commands.ts";
import { handleGiftDisputeEvent, handleGiftIntentEvent } from "../gift-cards/commands.ts";
import { handleCardEvent, saveFromProvider } from "../payment-methods/commands.ts";
import { handleDisputeEvent, handleIntentEvent, handleRefundEvent } from "../payments/commands.ts";
import { refreshAccount } from "../payout-accounts/commands.ts";
import { handleTransfer } from "../statements/commands.ts";
import * as store from "./store.ts";

export const PROVIDER_EVENT = "provider-event";

type Hear = (platform: Platform, objectId: string) => Promise<unknown>;

/** Waits for its turn before the provider is called. */
const paced =
  (hear: Hear): Hear =>
  async (platform, objectId) => {
    await platform.cards.pace();
    return hear(platform, objectId);
  };

/** Of an appointment, a gift card or a package: only one of them knows it. */
const each =
  (...hearers: Hear[]): Hear =>
  async (platform, objectId) => {
    for (const hear of hearers) await hear(platform, objectId);
  };

/**
 * What each message is about. It is only a hint: the provider is asked for the present state, so order does not matter.
 */
const HEARD: [prefix: string, hear: Hear][] = [
  ["payment_intent.", each(handleIntentEvent, handleGiftIntentEvent, handlePackageIntentEvent)],
  ["charge.dispute.", paced(each(handleDisputeEvent, handleGiftDisputeEvent, handlePackageDisputeEvent))],
  ["refund.", paced(handleRefundEvent)],
  ["setup_intent.succeeded", paced(saveFromProvider)],
  ["payment_method.", paced(handleCardEvent)],
  ["account.", paced(refreshAccount)],
  ["transfer.", paced(handleTransfer)],
];

const hearerOf = (type: string): Hear | undefined => HEARD.find(([prefix]) => type.startsWith(prefix))?.[1];

/** Records a message once, and has it processed after the commit. */
export async function recordEvent({ database, jobs, clock }: Platform, event: Stripe.Event): Promise<void> {
  const objectId = "id" in event.data.object ? event.data.object.id : undefined;
  if (!objectId || !hearerOf(event.type)) return;
  await transact(database, async (tx) => {
    const isNew = await store.insertEvent(tx, {
      id: event.id,
      type: event.type,
      object_id: objectId,
      created_at: new Date(event.created * 1000),
      received_at: clock.now(),
    });
    if (isNew) await jobs.add(tx, PROVIDER_EVENT, { id: event.id, type: event.type, objectId });
  });
}

export type ProviderMessage = { id: string; type: string; objectId: string };

export async function processEvent(platform: Platform, { id, type, objectId }: ProviderMessage): Promise<void> {
  try {
    await hearerOf(type)?.(platform, objectId);
  } catch (error) {
    // Objects that the provider does not know are skipped; other errors are retried.
    if (!("type" in Object(error)) || failureOf(error).kind !== "refused") {
      await noteTry(platform, id, error);
      throw error;
    }
  }
  await store.markHandled(platform.database, id, platform.clock.now());
}

async function noteTry({ database, clock }: Platform, id: string, error: unknown): Promise<void> {
  const now = clock.now();
  const attempts = await store.setTried(database, { id, error: codeOf(error), now });
  if (attempts) await store.setDue(database, id, new Date(now.getTime() + eventPause(attempts)));
}

/** Has a message processed again, ahead of its time; false if it is gone. */
export async function processAgain(tx: Tx, { jobs }: Pick<Platform, "jobs">, id: string): Promise<boolean> {
  const heard = await store.findEvent(tx, id);
  if (heard) await jobs.add(tx, PROVIDER_EVENT, heard);
  return heard !== undefined;
}

/** Somebody of the team decided that a message is not to be processed. */
export const leaveUnprocessed = (tx: Tx, { clock }: Pick<Platform, "clock">, id: string) =>
  store.markHandled(tx, id, clock.now());

/** Messages are delayed, and the provider retries for a while before we ask. */
const OVERLAP = 3_600_000;

async function* eventPages(stripe: Stripe, created: Stripe.RangeQueryParam): AsyncGenerator<Stripe.Event[]> {
  let after: string | undefined;
  do {
    const page = await stripe.events.list({ created, limit: 100, ...(after && { starting_after: after }) });
    yield page.data;
    after = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (after);
}

/** Lists the messages that never came since the last complete round; and processes those that failed. */
export async function processMissedEvents(platform: Platform): Promise<void> {
  const { database, cards, clock } = platform;
  const now = clock.now();
  const asked = (await store.findAsked(database))?.until.getTime() ?? now.getTime() - 24 * OVERLAP;
  // A clock that was once ahead hides nothing.
  const created = { gte: Math.floor((Math.min(asked, now.getTime()) - OVERLAP) / 1000) };
  try {
    for await (const page of eventPages(cards.stripe, created)) {
      // Most came already: one query a page instead of a transaction for each event.
      const known = await store.findRecorded(
        database,
        page.map(({ id }) => id),
      );
      for (const event of page) if (!known.has(event.id)) await recordEvent(platform, event);
    }
    await store.setAsked(database, now);
  } catch (error) {
    // Not reachable now: the next round asks for the same.
    failureOf(error);
    return;
  }
  // A failing one does not block the others.
  for (const heard of await store.findUnhandled(database, { now, before: new Date(now.getTime() - OVERLAP) }))
    await processEvent(platform, heard).catch((err) =>
      platform.log.error({ err, event: heard.id }, "a message is still open"),
    );
}
