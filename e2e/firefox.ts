import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type APIRequestContext, expect } from "@playwright/test";
import { type Browser, launch, type Page } from "puppeteer-core";
import { answerConsent } from "./fixtures.ts";
import type { Guest } from "./video-calls.ts";

/** Playwright only drives its own build of Firefox; this one is the system's, as people have it. */
const NAMES = ["firefox-esr", "firefox"];

/** Fake camera and microphone without a prompt, and both ends on this machine. */
const PREFERENCES = {
  "media.navigator.streams.fake": true,
  "media.navigator.permission.disabled": true,
  // Two windows are never both in front, and the one behind would wait for the camera.
  "media.devices.unfocused.enabled": true,
  "media.autoplay.default": 0,
  // A page that still scrolls or moves would take a click for its neighbour.
  "ui.prefersReducedMotion": 1,
  "general.smoothScroll": false,
  "media.peerconnection.ice.loopback": true,
  "media.peerconnection.ice.obfuscate_host_addresses": false,
};

/** The Firefox of this machine; undefined if none is installed. */
export async function openFirefox(): Promise<Browser | undefined> {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const file = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
  return file === undefined
    ? undefined
    : launch({ browser: "firefox", executablePath: file, extraPrefsFirefox: PREFERENCES });
}

/** A window of Firefox for whoever is signed in at `request`, or for a visitor. */
export async function firefoxPage(browser: Browser, request?: APIRequestContext): Promise<Page> {
  const context = await browser.createBrowserContext();
  const cookies = (await request?.storageState())?.cookies ?? [];
  await context.setCookie(...cookies.map(({ name, value, domain, path }) => ({ name, value, domain, path })));
  // Background tabs are throttled: each has a window.
  const page = await context.newPage({ type: "window" });
  await page.evaluateOnNewDocument(answerConsent);
  await page.evaluateOnNewDocument(keepLines);
  await page.evaluateOnNewDocument(giveDevices);
  return page;
}

/** A small camera for slow machines; and a second one as the screen, which headless browsers lack. */
const giveDevices = () => {
  const { mediaDevices } = navigator;
  if (!mediaDevices) return;
  const ask = mediaDevices.getUserMedia.bind(mediaDevices);
  const small = { width: 320, height: 180, frameRate: 10 };
  Object.defineProperties(mediaDevices, {
    getUserMedia: { value: (wish: MediaStreamConstraints) => ask({ ...wish, ...(wish.video && { video: small }) }) },
    getDisplayMedia: { value: () => ask({ video: small }) },
  });
};

/** Records the page's peer connections, so that their statistics can be read. */
const keepLines = () => {
  const lines: RTCPeerConnection[] = [];
  const Plain = RTCPeerConnection;
  const Kept = class extends Plain {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      lines.push(this);
    }
  };
  Object.assign(window, { RTCPeerConnection: Kept, lines });
};

/**
 * Clicks a button once it is there; Puppeteer's own locators wait for animations to stop, seconds long on slow
 * machines.
 */
async function press(page: Page, name: string): Promise<void> {
  const button = await page.waitForSelector(`::-p-xpath(//button[not(@disabled)][normalize-space()="${name}"])`);
  await button?.click();
}

/** Small enough to be compared, large enough to show motion. */
const pictureIn = (page: Page, label: string): Promise<string> =>
  page.$$eval(`video[aria-label="${label}"]`, ([video]) => {
    const pen = Object.assign(document.createElement("canvas"), { width: 64, height: 36 }).getContext("2d");
    if (!video || !pen) return "";
    pen.drawImage(video, 0, 0, 64, 36);
    return pen.getImageData(0, 0, 64, 36).data.join();
  });

/** Frames keep arriving. */
async function expectMovingIn(page: Page, label: string): Promise<void> {
  const pictures = new Set<string>();
  const count = async () => pictures.add(await pictureIn(page, label)).size;
  await expect.poll(count, { message: label, timeout: 15_000, intervals: [100] }).toBeGreaterThan(5);
}

/** All audio samples so far; without a loudspeaker Firefox offers no other way. */
const soundIn = (page: Page): Promise<number> =>
  page.$eval("audio", async (audio) => {
    const { lines } = window as unknown as { lines: RTCPeerConnection[] };
    const stats = await lines.find(({ connectionState }) => connectionState === "connected")?.getStats();
    const [voice] = [...(stats?.values() ?? [])].filter(({ type, kind }) => type === "inbound-rtp" && kind === "audio");
    return audio.paused ? 0 : (voice?.totalAudioEnergy ?? 0);
  });

async function expectHeardIn(page: Page): Promise<void> {
  const before = await soundIn(page);
  await expect.poll(() => soundIn(page)).toBeGreaterThan(before + 0.001);
}

/** Longer than the second between two beeps. */
const expectSilentIn = (page: Page): Promise<void> =>
  expect(async () => {
    const before = await soundIn(page);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1300)));
    expect((await soundIn(page)) - before).toBeLessThan(0.001);
  }).toPass({ timeout: 10_000 });

/** A paragraph that begins with this text is shown. */
const expectSaid = async (page: Page, words: string): Promise<void> =>
  void (await page.waitForSelector(`::-p-xpath(//p[starts-with(normalize-space(), "${words}")])`, {
    visible: true,
    timeout: 10_000,
  }));

/** Somebody in a call who uses Firefox, signed in as at `request`. */
export const inFirefox = async (browser: Browser, request: APIRequestContext): Promise<Guest> =>
  guestAt(await firefoxPage(browser, request));

/** The person before an open window. */
export const guestAt = (page: Page): Guest => ({
  goto: async (url) => void (await page.goto(url)),
  press: (name) => press(page, name),
  expectSaid: (words) => expectSaid(page, words),
  expectMoving: (label) => expectMovingIn(page, label),
  expectHeard: () => expectHeardIn(page),
  expectSilent: () => expectSilentIn(page),
});
