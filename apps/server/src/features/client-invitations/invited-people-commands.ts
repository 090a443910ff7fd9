import type { InvitedPerson, Invitee } from "@aufwind/contract/client-invitations-people";
import { sendingPlan } from "@aufwind/rules/client-invitations";
import type { Locale } from "@aufwind/rules/locale";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { hashOf } from "../../platform/session/token.ts";
import { isReachable } from "../coaches/queries.ts";
import { findCoach, lockCoach } from "../coaches/store.ts";
import { canDo, partitionInvitees, queueOf, readInvited } from "./invited-people-queries.ts";
import * as store from "./invited-people-store.ts";
import { emailHashOf, openOptOutKey, personalTokenOf, sealInvitee } from "./invitees.ts";

type Given = { coachId: string; people: readonly Invitee[]; words: string; locale: Locale; remind: boolean };

/** Invites whoever of these can be: a job writes to them, fifty a day. Sent twice, it invites nobody twice. */
export const inviteByEmail = (platform: Platform, { coachId, people, words, locale, remind }: Given) =>
  transact(platform.database, async (tx) => {
    const coach = await lockCoach(tx, coachId);
    if (!coach || !isReachable(coach)) throw new Problem("profileFirst");
    const found = people.map((each, index) => ({ line: index + 1, ...each }));
    const { people: wanted } = await partitionInvitees(platform, tx, { coachId, found });
    const ids = await store.newIds(tx, wanted.length);
    const now = platform.clock.now();
    const rows = wanted.map((invitee, index) => {
      const row = { id: ids[index] ?? "", coach_id: coachId };
      return {
        ...row,
        ...sealInvitee(platform, row, { ...invitee, words }),
        email_hash: emailHashOf(platform, invitee.email),
        token_hash: hashOf(personalTokenOf(platform, row.id)),
        ...{ locale, is_reminded: remind, added_at: now, due_at: now },
      };
    });
    const queue = await queueOf(platform, tx, coachId);
    const invited = await store.insertInvited(tx, rows);
    return { invited, ...sendingPlan(queue, invited) };
  });

type Own = { id: string; coachId: string };

/** Once, whoever asks for it: the job writes it with the next mails. */
export async function remindInvited(platform: Platform, own: Own): Promise<InvitedPerson> {
  await transact(platform.database, async (tx) => {
    const row = await lockOwn(tx, own);
    if (!canDo(row).remind) throw new Problem("invitationOver");
    await store.setDue(tx, row.id, platform.clock.now());
  });
  return readInvited(platform, own);
}

/** Its link stops working; of one that was not sent nothing is kept. */
export const withdrawInvited = (platform: Platform, own: Own): Promise<void> =>
  transact(platform.database, async (tx) => {
    const row = await lockOwn(tx, own);
    if (!canDo(row).withdraw) throw new Problem("invitationOver");
    if (row.sent_at) await store.setWithdrawn(tx, row.id, platform.clock.now());
    else await store.deleteInvited(tx, row.id);
  });

async function lockOwn(tx: Tx, own: Own): Promise<store.ShownInvited> {
  await store.lockInvited(tx, own);
  const row = await store.findOne(tx, own);
  if (!row) throw new Problem("notFound");
  return row;
}

/** Whose invitations the link of a mail stops. */
export async function optOutCoach(platform: Platform, key: string): Promise<string> {
  const opened = openOptOutKey(platform, key);
  if (!opened) throw new Problem("linkInvalid");
  const coach = await findCoach(platform.database, opened.coachId);
  return coach ? `${coach.first_name} ${coach.last_name}` : "";
}

/** With the key of any mail; again gets the same answer. Of a coach who has left nobody gets mails anyway. */
export const optOut = (platform: Platform, { key, of }: { key: string; of: "coach" | "everybody" }): Promise<void> =>
  transact(platform.database, async (tx) => {
    const opened = openOptOutKey(platform, key);
    if (!opened) throw new Problem("linkInvalid");
    const { coachId, emailHash } = opened;
    if (of === "coach" && !(await findCoach(tx, coachId))) return;
    const now = platform.clock.now();
    await store.insertOptOut(tx, { emailHash, coachId: of === "coach" ? coachId : null, now });
  });
