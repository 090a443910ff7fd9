import { PERMISSIONS, type Permission } from "@aufwind/rules/operators";
import { verifyChain } from "./features/audit-log/store.ts";
import { inviteOperator } from "./features/operators/commands.ts";
import { transact } from "./platform/database/database.ts";
import { Problem } from "./platform/http/problem.ts";
import type { Platform } from "./platform/platform.ts";

const USAGE = `operator invite <address> [permission …]   invite somebody; without permissions as an admin with all of them
operator verify-log                        check that no row of the audit log was changed or cut out
Permissions: ${PERMISSIONS.join(", ")}.`;

/** What the command line can do for the team before anybody has the console; returns what to print and the exit code. */
export async function operatorCommand(platform: Platform, [act, ...rest]: string[]): Promise<[string, number]> {
  if (act === "invite") return invite(platform, rest);
  if (act === "verify-log") return verifyLog(platform);
  return [USAGE, 2];
}

async function invite(platform: Platform, [email, ...named]: string[]): Promise<[string, number]> {
  const isKnown = (name: string): name is Permission => PERMISSIONS.some((each) => each === name);
  if (!email?.includes("@") || !named.every(isKnown)) return [USAGE, 2];
  const permissions = named.length > 0 ? named : PERMISSIONS;
  try {
    const url = await transact(platform.database, (tx) =>
      inviteOperator(tx, platform, { email, permissions, invitedBy: null }),
    );
    return [`${email} is invited and gets a mail. The link works once, within 72 hours:\n${url}`, 0];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return [`${email} has an account already. Please use an address of its own for the team.`, 1];
  }
}

async function verifyLog({ database }: Platform): Promise<[string, number]> {
  const { brokenAt, rows, head } = await verifyChain(database);
  if (brokenAt !== null) return [`The audit log was changed: row ${brokenAt} does not fit the one before.`, 1];
  return [`The audit log is whole: ${rows} rows, the last with the hash ${head || "–"}.`, 0];
}
