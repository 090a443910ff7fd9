import { LIFETIMES } from "@aufwind/rules/accounts";
import type { Context } from "hono";
import { parse, serialize } from "hono/utils/cookie";
import type { Config } from "../config/config.ts";

/**
 * Every cookie that identifies a person. `device`: this browser was here before; `provider`: a flow began;
 * `invited-by`: the inviter, before there is an account. And `written`, which identifies nobody: where in the log of the
 * database the last write of this browser is.
 */
type Name = "access" | "refresh" | "device" | "second-step" | "provider" | "arrival" | "invited-by" | "written";

/** A session's cookies. */
export type Keys = { access: string; refresh: string; remembered: boolean };

/** The value of one of our cookies. */
export const cookieOf = (headers: Headers, name: Name): string | undefined =>
  parse(headers.get("cookie") ?? "", name)[name];

type Settings = { secure: boolean; seconds?: number | undefined };

/** `Set-Cookie` for one of our cookies; a session cookie without a lifetime. */
export const cookie = (name: Name, value: string, { secure, seconds }: Settings): string =>
  serialize(name, value, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure,
    ...(seconds !== undefined && { maxAge: seconds }),
  });

const DAY = 86_400;

/** Both tokens of a session; they expire on the server, whatever the browser keeps. */
export function sessionCookies({ access, refresh, remembered }: Keys, { http }: Pick<Config, "http">): string[] {
  const seconds = remembered ? LIFETIMES.rememberedDays * DAY : undefined;
  return [
    cookie("access", access, { secure: http.secure, seconds }),
    cookie("refresh", refresh, { secure: http.secure, seconds }),
  ];
}

/** Clears the tokens in the browser. */
export const noSessionCookies = ({ http }: Pick<Config, "http">): string[] =>
  (["access", "refresh"] as const).map((name) => cookie(name, "", { secure: http.secure, seconds: 0 }));

export const setCookies = (c: Context, cookies: string[]): void => {
  for (const each of cookies) c.header("set-cookie", each, { append: true });
};
