import {
  beginSetupTest,
  listOwnSetupTests,
  type SetupTest,
  saveSetupTest,
} from "@aufwind/contract/video-calls-setup-tests";
import type { SetupTestResult } from "@aufwind/rules/video-calls-setup-tests";
import { callFromBrowser } from "../../../platform/http/browser-api.ts";
import { liveState, watchLive } from "../../../platform/live/live-store.ts";
import { measuresOf } from "./connection-measures.ts";
import { type ConnectionResult, testConnection } from "./connection-test.ts";

/** This file is loaded by `import()`: it brings the schemas of the contract along. */
export type SetupTestFacts = ConnectionResult & { hasEvents: boolean };

/** The stream of events begins some seconds after the page. */
const EVENTS_MS = 8000;

/** Tries the line to the relay, or without one to our server, and whether the server tells of things by itself. */
export async function runSetupTest(): Promise<SetupTestFacts> {
  const helpers = await callFromBrowser(beginSetupTest, {});
  const [tried, hasEvents] = await Promise.all([testConnection(helpers), hearsEvents()]);
  const roundTripMs = tried.line === "direct" ? await serverRoundTrip() : tried.roundTripMs;
  return { ...tried, roundTripMs, hasEvents };
}

async function serverRoundTrip(): Promise<number | null> {
  const roundTripsMs: number[] = [];
  for (let tries = 0; tries < 3; tries += 1) {
    const began = performance.now();
    await callFromBrowser(listOwnSetupTests, {});
    roundTripsMs.push(performance.now() - began);
  }
  return measuresOf({ sent: roundTripsMs.length, roundTripsMs }).roundTripMs;
}

function hearsEvents(): Promise<boolean> {
  if (liveState() === "open") return Promise.resolve(true);
  return new Promise((resolve) => {
    const stop = watchLive(() => liveState() === "open" && end(true));
    const timer = setTimeout(() => end(false), EVENTS_MS);
    const end = (isHeard: boolean) => {
      stop();
      clearTimeout(timer);
      resolve(isHeard);
    };
  });
}

export const saveResult = ({ candidates, ...result }: SetupTestResult): Promise<SetupTest> =>
  callFromBrowser(saveSetupTest, { body: { ...result, candidates: [...candidates] } });
