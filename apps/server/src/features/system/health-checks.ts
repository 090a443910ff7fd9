import { randomUUID } from "node:crypto";
import type { SystemHealth } from "@aufwind/contract/system";
import { cardHealth, databaseHealth, jobHealth, mailHealth, relayHealth } from "@aufwind/rules/system";
import { MINUTE } from "@aufwind/rules/time/durations";
import { countPending } from "../../platform/database/migrate.ts";
import { isMailServerReachable } from "../../platform/mail/mail-server.ts";
import type { Platform } from "../../platform/platform.ts";
import * as store from "./health-store.ts";
import { isRelayReachable } from "./relay-probe.ts";

/** How long a part has to answer. */
const PATIENCE = 2_000;
/** Messages are processed within seconds. */
const EVENT_PATIENCE = 15 * MINUTE;

/** What a check found, or what stands for no answer. */
async function within<T>(check: Promise<T>, otherwise: T): Promise<T> {
  const { promise: late, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(resolve, PATIENCE, otherwise);
  return Promise.race([check.catch(() => otherwise), late]).finally(() => clearTimeout(timer));
}

/** Looks at all parts at once. */
export async function checkHealth(platform: Platform): Promise<SystemHealth> {
  const { config, clock } = platform;
  const down = { state: "down" as const };
  const kept = config.s3 ? ("s3" as const) : ("disk" as const);
  const relays = config.ice.turn?.urls.length ?? 0;
  const [database, jobs, mail, cards, storage, relay] = await Promise.all([
    within(checkDatabase(platform), {
      ...{ ...down, pingMs: null, pendingMigrations: null, replicaLagSeconds: null },
      ...replicaFacts(platform),
    }),
    within(checkJobs(platform), { ...down, waiting: null, lagSeconds: null, oldestQueue: null, idleSeconds: null }),
    within(checkMail(platform), { ...down, waiting: null, oldestSeconds: null }),
    within(checkCards(platform), { ...down, unhandled: null, lastEventAt: null }),
    within(checkStorage(platform, kept), { ...down, store: kept }),
    within(checkRelays(config.ice.turn?.urls ?? []), { ...down, relays, reached: 0 }),
  ]);
  return { checkedAt: clock.now().toISOString(), database, jobs, mail, cards, storage, relay };
}

function replicaFacts({ replicas }: Platform) {
  const states = replicas.states();
  return { replicas: states.length, replicasUsed: states.filter(({ isUsable }) => isUsable).length };
}

async function checkDatabase(platform: Platform): Promise<SystemHealth["database"]> {
  const { database, pool } = platform;
  const asked = performance.now();
  await pool.query("select 1");
  const pingMs = Math.round(performance.now() - asked);
  const [pendingMigrations, replicaLagSeconds] = await Promise.all([
    countPending(pool),
    store.findReplicaLag(database),
  ]);
  const facts = { pingMs, pendingMigrations, replicaLagSeconds, ...replicaFacts(platform) };
  return { state: databaseHealth(facts), ...facts };
}

async function checkJobs({ database }: Platform): Promise<SystemHealth["jobs"]> {
  const facts = await store.findJobFacts(database);
  return { state: jobHealth(facts), ...facts };
}

async function checkMail({ database, clock, config }: Platform): Promise<SystemHealth["mail"]> {
  const [facts, isReachable] = await Promise.all([
    store.findMailFacts(database, clock.now()),
    isMailServerReachable(config.mail, PATIENCE - 200),
  ]);
  return { state: config.mail.smtpUrl ? mailHealth({ isReachable, ...facts }) : "off", ...facts };
}

async function checkCards({ database, clock, cards }: Platform): Promise<SystemHealth["cards"]> {
  const [{ unhandled, lastEventAt }, isReachable] = await Promise.all([
    store.findEventFacts(database, new Date(clock.now().getTime() - EVENT_PATIENCE)),
    cards.stripe.balance.retrieve({}, { timeout: PATIENCE - 200 }).then(
      () => true,
      () => false,
    ),
  ]);
  return {
    state: cardHealth({ isReachable, unhandled }),
    unhandled,
    lastEventAt: lastEventAt?.toISOString() ?? null,
  };
}

/** Puts a small file, reads it and takes it away. */
async function checkStorage({ files }: Platform, kept: "disk" | "s3"): Promise<SystemHealth["storage"]> {
  const key = `health/${randomUUID()}`;
  const bytes = Buffer.from(key);
  await files.put(key, bytes, "text/plain");
  const found = await files.get(key);
  await files.remove(key);
  return { state: found && bytes.equals(found.bytes) ? "ok" : "down", store: kept };
}

async function checkRelays(urls: readonly string[]): Promise<SystemHealth["relay"]> {
  const reached = await Promise.all(urls.map((url) => isRelayReachable(url, PATIENCE - 200)));
  const facts = { relays: urls.length, reached: reached.filter(Boolean).length };
  return { state: relayHealth(facts), ...facts };
}
