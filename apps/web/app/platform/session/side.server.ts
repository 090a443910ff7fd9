import type { Side } from "@aufwind/rules/appointments/status";
import { data } from "react-router";
import type { LoaderArgs } from "../http/api.ts";
import { requireMember } from "./member.server.ts";
import type { WrongRole } from "./member.ts";

/** The side of the signed-in person, for pages of clients and coaches alike. */
export async function requireSide(visit: LoaderArgs): Promise<Side> {
  const { userType } = await requireMember(visit);
  if (userType === "operator") throw data<WrongRole>({ needed: "client", own: userType }, { status: 403 });
  return userType;
}
