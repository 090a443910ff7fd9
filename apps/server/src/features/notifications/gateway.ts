import { createECDH, hkdfSync } from "node:crypto";
import type { Config } from "../../platform/config/config.ts";
import { allowedServersOf, OutOfReach, requestPublicServer } from "../../platform/http/public-fetch.ts";
import type { Subscription } from "./push-store.ts";

/** The order of the curve P-256: private keys are integers below it. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** The VAPID keys, derived from SECRET: nothing more to keep. */
export function pushKeys(secret: string): { publicKey: string; privateKey: string } {
  const drawn = BigInt(`0x${Buffer.from(hkdfSync("sha256", secret, "", "web-push", 48)).toString("hex")}`);
  const privateKey = Buffer.from(((drawn % (ORDER - 1n)) + 1n).toString(16).padStart(64, "0"), "hex");
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(privateKey);
  return { publicKey: curve.getPublicKey("base64url"), privateKey: privateKey.toString("base64url") };
}

const SECONDS = 10;
/** After a day a push is useless. */
const KEPT_SECONDS = 86_400;

export type Push = { payload: string; tag: string; isUrgent: boolean };
/** `gone`: the subscription ended; `refused`: permanent; `later`: temporary failure. */
type Outcome = "sent" | "gone" | "refused" | "later";

/** Sends a push to a browser's service, encrypted for that browser. Errors become results here. */
export async function sendPush(config: Config, to: Subscription, push: Push): Promise<Outcome> {
  const url = new URL(to.endpoint);
  if (url.protocol !== "https:" && !config.privateNetworks) return "refused";
  try {
    const { headers, body } = await sealed(config, to, push);
    const signal = AbortSignal.timeout(SECONDS * 1000);
    const response = await requestPublicServer(url, {
      method: "POST",
      headers,
      body,
      signal,
      reach: allowedServersOf(config),
    });
    response.destroy();
    return outcomeOf(response.statusCode ?? 0);
  } catch (error) {
    return error instanceof OutOfReach ? "refused" : "later";
  }
}

async function sealed(config: Config, { endpoint, p256dh, auth }: Subscription, { payload, tag, isUrgent }: Push) {
  const { default: webPush } = await import("web-push");
  const keys = { p256dh: p256dh.toString("base64url"), auth: auth.toString("base64url") };
  const details = webPush.generateRequestDetails({ endpoint, keys }, payload, {
    vapidDetails: { subject: `mailto:${config.company.supportEmail}`, ...pushKeys(config.secret) },
    TTL: KEPT_SECONDS,
    urgency: isUrgent ? "high" : "normal",
    topic: tag,
  });
  return { headers: details.headers as Record<string, string | number>, body: details.body };
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  return status === 429 || status >= 500 ? "later" : "refused";
}
