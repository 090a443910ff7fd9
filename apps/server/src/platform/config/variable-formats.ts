import { z } from "zod";
import type { NamedKey } from "../session/sealed-record.ts";

export const port = z.coerce.number().int().min(0).max(65535);
export const url = (...protocols: string[]) =>
  z.url({
    protocol: new RegExp(`^(${protocols.join("|")})$`),
    error: `must be an address that starts with ${protocols[0]}://`,
  });
export const flag = z.enum(["true", "false"]).transform((word) => word === "true");
const host = String.raw`(\[[0-9a-f:.]+\]|[\w.-]+)(:\d{1,5})?`;
/** Addresses of STUN or TURN servers, comma-separated. */
export const iceUrls = (scheme: string, options = "") => {
  const shape = new RegExp(`^${scheme}s?:${host}${options}$`, "i");
  const error = `must be addresses like ${scheme}:host:3478, with commas between them`;
  return z
    .string()
    .transform((text) => text.split(",").map((each) => each.trim()))
    .pipe(z.array(z.string().regex(shape, { error })));
};

/** What a third party's script stores in browsers: `_ad=90` for 90 days, `_visit=session`, `_id=unlimited`; or `none`. */
export const storedItems = z
  .string()
  .transform((text) => (text.trim() === "none" ? [] : text.split(",").map((each) => each.trim())))
  .pipe(
    z.array(
      z.string().regex(/^[^=,\s]{1,80}=(\d{1,5}|session|unlimited)$/, {
        error: "must be none, or names with their days like _ad=90,_visit=session, with commas between them",
      }),
    ),
  )
  .transform((all) => all.map((each) => nameAndTime(each.split("="))));
const nameAndTime = ([name = "", time = ""]: string[]) => ({
  name,
  lasts: time === "session" || time === "unlimited" ? time : Number(time),
});

/** Headers as OpenTelemetry writes them: `authorization=Bearer%20x,tenant=a`. */
export const otlpHeaders = z
  .string()
  .transform((text) => text.split(",").map((each) => each.trim()))
  .pipe(
    z.array(
      z.string().regex(/^[\w-]{1,80}=[^,\r\n]{1,2000}$/, {
        error: "must be headers like authorization=Bearer%20…, with commas between them",
      }),
    ),
  )
  .transform((all) => Object.fromEntries(all.map(nameAndHeader)));
const nameAndHeader = (each: string): [string, string] => {
  const at = each.indexOf("=");
  return [each.slice(0, at), decodeURIComponent(each.slice(at + 1))];
};

/** The name of the key derived from `SECRET`. */
export const OF_SECRET = "secret";
/** Named keys, comma-separated. */
export const namedKeys = z
  .string()
  .transform((text) => text.split(",").map((each) => each.trim()))
  .pipe(
    z.array(
      z.string().regex(/^[a-z0-9-]{1,40}:[A-Za-z0-9+/]{43}=$/, {
        error: "must be names with 32 bytes in base64 like 2026:…=, with commas between them",
      }),
    ),
  )
  .transform((all) => all.map((each) => nameAndKey(each.split(":"))))
  .refine((all) => new Set([OF_SECRET, ...all.map(({ name }) => name)]).size === all.length + 1, {
    error: `must give each key a name of its own, other than ${OF_SECRET}`,
  });
const nameAndKey = ([name = "", key = ""]: string[]): NamedKey => ({ name, key: Buffer.from(key, "base64") });
