import type { SystemHealth } from "@aufwind/contract/system";
import type { Locale } from "@aufwind/rules/locale";
import type { Health } from "@aufwind/rules/system";
import { formatMoment, formatNumber } from "../../platform/i18n/format.ts";
import { formatWait } from "../../platform/i18n/time-spans.ts";

/** A sentence below a part: its key, and what it needs. */
type Note =
  | { say: "databaseSilent" | "jobsNever" | "jobsNone" | "mailNone" | "mailOff" | "mailSilent" }
  | { say: "cardsNever" | "cardsSilent" | "storageDisk" | "storageS3" | "storageFails" | "relayOff" }
  | { say: "ping"; ms: string }
  | { say: "migrations" | "mailWaits" | "cardsOpen"; count: number }
  | { say: "replica" | "jobsIdle" | "mailOldest"; span: string }
  | { say: "jobsWait"; count: number; queue: string; span: string }
  | { say: "cardsLast"; moment: string }
  | { say: "replicasUsed"; used: number; count: number }
  | { say: "relayReached"; reached: number; relays: number };

export const PARTS = ["database", "jobs", "mail", "cards", "storage", "relay"] as const;
export type Tile = { part: (typeof PARTS)[number]; state: Health; notes: Note[] };

type Notes<P extends keyof SystemHealth> = (part: SystemHealth[P], locale: Locale) => Note[];

const databaseNotes: Notes<"database"> = ({ pingMs, pendingMigrations, replicaLagSeconds, ...facts }, locale) => [
  pingMs === null ? { say: "databaseSilent" } : { say: "ping", ms: formatNumber(locale, pingMs) },
  ...(pendingMigrations ? [{ say: "migrations", count: pendingMigrations } as const] : []),
  ...(replicaLagSeconds === null ? [] : [{ say: "replica", span: formatWait(locale, replicaLagSeconds) } as const]),
  ...(facts.replicas > 0 ? [{ say: "replicasUsed", used: facts.replicasUsed, count: facts.replicas } as const] : []),
];

const jobNotes: Notes<"jobs"> = ({ waiting, lagSeconds, oldestQueue, idleSeconds }, locale) => [
  waiting && oldestQueue
    ? { say: "jobsWait", count: waiting, queue: oldestQueue, span: formatWait(locale, lagSeconds ?? 0) }
    : { say: "jobsNone" },
  idleSeconds === null ? { say: "jobsNever" } : { say: "jobsIdle", span: formatWait(locale, Math.max(1, idleSeconds)) },
];

const mailNotes: Notes<"mail"> = ({ state, waiting, oldestSeconds }, locale) => [
  ...(state === "off" ? [{ say: "mailOff" } as const] : state === "down" ? [{ say: "mailSilent" } as const] : []),
  ...(waiting
    ? [
        { say: "mailWaits", count: waiting } as const,
        { say: "mailOldest", span: formatWait(locale, oldestSeconds ?? 0) } as const,
      ]
    : [{ say: "mailNone" } as const]),
];

const cardNotes: Notes<"cards"> = ({ state, unhandled, lastEventAt }, locale) => [
  ...(state === "down" ? [{ say: "cardsSilent" } as const] : []),
  ...(unhandled ? [{ say: "cardsOpen", count: unhandled } as const] : []),
  lastEventAt ? { say: "cardsLast", moment: formatMoment(locale, lastEventAt) } : { say: "cardsNever" },
];

const storageNotes: Notes<"storage"> = ({ state, store }) => [
  { say: store === "s3" ? "storageS3" : "storageDisk" },
  ...(state === "down" ? [{ say: "storageFails" } as const] : []),
];

const relayNotes: Notes<"relay"> = ({ state, relays, reached }) =>
  state === "off" ? [{ say: "relayOff" }] : [{ say: "relayReached", reached, relays }];

/** Each part with its state and what there is to say about it. */
export const healthTiles = (health: SystemHealth, locale: Locale): Tile[] => {
  const notes = {
    database: databaseNotes(health.database, locale),
    jobs: jobNotes(health.jobs, locale),
    mail: mailNotes(health.mail, locale),
    cards: cardNotes(health.cards, locale),
    storage: storageNotes(health.storage, locale),
    relay: relayNotes(health.relay, locale),
  };
  return PARTS.map((part) => ({ part, state: health[part].state, notes: notes[part] }));
};
