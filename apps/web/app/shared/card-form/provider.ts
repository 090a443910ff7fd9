import { readPublishKey } from "@aufwind/contract/payment-methods";
import type { Stripe } from "@stripe/stripe-js";
import { callFromBrowser } from "../../platform/http/browser-api.ts";
import { documentNonce } from "../../platform/http/document-context.ts";

let coming: Promise<Stripe> | undefined;

/** The provider's script: loaded once, and again after a failure. */
export function openProvider(): Promise<Stripe> {
  coming ??= load().catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

async function load(): Promise<Stripe> {
  const { publishableKey, scriptUrl } = await callFromBrowser(readPublishKey, {});
  if (!window.Stripe) await addScript(scriptUrl);
  if (!window.Stripe) throw new Error("the payment platform's script brought nothing");
  return window.Stripe(publishableKey, { locale: document.documentElement.lang === "de" ? "de" : "en" });
}

const addScript = (src: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.nonce = documentNonce();
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error("the payment platform's script could not be loaded"));
    };
    document.head.append(script);
  });
