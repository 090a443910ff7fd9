import { HOUR, MINUTE } from "./time/durations.ts";

/** What can give up and then waits for a person. */
export const FAILURE_KINDS = ["mail", "job", "providerEvent"] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** `mended`: it worked after all, or its thing is gone. */
export const FAILURE_STATES = ["open", "retried", "dismissed", "mended"] as const;
export type FailureState = (typeof FAILURE_STATES)[number];

/** `off`: not set up here. */
export const HEALTH = ["ok", "degraded", "down", "off"] as const;
export type Health = (typeof HEALTH)[number];

/** Seconds, but for the ping. */
const LIMITS = {
  pingMs: 500,
  replicaLag: 60,
  /** Jobs are taken within seconds, and some are due every minute. */
  jobLag: { degraded: 60, down: 600 },
  workersIdle: 300,
  /** Between two tries of a mail are minutes at first. */
  mailWaits: 900,
} as const;

type DatabaseFacts = {
  pingMs: number;
  pendingMigrations: number;
  replicaLagSeconds: number | null;
  replicas: number;
  replicasUsed: number;
};

export function databaseHealth({ pingMs, pendingMigrations, replicaLagSeconds, ...facts }: DatabaseFacts): Health {
  const isBehind = (replicaLagSeconds ?? 0) > LIMITS.replicaLag || facts.replicasUsed < facts.replicas;
  return pingMs > LIMITS.pingMs || pendingMigrations > 0 || isBehind ? "degraded" : "ok";
}

/** How long the oldest due job waits, and how long ago any was done; null where none was. */
type JobFacts = { lagSeconds: number; idleSeconds: number | null };

/** Without a worker nothing becomes due by the clock either: so it also counts when the last job was done. */
export function jobHealth({ lagSeconds, idleSeconds }: JobFacts): Health {
  if (lagSeconds > LIMITS.jobLag.down || (idleSeconds ?? Number.POSITIVE_INFINITY) > LIMITS.workersIdle) return "down";
  return lagSeconds > LIMITS.jobLag.degraded ? "degraded" : "ok";
}

type MailFacts = { isReachable: boolean; oldestSeconds: number };

export const mailHealth = ({ isReachable, oldestSeconds }: MailFacts): Health =>
  !isReachable ? "down" : oldestSeconds > LIMITS.mailWaits ? "degraded" : "ok";

type CardFacts = { isReachable: boolean; unhandled: number };

/** Messages that nobody could process mean that something of ours fails. */
export const cardHealth = ({ isReachable, unhandled }: CardFacts): Health =>
  !isReachable ? "down" : unhandled > 0 ? "degraded" : "ok";

/** Of several relays one is enough for calls. */
export function relayHealth({ relays, reached }: { relays: number; reached: number }): Health {
  if (relays === 0) return "off";
  return reached === 0 ? "down" : reached < relays ? "degraded" : "ok";
}

/** How much room a part has left; `tight` and `critical` are cases for the team. */
export const ROOMS = ["ok", "tight", "critical"] as const;
export type Room = (typeof ROOMS)[number];

/** Percent free, and seconds behind: a case ends only well beyond the limit at which it began. */
const DISK = { tight: 10, critical: 3, enough: 15 };
const REPLICA = { tight: LIMITS.replicaLag, critical: 600, enough: 30 };

export function diskRoom(freePercent: number, before: Room): Room {
  if (freePercent < DISK.critical) return "critical";
  return freePercent < (before === "ok" ? DISK.tight : DISK.enough) ? "tight" : "ok";
}

export function replicaRoom(lagSeconds: number, before: Room): Room {
  if (lagSeconds > REPLICA.critical) return "critical";
  return lagSeconds > (before === "ok" ? REPLICA.tight : REPLICA.enough) ? "tight" : "ok";
}

/** A message of the provider is tried for hours before people look at it. */
export const EVENT_TRIED = 6 * HOUR;

const LONGEST_PAUSE = 12 * HOUR;
/** The queue's own retries and the first rounds after them. */
const QUICK_TRIES = 20;

/** How long a message waits that could not be processed so many times: ten minutes, then longer each time. */
export const eventPause = (attempts: number): number =>
  Math.min(10 * MINUTE * 2 ** Math.min(Math.max(attempts - QUICK_TRIES, 0), 10), LONGEST_PAUSE);
