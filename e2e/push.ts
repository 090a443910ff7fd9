import { expect, type Page } from "@playwright/test";
import { CONTROL_URL } from "./fixtures.ts";

type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };
type Told = { title: string; body: string; url: string; tag: string; isSigned: boolean };

async function ask<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(`${CONTROL_URL}${path}`);
  expect(answer.status, answer.ok ? "" : await answer.text()).toBe(200);
  return (await answer.json()) as Answer;
}

/** The site whose pushes go to a local service, and how a browser subscribes there. */
export const openPushSite = () => ask<{ url: string; subscription: Subscription }>("/push/open");

/** Everything sent to a browser, decrypted, and whether it was signed with its subscription's key. */
export const pushesTo = ({ endpoint }: Subscription, key: string) =>
  ask<Told[]>(`/push/got${new URL(endpoint).pathname}/${key}`);

/** How many notifications are delayed by quiet hours. */
export const countDelayed = async () => (await ask<{ count: number }>("/push/held")).count;

const KEY = "subscribed-with";

/**
 * Chromium's own push service is unreachable: the page subscribes at the local one instead. A headless browser refuses
 * notifications; here they are allowed.
 */
export const subscribeLocally = (page: Page, given: Subscription): Promise<unknown> =>
  page.addInitScript(
    ({ subscription, key }) => {
      Object.defineProperty(Notification, "permission", { get: () => "granted" });
      Notification.requestPermission = async () => "granted";
      const kept = () => JSON.parse(localStorage.getItem(key) ?? "null") as number[] | null;
      const made = (bytes: number[]) =>
        ({
          endpoint: subscription.endpoint,
          options: { userVisibleOnly: true, applicationServerKey: new Uint8Array(bytes).buffer },
          toJSON: () => subscription,
          unsubscribe: async () => {
            localStorage.removeItem(key);
            return true;
          },
        }) as unknown as PushSubscription;
      PushManager.prototype.getSubscription = async () => {
        const bytes = kept();
        return bytes && made(bytes);
      };
      PushManager.prototype.subscribe = async (options) => {
        const bytes = [...new Uint8Array(options?.applicationServerKey as Uint8Array<ArrayBuffer>)];
        localStorage.setItem(key, JSON.stringify(bytes));
        return made(bytes);
      };
    },
    { subscription: given, key: KEY },
  );

/** The key of the page's subscription. */
export async function subscriptionKey(page: Page): Promise<string> {
  const bytes = await page.evaluate((key) => localStorage.getItem(key), KEY);
  return Buffer.from(JSON.parse(bytes ?? "[]") as number[]).toString("base64url");
}

type Shown = { title: string; body: string; to: string };
type Options = { body: string; data: { url: string } };
/** What a worker has and a page does not. */
type WorkerScope = {
  shown: Shown[];
  registration: { showNotification(title: string, options: Options): Promise<void> };
};

/** Records what the page's worker shows, since a headless browser shows nothing, and delivers pushes to it. */
export async function recordShown(page: Page) {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.shown = [];
    scope.registration.showNotification = async (title, { body, data }) => {
      scope.shown.push({ title, body, to: data.url });
    };
  });
  const session = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await session.send("ServiceWorker.enable");
  const registrationId = await found;
  return {
    /** Like Chromium when its push service has something for this site. */
    deliver: ({ url, data }: { url: string; data: string }) =>
      session.send("ServiceWorker.deliverPushMessage", { origin: url, registrationId, data }),
    read: () => worker?.evaluate(() => (globalThis as unknown as WorkerScope).shown),
  };
}
