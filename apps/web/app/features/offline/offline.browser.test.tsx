import { afterEach, beforeEach, expect, test, vi } from "vitest";
import worker from "../../../public/service-worker.js?raw";
import { chooseScheme } from "../../platform/browser/scheme.ts";
import { forgetOffline, forgetVisit, OFFLINE_DATABASE, OFFLINE_FOR } from "../../platform/forms/forget-drafts.ts";
import { translatorFor } from "../../platform/i18n/translator.ts";
import "../../../test/mount.tsx";
import { storeAppointments } from "./store-appointments.ts";

const HOUR = 3_600_000;
const EVA = "0190f3c0-0000-7000-8000-000000000001";
const NOBODY = { keptUntil: null, items: [] };
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const soon = (name = "Jörg <Groß>") => ({
  keptUntil: at(24),
  items: [{ id: EVA, name, consultation: "discovery", scheduledAt: at(2), endsAt: at(3) }],
});

let answer: unknown;
beforeEach(() => {
  vi.spyOn(window, "fetch").mockImplementation(async () => Response.json(answer));
  vi.spyOn(navigator.serviceWorker, "register").mockResolvedValue({} as ServiceWorkerRegistration);
});
afterEach(() => forgetOffline());

const keep = (userId = EVA, locale: "de" | "en" = "de") =>
  storeAppointments({ userId, locale, zone: null, t: translatorFor(locale, "Aufwind").namespace("offline").t });

/** What the worker answers to a page while there is no network; undefined if the browser's own page is shown. */
async function askOffline(request = { mode: "navigate", method: "GET", url: "https://aufwind.example/de/klient" }) {
  const heard: Record<string, (event: unknown) => void> = {};
  const self = {
    addEventListener: (kind: string, hear: (event: unknown) => void) => Object.assign(heard, { [kind]: hear }),
  };
  const fetchNothing = () => Promise.reject(new TypeError("no network"));
  new Function("self", "fetch", worker)(self, fetchNothing);
  let answered: Promise<Response> | undefined;
  heard.fetch?.({
    request,
    preloadResponse: Promise.resolve(undefined),
    respondWith: (given: Promise<Response>) => {
      answered = given;
    },
  });
  return answered?.then(
    async (response) => ({ response, text: await response.text() }),
    () => undefined,
  );
}

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

test("without a network the worker shows when and with whom, and how to reach the room, without any script", async () => {
  answer = soon();
  await keep();
  const shown = await askOffline();
  expect(shown?.text).toContain("Jörg &lt;Groß&gt;, Kennenlernen");
  expect(shown?.text).toContain("Der Videoraum öffnet um");
  expect(shown?.text).toContain(`href="/de/termine/${EVA}/raum"`);
  expect(shown?.text).not.toContain("<script");
  expect(shown?.response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await askOffline({ mode: "cors", method: "GET", url: "https://aufwind.example/api/x" })).toBeUndefined();
});

test("it has the scheme that was chosen, and else the system's", async () => {
  chooseScheme("system");
  answer = soon();
  await keep();
  expect((await askOffline())?.text).not.toContain('style="color-scheme');
  chooseScheme("dark");
  await keep();
  expect((await askOffline())?.text).toContain('<html lang="de" style="color-scheme:dark">');
  chooseScheme("system");
});

test("what is stored has no name in it, and a key that cannot be read out", async () => {
  answer = soon();
  await keep();
  const opening = indexedDB.open(OFFLINE_DATABASE);
  await new Promise((resolve) => opening.addEventListener("success", resolve));
  const stored = opening.result.transaction("sealed").objectStore("sealed").getAll();
  await new Promise((resolve) => stored.addEventListener("success", resolve));
  opening.result.close();
  const [key, page] = stored.result as [CryptoKey, { sealed: ArrayBuffer }];
  await expect(crypto.subtle.exportKey("raw", key)).rejects.toThrow();
  expect(new TextDecoder().decode(page.sealed)).not.toContain("Jörg");
});

test("appointments that are over are left out, in the reader's language", async () => {
  answer = { ...soon(), items: [{ ...soon().items[0], endsAt: at(-1) }] };
  await keep(EVA, "en");
  expect((await askOffline())?.text).toContain("No upcoming appointment saved.");
});

test("after logging out, the session's end, or where it ends with the browser, nothing is left", async () => {
  for (const end of [
    async () => forgetVisit(),
    async () => {
      answer = NOBODY;
      await keep();
    },
  ]) {
    answer = soon();
    await keep();
    expect(localStorage.getItem(OFFLINE_FOR)).toBe(EVA);
    await end();
    await expect.poll(databases).not.toContain(OFFLINE_DATABASE);
    expect(await askOffline()).toBeUndefined();
    expect(await databases()).not.toContain(OFFLINE_DATABASE);
  }
  answer = { ...soon(), keptUntil: at(-1) };
  await keep();
  expect(await askOffline()).toBeUndefined();
  await expect.poll(databases).not.toContain(OFFLINE_DATABASE);
});

test("somebody else who signs in never meets what was kept before", async () => {
  answer = soon();
  await keep();
  vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("no network"));
  await keep("0190f3c0-0000-7000-8000-000000000002").catch(() => undefined);
  await expect.poll(databases).not.toContain(OFFLINE_DATABASE);
  expect(await askOffline()).toBeUndefined();
});
