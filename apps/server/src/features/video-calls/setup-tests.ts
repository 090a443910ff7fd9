import { randomUUID } from "node:crypto";
import type { SetupTest, SetupTestLine } from "@aufwind/contract/video-calls-setup-tests";
import { MINUTE } from "@aufwind/rules/time/durations";
import { type SetupTestResult, verdictOf } from "@aufwind/rules/video-calls-setup-tests";
import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { deviceOf } from "../../platform/session/device.ts";
import { findUser, lockUser } from "../accounts/store.ts";
import { recordView } from "../audit-log/commands.ts";
import { iceServers } from "./gateway.ts";
import { insertSetupTest, type SetupTestRow, setupTestsOf } from "./setup-test-store.ts";

/** A test takes seconds. */
const RELAY_FOR = 10 * MINUTE;

/** The helpers of a call for somebody who is in none; the relay learns nothing about the person. */
export function lineToTest({ config, clock }: Platform): SetupTestLine {
  const until = new Date(Math.floor((clock.now().getTime() + RELAY_FOR) / 1000) * 1000);
  return {
    iceServers: iceServers(config.ice, { visitId: randomUUID(), until }),
    transport: config.ice.transport,
    relayUntil: until.toISOString(),
  };
}

type SaveParams = { userId: string; userAgent: string; result: SetupTestResult };

export const saveSetupTest = ({ database, clock }: Platform, { userId, userAgent, result }: SaveParams) =>
  transact(database, async (tx) => {
    // One at a time, so that the latest few are counted right.
    await lockUser(tx, userId);
    const { browser, system } = deviceOf(userAgent);
    const { hasEvents, roundTripMs, lossPermille, candidates, ...rest } = result;
    const row = await insertSetupTest(tx, {
      ...{ ...rest, user_id: userId, tested_at: clock.now(), browser, system },
      ...{ has_events: hasEvents, round_trip_ms: roundTripMs, loss_permille: lossPermille },
      candidates: [...new Set(candidates)],
    });
    return presentSetupTest(row);
  });

export const ownSetupTests = async ({ database }: Platform, userId: string): Promise<SetupTest[]> =>
  (await setupTestsOf(database, userId)).map(presentSetupTest);

/** For support; that somebody looked is recorded before it is shown. */
export async function readSetupTestsOf(platform: Platform, { id, operatorId }: { id: string; operatorId: string }) {
  if (!(await findUser(platform.database, id))) throw new Problem("notFound");
  const subject = { kind: "person", id };
  await recordView(platform, { operatorId, action: "video-calls.readSetupTests", subject });
  return ownSetupTests(platform, id);
}

function presentSetupTest(row: SetupTestRow): SetupTest {
  const result = {
    camera: row.camera as SetupTest["camera"],
    microphone: row.microphone as SetupTest["microphone"],
    speaker: row.speaker as SetupTest["speaker"],
    hasEvents: row.has_events,
    line: row.line as SetupTest["line"],
    candidates: row.candidates as SetupTest["candidates"],
    roundTripMs: row.round_trip_ms,
    lossPermille: row.loss_permille,
    kilobits: row.kilobits,
  };
  const { id, browser, system } = row;
  return { ...result, id, browser, system, testedAt: row.tested_at.toISOString(), verdict: verdictOf(result) };
}
