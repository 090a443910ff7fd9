import { describe, expect, test } from "vitest";
import {
  cardHealth,
  databaseHealth,
  diskRoom,
  eventPause,
  jobHealth,
  mailHealth,
  relayHealth,
  replicaRoom,
} from "./system.ts";
import { HOUR, MINUTE } from "./time/durations.ts";

const NONE = { replicas: 0, replicasUsed: 0 };

describe("the health of a part", () => {
  test.each([
    [{ pingMs: 3, pendingMigrations: 0, replicaLagSeconds: null, ...NONE }, "ok"],
    [{ pingMs: 500, pendingMigrations: 0, replicaLagSeconds: 60, ...NONE }, "ok"],
    [{ pingMs: 501, pendingMigrations: 0, replicaLagSeconds: null, ...NONE }, "degraded"],
    [{ pingMs: 3, pendingMigrations: 1, replicaLagSeconds: null, ...NONE }, "degraded"],
    [{ pingMs: 3, pendingMigrations: 0, replicaLagSeconds: 61, ...NONE }, "degraded"],
    [{ pingMs: 3, pendingMigrations: 0, replicaLagSeconds: 1, replicas: 2, replicasUsed: 2 }, "ok"],
    [{ pingMs: 3, pendingMigrations: 0, replicaLagSeconds: 1, replicas: 2, replicasUsed: 1 }, "degraded"],
  ])("database: %o is %s", (facts, health) => expect(databaseHealth(facts)).toBe(health));

  test.each([
    [{ lagSeconds: 0, idleSeconds: 40 }, "ok"],
    [{ lagSeconds: 60, idleSeconds: 300 }, "ok"],
    [{ lagSeconds: 61, idleSeconds: 1 }, "degraded"],
    [{ lagSeconds: 601, idleSeconds: 1 }, "down"],
    [{ lagSeconds: 0, idleSeconds: 301 }, "down"],
    [{ lagSeconds: 0, idleSeconds: null }, "down"],
  ])("jobs: %o is %s, since without a worker nothing even becomes due", (facts, health) =>
    expect(jobHealth(facts)).toBe(health),
  );

  test("mails wait at most a quarter of an hour, and the server can be reached", () => {
    expect(mailHealth({ isReachable: true, oldestSeconds: 900 })).toBe("ok");
    expect(mailHealth({ isReachable: true, oldestSeconds: 901 })).toBe("degraded");
    expect(mailHealth({ isReachable: false, oldestSeconds: 0 })).toBe("down");
  });

  test("the card provider is reached and all of its messages are processed", () => {
    expect(cardHealth({ isReachable: true, unhandled: 0 })).toBe("ok");
    expect(cardHealth({ isReachable: true, unhandled: 1 })).toBe("degraded");
    expect(cardHealth({ isReachable: false, unhandled: 0 })).toBe("down");
  });

  test("one relay of several is enough for calls", () => {
    const of = (relays: number, reached: number) => relayHealth({ relays, reached });
    expect([of(0, 0), of(2, 0), of(2, 1), of(2, 2)]).toEqual(["off", "down", "degraded", "ok"]);
  });
});

test("a message that fails again and again is tried every ten minutes, then less and less often, twice a day at last", () => {
  expect([1, 20, 21, 23].map((attempts) => eventPause(attempts) / MINUTE)).toEqual([10, 10, 20, 80]);
  expect([40, 5_000].map((attempts) => eventPause(attempts) / HOUR)).toEqual([12, 12]);
});

test("a disk that fills is a case from a tenth of free space on, and no more only with clearly more", () => {
  expect([10, 9, 2].map((free) => diskRoom(free, "ok"))).toEqual(["ok", "tight", "critical"]);
  expect([12, 15].map((free) => diskRoom(free, "tight"))).toEqual(["tight", "ok"]);
});

test("a replica is a case once it is a minute behind, and no more only with clearly less", () => {
  expect([60, 61, 601].map((lag) => replicaRoom(lag, "ok"))).toEqual(["ok", "tight", "critical"]);
  expect([45, 30].map((lag) => replicaRoom(lag, "critical"))).toEqual(["tight", "ok"]);
});
