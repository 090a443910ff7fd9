import { EVENT_TRIED } from "@aufwind/rules/system";
import { type Tx, transact } from "../../platform/database/database.ts";
import { SEND_MAIL } from "../../platform/mail/outbox.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Cause, closeCaseOf, openCase } from "../cases/commands.ts";
import { PROVIDER_EVENT } from "../webhooks/commands.ts";
import * as store from "./store.ts";

const SOURCES = { mail: "mails", job: "jobs", providerEvent: "provider_events" } as const;

/** The jobs of one queue share a case. */
const causeOf = ({ kind, sourceId, name }: store.Failed): Cause => ({
  source: SOURCES[kind],
  sourceId: kind === "job" ? name : sourceId,
});

/**
 * Mails, jobs and messages of the card provider that gave up, each with a case: found by looking, since what gives up is
 * the platform, which knows of neither. What was settled comes back only if it fails again.
 */
export async function followFailures(platform: Platform): Promise<void> {
  const { database, clock } = platform;
  const now = clock.now();
  await transact(database, async (tx) => {
    const eventsBefore = new Date(now.getTime() - EVENT_TRIED);
    const looked = { eventsBefore, tellingQueues: [SEND_MAIL, PROVIDER_EVENT] };
    for (const failed of await store.recordFailures(tx, looked)) {
      const { attempts, error, name } = failed;
      await openCase(tx, platform, { ...causeOf(failed), kind: "system", data: { attempts, error, name } });
    }
    for (const mended of await store.settleMended(tx, now))
      await closeCaseIfSettled(tx, platform, { failed: mended, data: { why: "mended" } });
  });
}

type Closing = { failed: store.Failed; data: Record<string, unknown>; operatorId?: string };

/** Closes the case of what is settled; a queue's only with its last job. */
export async function closeCaseIfSettled(tx: Tx, platform: Platform, { failed, ...closing }: Closing): Promise<void> {
  if (failed.kind === "job" && (await store.hasOpenOfQueue(tx, failed.name))) return;
  await closeCaseOf(tx, platform, { ...causeOf(failed), ...closing });
}
