import type { readPushKey, subscribeToPush, unsubscribeFromPush } from "@aufwind/contract/notifications";
import { callFromBrowser } from "../http/browser-api.ts";
import { lightRoute } from "../http/light-route.ts";

const KEY = lightRoute<typeof readPushKey>({ method: "get", path: "/api/notifications/push-key" });
const SUBSCRIBE = lightRoute<typeof subscribeToPush>({ method: "put", path: "/api/notifications/push-subscription" });
const UNSUBSCRIBE = lightRoute<typeof unsubscribeFromPush>({
  method: "delete",
  path: "/api/notifications/push-subscription",
});

export const askKey = async () => keyBytes((await callFromBrowser(KEY, {})).publicKey);

/** Tells the server where this browser is reached. */
export async function tellServer(subscription: PushSubscription): Promise<void> {
  const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = subscription.toJSON();
  await callFromBrowser(SUBSCRIBE, { body: { endpoint, keys: { p256dh, auth } } });
}

export const untellServer = ({ endpoint }: PushSubscription) => callFromBrowser(UNSUBSCRIBE, { body: { endpoint } });

/** A key as it is sent, base64url, becomes the bytes that browsers take. */
export function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Whether a browser has subscribed with this key. */
export function isSameKey(known: ArrayBuffer | null, key: Uint8Array): boolean {
  const bytes = known && new Uint8Array(known);
  return bytes?.length === key.length && bytes.every((byte, place) => byte === key[place]);
}
