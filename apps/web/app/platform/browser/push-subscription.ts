import type { readPushKey, subscribeToPush, unsubscribeFromPush } from "@aufwind/contract/notifications";
import { PUSH_TOLD } from "../forms/forget-drafts.ts";
import { callFromBrowser, lightRoute } from "../http/browser-api.ts";
import { registerWorker } from "./service-worker.ts";

const KEY = lightRoute<typeof readPushKey>({ method: "get", path: "/api/notifications/push-key" });
const SUBSCRIBE = lightRoute<typeof subscribeToPush>({ method: "put", path: "/api/notifications/push-subscription" });
const UNSUBSCRIBE = lightRoute<typeof unsubscribeFromPush>({
  method: "delete",
  path: "/api/notifications/push-subscription",
});

export const fetchPushKey = async () => keyBytes((await callFromBrowser(KEY, {})).publicKey);

/** Sends this browser's subscription to the server. */
export async function sendSubscription(subscription: PushSubscription): Promise<void> {
  const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = subscription.toJSON();
  await callFromBrowser(SUBSCRIBE, { body: { endpoint, keys: { p256dh, auth } } });
}

export const removeSubscription = ({ endpoint }: PushSubscription) =>
  callFromBrowser(UNSUBSCRIBE, { body: { endpoint } });

/** Decodes a base64url key to bytes. */
export function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Whether a browser has subscribed with this key. */
export function isSameKey(known: ArrayBuffer | null, key: Uint8Array): boolean {
  const bytes = known && new Uint8Array(known);
  return bytes?.length === key.length && bytes.every((byte, place) => byte === key[place]);
}

/** `homeScreen`: iOS shows notifications only of pages on the home screen. */
export type PushState = "unsupported" | "homeScreen" | "blocked" | "off" | "on";

/** Whose notifications this browser shows: the next person who signs in here has not agreed to any. */
const OWNER = "push-for";
/** After this the subscription is sent again. */
const TOLD_FOR = 3_600_000;

const isAble = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
const isApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) || ("standalone" in navigator && navigator.maxTouchPoints > 1);

const subscribed = async () =>
  (await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription().catch(() => null) ?? null;

/** This browser's state, for this person. */
export async function pushState(userId: string): Promise<PushState> {
  if (!isAble()) return isApple() ? "homeScreen" : "unsupported";
  if (Notification.permission === "denied") return "blocked";
  return localStorage.getItem(OWNER) === userId && (await subscribed()) ? "on" : "off";
}

/** Asks for permission, subscribes, and tells the server. */
export async function switchOn(userId: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== "granted") return pushState(userId);
  await registerWorker();
  await sendSubscription(await subscriptionWith(await fetchPushKey()));
  localStorage.setItem(OWNER, userId);
  noteTold();
  return "on";
}

/** The server first, so that nothing is sent any more whatever the browser does. */
export async function switchOff(): Promise<PushState> {
  const subscription = await subscribed();
  localStorage.removeItem(OWNER);
  if (!subscription) return "off";
  await removeSubscription(subscription);
  await subscription.unsubscribe();
  return "off";
}

/** After a new log-in, or with a new key of ours, the server does not know this browser: sent again regularly. */
export async function renewSubscription(userId: string): Promise<void> {
  if (!isAble() || localStorage.getItem(OWNER) !== userId || Notification.permission !== "granted") return;
  if (Number(sessionStorage.getItem(PUSH_TOLD)) > Date.now() || !(await subscribed())) return;
  await sendSubscription(await subscriptionWith(await fetchPushKey()));
  noteTold();
}

const noteTold = () => sessionStorage.setItem(PUSH_TOLD, String(Date.now() + TOLD_FOR));

async function subscriptionWith(applicationServerKey: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && isSameKey(known.options.applicationServerKey, applicationServerKey)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}
