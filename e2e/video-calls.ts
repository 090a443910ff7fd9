import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { bookAgreedDiscovery, newClient, type OpenCoach } from "./appointments.ts";
import { CONTROL_URL } from "./fixtures.ts";
import { query } from "./server-control.ts";

/** Begins in this many minutes, or began if negative; lasts an hour. */
export async function moveAppointment(id: string, minutes: number): Promise<void> {
  const begin = `now() + interval '${Math.round(minutes * 60)} seconds'`;
  // Nothing becomes due meanwhile: that is another journey's subject.
  const times = `starts_at = ${begin}, ends_at = ${begin} + interval '1 hour', due_at = now() + interval '2 days'`;
  await query(`update appointments set ${times}, reminded_at = now() where id = $1`, id);
}

/** A free, agreed appointment of a new client with this coach that began ten minutes ago. */
export async function startedAppointment(client: APIRequestContext, coach: OpenCoach): Promise<string> {
  await newClient(client);
  const id = await bookAgreedDiscovery(client, coach);
  await moveAppointment(id, -10);
  return id;
}

/** The call's state over the API for whoever is signed in. */
export const readRoom = async (reader: APIRequestContext, id: string) =>
  (await reader.get(`/api/appointments/${id}/room`)).json();

/** Makes the page refresh, as when somebody returns to it: moved rows send no events. */
export const refreshPages = (...pages: Page[]) =>
  Promise.all(pages.map((page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))));

const framesOf = (video: Locator): Promise<number> =>
  video.evaluate((shown: HTMLVideoElement) => shown.getVideoPlaybackQuality().totalVideoFrames);

/** Frames arrive and are decoded. */
export async function expectMoving(video: Locator, timeout = 15_000): Promise<void> {
  await expect(video).toBeVisible({ timeout });
  let before = await framesOf(video);
  const arrived = async () => {
    const frames = await framesOf(video);
    // A new connection counts from zero.
    before = Math.min(before, frames);
    return frames - before;
  };
  await expect.poll(arrived, { timeout, intervals: [100] }).toBeGreaterThan(5);
}

/** No new frame for half a second. */
export const expectStill = (video: Locator): Promise<void> =>
  expect(async () => {
    const before = await framesOf(video);
    const after = await video.evaluate(async (shown: HTMLVideoElement) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return shown.getVideoPlaybackQuality().totalVideoFrames;
    });
    expect(after).toBe(before);
  }).toPass({ timeout: 10_000 });

/** The other side's loudest level within a good second; the fake microphone beeps each second. */
const voiceIn = (page: Page): Promise<number> =>
  page.locator("audio").evaluate(async (audio: HTMLAudioElement) => {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(audio.srcObject as MediaStream).connect(analyser);
    const waves = new Float32Array(analyser.fftSize);
    let loudest = 0;
    for (const until = performance.now() + 1300; performance.now() < until && loudest < 0.02; ) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      analyser.getFloatTimeDomainData(waves);
      loudest = Math.max(loudest, ...waves);
    }
    await context.close();
    return audio.paused ? 0 : loudest;
  });

export const expectHeard = (page: Page) => expect.poll(() => voiceIn(page)).toBeGreaterThanOrEqual(0.02);
export const expectSilent = (page: Page) => expect.poll(() => voiceIn(page)).toBeLessThan(0.001);

/** Somebody in a call, whatever the browser. */
export type Guest = {
  goto: (url: string) => Promise<void>;
  press: (button: string) => Promise<void>;
  expectSaid: (words: string) => Promise<void>;
  expectMoving: (label: string) => Promise<void>;
  expectHeard: () => Promise<void>;
  expectSilent: () => Promise<void>;
};

export const inChromium = (page: Page): Guest => ({
  goto: async (url) => void (await page.goto(url)),
  press: (name) => page.getByRole("button", { name, exact: true }).click(),
  expectSaid: (words) => expect(page.locator("p").filter({ hasText: new RegExp(`^\\s*${words}`) })).toBeVisible(),
  expectMoving: (label) => expectMoving(page.getByLabel(label, { exact: true })),
  expectHeard: () => expectHeard(page),
  expectSilent: () => expectSilent(page),
});

/** The site whose video uses the relay only; undefined if none is installed. See scripts/video-relay-site.ts. */
export async function relayedSite(): Promise<string | undefined> {
  const answer = await fetch(`${CONTROL_URL}/relay/open`);
  expect(answer.status, answer.ok ? "" : await answer.text()).toBe(200);
  return ((await answer.json()) as { url: string | null }).url ?? undefined;
}

export const controlRelay = async (what: "pause" | "resume") =>
  expect((await fetch(`${CONTROL_URL}/relay/${what}`)).status).toBe(200);
