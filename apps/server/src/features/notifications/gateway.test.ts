import { ECDH } from "node:crypto";
import { expect, test } from "vitest";
import { newSubscription } from "../../../test/push-receiver.ts";
import { readConfig } from "../../platform/config/config.ts";
import { pushKeys, sendPush } from "./gateway.ts";

const config = readConfig({ MODE: "demo", DATABASE_URL: "postgres://nobody@localhost/none" });
const PUSH = { payload: "{}", tag: "messages", isUrgent: false };

test("the keys are those of the secret, and another secret has others", () => {
  expect(pushKeys("one secret")).toEqual(pushKeys("one secret"));
  const { publicKey } = pushKeys("one secret");
  expect(publicKey).not.toBe(pushKeys("another secret").publicKey);
  expect(ECDH.convertKey(publicKey, "prime256v1", "base64url", "base64url", "uncompressed")).toBe(publicKey);
});

test.each([
  "http://push.example.org/1",
  "https://127.0.0.1/1",
  "https://[::1]/1",
  "https://localhost/1",
  "https://10.0.0.1/1",
])("nothing is sent to %s", async (endpoint) => {
  const { keys } = newSubscription(endpoint).subscription;
  const to = {
    id: "",
    user_id: "",
    endpoint,
    p256dh: Buffer.from(keys.p256dh, "base64url"),
    auth: Buffer.from(keys.auth, "base64url"),
  };
  expect(await sendPush(config, to, PUSH)).toBe("refused");
});
