import type { Session } from "@aufwind/contract/sessions";
import Bowser from "bowser";

export type Device = Pick<Session, "browser" | "system" | "device">;

const KINDS = new Set<string>(["desktop", "mobile", "tablet"] satisfies Session["device"][]);
const isKind = (name: string | undefined): name is Session["device"] => KINDS.has(name ?? "");

// Only names that the library knows: the user agent's own text would end up in our mails.
const BROWSERS = new Set<string | undefined>(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set<string | undefined>(Object.values(Bowser.OS_MAP));

/** "Firefox" on "Windows", as far as known. */
export function deviceOf(userAgent: string): Device {
  if (!userAgent) return { browser: null, system: null, device: "unknown" };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: BROWSERS.has(browser.name) ? (browser.name ?? null) : null,
    system: SYSTEMS.has(os.name) ? (os.name ?? null) : null,
    device: isKind(platform.type) ? platform.type : "unknown",
  };
}
