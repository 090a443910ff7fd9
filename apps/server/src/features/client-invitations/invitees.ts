import { createHmac, timingSafeEqual } from "node:crypto";
import type { Invitee } from "@aufwind/contract/client-invitations-people";
import { emailKey } from "@aufwind/rules/accounts";
import type { Platform } from "../../platform/platform.ts";
import { openText, type SealedColumns, sealText } from "../../platform/session/sealed-text.ts";
import { INVITEES } from "./policy.ts";

type Deps = Pick<Platform, "config">;

const keyed = ({ config }: Deps, text: string) => createHmac("sha256", config.secret).update(text).digest();

/** By this an address is known again, however it is written. */
export const emailHashOf = (deps: Deps, email: string): Buffer => keyed(deps, `invited address ${emailKey(email)}`);

/** Of the personal link: the same in the invitation and the reminder, and stored nowhere. */
export const personalTokenOf = (deps: Deps, id: string): string =>
  keyed(deps, `personal invitation ${id}`).toString("base64url");

/** Who was invited, and in which words. */
export type InviteeContent = Invitee & { words: string };
type Row = { id: string; coach_id: string };

export const sealInvitee = ({ config }: Deps, row: Row, kept: InviteeContent): SealedColumns =>
  sealText(config, { of: INVITEES, row, text: JSON.stringify(kept) });

/** Null if it cannot be opened. */
export function openInvitee(deps: Pick<Platform, "config" | "log">, row: Row & SealedColumns): InviteeContent | null {
  const text = openText(deps, { of: INVITEES, row });
  return text === null ? null : (JSON.parse(text) as InviteeContent);
}

const [COACH, EMAIL, SIGNATURE] = [16, 32, 16];
export type OptOutKey = { coachId: string; emailHash: Buffer };

const signed = (deps: Deps, said: Buffer) =>
  keyed(deps, `no invitations ${said.toString("hex")}`).subarray(0, SIGNATURE);

/** What the link of a mail carries: it works when nothing else is known of the invitation any more. */
export function optOutKeyOf(deps: Deps, { coachId, emailHash }: OptOutKey): string {
  const said = Buffer.concat([Buffer.from(coachId.replaceAll("-", ""), "hex"), emailHash]);
  return Buffer.concat([said, signed(deps, said)]).toString("base64url");
}

/** Undefined if we never gave this key to anybody. */
export function openOptOutKey(deps: Deps, key: string): OptOutKey | undefined {
  const bytes = Buffer.from(key, "base64url");
  if (bytes.length !== COACH + EMAIL + SIGNATURE) return undefined;
  const said = bytes.subarray(0, COACH + EMAIL);
  if (!timingSafeEqual(bytes.subarray(COACH + EMAIL), signed(deps, said))) return undefined;
  const coachId = said.toString("hex", 0, COACH).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { coachId, emailHash: Buffer.from(said.subarray(COACH)) };
}
