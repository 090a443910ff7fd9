import { startCard } from "@aufwind/contract/payment-methods";
import type { Locale } from "@aufwind/rules/locale";
import type { Appearance, Stripe, StripeElements } from "@stripe/stripe-js";
import { chosenScheme, onSchemeChosen } from "../../platform/browser/scheme.ts";
import { callFromBrowser } from "../../platform/http/browser-api.ts";
import { openProvider } from "./provider.ts";
import { type Refusal, refusalOf } from "./refusal.ts";

const DARK = "(prefers-color-scheme: dark)";

const isDark = () => {
  const chosen = chosenScheme();
  return chosen === "system" ? window.matchMedia(DARK).matches : chosen === "dark";
};

/**
 * Styles the provider's form like ours: its frame cannot see our style sheet, so the colours are read from its place.
 */
function appearanceOf(place: HTMLElement): Appearance {
  const { color, backgroundColor, borderTopColor, outlineColor, caretColor } = getComputedStyle(place);
  return {
    theme: isDark() ? "night" : "stripe",
    variables: {
      colorText: color,
      colorBackground: backgroundColor,
      colorTextPlaceholder: borderTopColor,
      colorPrimary: outlineColor,
      colorDanger: caretColor,
      fontFamily: "Inter, system-ui, sans-serif",
      fontSizeBase: "16px",
      borderRadius: "10px",
    },
  };
}

/** Calls `listener` when the scheme changes; returns a function that unsubscribes. */
function onSchemeChange(listener: () => void): () => void {
  const system = window.matchMedia(DARK);
  const leave = onSchemeChosen(listener);
  system.addEventListener("change", listener);
  return () => {
    leave();
    system.removeEventListener("change", listener);
  };
}

const LONGEST_WAIT_MS = 30_000;

/** The provider's fields in our page. */
export type CardFields = {
  /** Lets the provider save the card: returns its id, or why it did not. */
  save: () => Promise<{ setupIntentId: string } | { refusal: Refusal }>;
  close: () => void;
};

/** Mounts the fields in `box` to save a card; resolves once they are ready. */
export async function openCardFields(box: HTMLElement, locale: Locale): Promise<CardFields> {
  const [provider, { clientSecret }] = await Promise.all([openProvider(), callFromBrowser(startCard, { body: {} })]);
  const { elements, close } = await mountFields(box, { provider, clientSecret, locale });
  return { save: () => confirm(provider, elements), close };
}

type Mounting = { provider: Stripe; clientSecret: string; locale: Locale };

/** The provider's fields in `box`, for whatever the secret is for. */
export async function mountFields(box: HTMLElement, { provider, clientSecret, locale }: Mounting) {
  const elements = provider.elements({ clientSecret, locale, appearance: appearanceOf(box) });
  const fields = elements.create("payment", { wallets: { applePay: "never", googlePay: "never" } });
  const place = document.createElement("div");
  box.append(place);
  const leave = onSchemeChange(() => elements.update({ appearance: appearanceOf(box) }));
  const close = () => {
    leave();
    fields.destroy();
    place.remove();
  };
  try {
    await new Promise<void>((resolve, reject) => {
      const tooLong = setTimeout(() => reject(new Error("the fields did not come")), LONGEST_WAIT_MS);
      fields.on("ready", () => resolve(clearTimeout(tooLong)));
      fields.on("loaderror", ({ error }) => reject(new Error(error.type)));
      fields.mount(place);
    });
  } catch (error) {
    close();
    throw error;
  }
  return { elements, close };
}

async function confirm(provider: Stripe, elements: StripeElements) {
  const { setupIntent, error } = await provider.confirmSetup({ elements, redirect: "if_required" });
  // A retry may find that the first one succeeded.
  const saved = setupIntent ?? error.setup_intent;
  return saved?.status === "succeeded" ? { setupIntentId: saved.id } : { refusal: refusalOf(error) };
}
