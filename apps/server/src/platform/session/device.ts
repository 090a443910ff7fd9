import type { Session } from "@aufwind/contract/sessions";
import Bowser from "bowser";

export type Device = Pick<Session, "browser" | "system" | "device">;

const KINDS = new Set<string>(["desktop", "mobile", "tablet"] satisfies Session["device"][]);
const isKind = (name: string | undefined): name is Session["device"] => KINDS.has(name ?? "");

/** "Firefox" on "Windows", as far as the browser told. */
export function deviceOf(userAgent: string): Device {
  if (!userAgent) return { browser: null, system: null, device: "unknown" };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name || null,
    system: os.name || null,
    device: isKind(platform.type) ? platform.type : "unknown",
  };
}
