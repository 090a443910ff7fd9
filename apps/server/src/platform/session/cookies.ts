import { LIFETIMES } from "@aufwind/rules/accounts/lifetimes";
import type { Context } from "hono";
import { parse, serialize } from "hono/utils/cookie";
import type { Config } from "../config/config.ts";

/** Every cookie that knows a person. `device` only says that this browser was here before,
 * `provider` that it went there, `invited-by` who invited the person before there is an account. */
type Name = "access" | "refresh" | "device" | "second-step" | "provider" | "arrival" | "invited-by";

/** What a browser carries for a session. */
export type Keys = { access: string; refresh: string; remembered: boolean };

/** The value of one of our cookies. */
export const cookieOf = (headers: Headers, name: Name): string | undefined =>
  parse(headers.get("cookie") ?? "", name)[name];

type Settings = { secure: boolean; seconds?: number | undefined };

/** `Set-Cookie` for one of our cookies; it goes with the browser where no time is given. */
export const cookie = (name: Name, value: string, { secure, seconds }: Settings): string =>
  serialize(name, value, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure,
    ...(seconds !== undefined && { maxAge: seconds }),
  });

const DAY = 86_400;

/** Both keys of a session; its tokens end by themselves, whatever the browser keeps. */
export function sessionCookies({ access, refresh, remembered }: Keys, { http }: Pick<Config, "http">): string[] {
  const seconds = remembered ? LIFETIMES.rememberedDays * DAY : undefined;
  return [
    cookie("access", access, { secure: http.secure, seconds }),
    cookie("refresh", refresh, { secure: http.secure, seconds }),
  ];
}

/** Takes the keys out of the browser. */
export const noSessionCookies = ({ http }: Pick<Config, "http">): string[] =>
  (["access", "refresh"] as const).map((name) => cookie(name, "", { secure: http.secure, seconds: 0 }));

export const setCookies = (c: Context, cookies: string[]): void => {
  for (const each of cookies) c.header("set-cookie", each, { append: true });
};
