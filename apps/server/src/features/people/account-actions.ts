import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { confirmPerson } from "../accounts/commands.ts";
import { addresseeOf } from "../accounts/queries.ts";
import type { UserRow } from "../accounts/store.ts";
import { recordAction } from "../audit-log/commands.ts";
import { movePage } from "../coaches/commands.ts";
import { lockCoach, setPrivate } from "../coaches/store.ts";
import { deleteLinks } from "../email-tokens/store.ts";
import { clearAttempts } from "../login-attempts/commands.ts";
import { lockPerson, subjectOf, type TeamActionParams } from "./factor-resets.ts";
import { profileHiddenMail } from "./mails.ts";
import { deletePendingEmail } from "./store.ts";

/** Forgets wrong passwords: the person can log in at once. */
export const unlockPerson = (platform: Platform, { id, operatorId, reason }: TeamActionParams): Promise<void> =>
  transact(platform.database, async (tx) => {
    await lockPerson(tx, id);
    await clearAttempts(tx, id);
    await recordAction(tx, platform, { operatorId, action: "people.unlock", subject: subjectOf(id), reason });
  });

/** Confirms the address of somebody who has proved it otherwise; the links in their mails end. */
export const confirmPersonEmail = (platform: Platform, { id, operatorId, reason }: TeamActionParams): Promise<void> =>
  transact(platform.database, async (tx) => {
    const user = await lockPerson(tx, id);
    if (user.confirmed_at) throw new Problem("alreadyConfirmed");
    await confirmPerson(tx, platform, id);
    await deleteLinks(tx, { userId: id, purpose: "confirm" });
    await recordAction(tx, platform, { operatorId, action: "people.confirmEmail", subject: subjectOf(id), reason });
  });

/** How a change of address is asked for: as its owner would. */
export type AskForChange = (
  tx: Tx,
  platform: Platform,
  asked: { user: UserRow; email: string; sessionId: string | null },
) => Promise<void>;

type ChangeEmailParams = TeamActionParams & { email: string; askForChange: AskForChange };

/** Another address: confirmed at both, or at the new one alone if the present one does not object for a week. */
export const changePersonEmail = (platform: Platform, { email, askForChange, ...act }: ChangeEmailParams) =>
  transact(platform.database, async (tx) => {
    const { id, operatorId, reason } = act;
    const user = await lockPerson(tx, id);
    await askForChange(tx, platform, { user, email, sessionId: null });
    await recordAction(tx, platform, { operatorId, action: "people.changeEmail", subject: subjectOf(id), reason });
  });

/** The person keeps the present address: whoever has it has objected. */
export const keepPersonEmail = (platform: Platform, { id, operatorId, reason }: TeamActionParams): Promise<void> =>
  transact(platform.database, async (tx) => {
    await lockPerson(tx, id);
    if (!(await deletePendingEmail(tx, id))) throw new Problem("notPossibleNow");
    await recordAction(tx, platform, { operatorId, action: "people.keepEmail", subject: subjectOf(id), reason });
  });

/** Gives a coach's profile another address. */
export const moveProfile = (platform: Platform, { slug, ...act }: TeamActionParams & { slug: string }) =>
  transact(platform.database, async (tx) => {
    const { id, operatorId, reason } = act;
    await lockPerson(tx, id);
    const coach = await lockCoach(tx, id);
    if (!coach) throw new Problem("notFound");
    if (!(await movePage(tx, platform, { coach, slug })))
      throw new Problem("invalidFields", { errors: [{ field: "slug", code: "slugTaken", params: {} }] });
    await recordAction(tx, platform, {
      operatorId,
      action: "people.moveProfile",
      subject: subjectOf(id),
      before: { slug: coach.slug },
      after: { slug },
      reason,
    });
  });

/** Switches a coach's profile to private and says why; to keep it so, the coach is paused or suspended. */
export const hideProfile = (platform: Platform, { id, operatorId, reason }: TeamActionParams): Promise<void> =>
  transact(platform.database, async (tx) => {
    const user = await lockPerson(tx, id);
    const coach = await lockCoach(tx, id);
    if (!coach) throw new Problem("notFound");
    if (!coach.is_public) throw new Problem("notPossibleNow");
    await setPrivate(tx, id);
    await platform.jobs.add(tx, "refresh-search", {});
    await platform.outbox.add(tx, profileHiddenMail(platform, { ...addresseeOf(user), reason }));
    await recordAction(tx, platform, { operatorId, action: "people.hideProfile", subject: subjectOf(id), reason });
  });
