import type { SystemHealth } from "@aufwind/contract/system";
import { expect, test } from "vitest";
import { healthTiles } from "./health-tiles.ts";

const WELL: SystemHealth = {
  checkedAt: "2026-11-16T09:00:00.000Z",
  database: { state: "ok", pingMs: 3, pendingMigrations: 0, replicaLagSeconds: null, replicas: 0, replicasUsed: 0 },
  jobs: { state: "ok", waiting: 0, lagSeconds: 0, oldestQueue: null, idleSeconds: 12 },
  mail: { state: "ok", waiting: 0, oldestSeconds: 0 },
  cards: { state: "ok", unhandled: 0, lastEventAt: "2026-11-16T08:00:00.000Z" },
  storage: { state: "ok", store: "s3" },
  relay: { state: "ok", relays: 2, reached: 2 },
};
const said = (health: SystemHealth) =>
  Object.fromEntries(healthTiles(health, "en").map(({ part, notes }) => [part, notes.map(({ say }) => say)]));

test("parts that are well say little", () => {
  expect(said(WELL)).toEqual({
    database: ["ping"],
    jobs: ["jobsNone", "jobsIdle"],
    mail: ["mailNone"],
    cards: ["cardsLast"],
    storage: ["storageS3"],
    relay: ["relayReached"],
  });
});

test("parts that are not say what is wrong, in words for people", () => {
  const nothing = { pingMs: null, pendingMigrations: null, replicaLagSeconds: null, replicas: 1, replicasUsed: 0 };
  const ill: SystemHealth = {
    ...WELL,
    database: { state: "down", ...nothing },
    jobs: { state: "down", waiting: 7, lagSeconds: 700, oldestQueue: "send-mail", idleSeconds: null },
    mail: { state: "down", waiting: 2, oldestSeconds: 90 },
    cards: { state: "down", unhandled: 1, lastEventAt: null },
    storage: { state: "down", store: "disk" },
    relay: { state: "off", relays: 0, reached: 0 },
  };
  expect(said(ill)).toEqual({
    database: ["databaseSilent", "replicasUsed"],
    jobs: ["jobsWait", "jobsNever"],
    mail: ["mailSilent", "mailWaits", "mailOldest"],
    cards: ["cardsSilent", "cardsOpen", "cardsNever"],
    storage: ["storageDisk", "storageFails"],
    relay: ["relayOff"],
  });
  const [, jobs] = healthTiles(ill, "en");
  expect(jobs?.notes[0]).toEqual({ say: "jobsWait", count: 7, queue: "send-mail", span: "12\u00a0minutes" });
});
