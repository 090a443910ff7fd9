import type { CredentialDecision } from "@aufwind/contract/credentials-team";
import { asLocale } from "@aufwind/rules/locale";
import type { z } from "zod";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { findUser } from "../accounts/store.ts";
import { recordAction } from "../audit-log/commands.ts";
import { closeCaseOf } from "../cases/commands.ts";
import { credentialMail } from "./mails.ts";
import { updateCredential } from "./store.ts";
import { lockOne, type TeamRow } from "./team-store.ts";

type DecideParams = { id: string; operatorId: string; decided: z.output<typeof CredentialDecision> };

/** Verifies or refuses what a coach offered, if it is still what the operator has seen. */
export const decideCredential = (platform: Platform, { id, operatorId, decided }: DecideParams): Promise<TeamRow> =>
  transact(platform.database, async (tx) => {
    const now = platform.clock.now();
    const today = berlinDay(now);
    const row = await lockOne(tx, id);
    if (!row) throw new Problem("notFound");
    if (row.state !== "waiting") throw new Problem("checkDecided");
    if (row.offered_at.toISOString() !== new Date(decided.offeredAt).toISOString())
      throw new Problem("changedMeanwhile");
    const isVerified = decided.decision === "verify";
    // Nobody verifies what nobody can read any more.
    if (isVerified && !row.file_key) throw new Problem("changedMeanwhile");
    if (isVerified && decided.expiresOn !== null && decided.expiresOn <= today)
      throw new Problem("invalidFields", { errors: [{ field: "expiresOn", code: "invalid", params: {} }] });

    await updateCredential(tx, id, {
      state: isVerified ? "verified" : "refused",
      decided_at: now,
      decided_by: operatorId,
      reason: isVerified ? null : decided.reason,
      verified_on: isVerified ? today : null,
      expires_on: isVerified ? decided.expiresOn : null,
    });
    await platform.jobs.add(tx, "refresh-search", {});
    const user = await findUser(tx, row.coach_id);
    if (user?.email) {
      const reader = { email: user.email, firstName: user.first_name, locale: asLocale(user.locale) };
      const kind = isVerified ? "verified" : "refused";
      await platform.outbox.add(tx, credentialMail(platform, { ...reader, kind, reason: decided.reason }));
    }
    await closeCaseOf(tx, platform, { source: "credentials", sourceId: id, operatorId });
    await recordAction(tx, platform, {
      operatorId,
      action: `credentials.${decided.decision}`,
      subject: { kind: "coach", id: row.coach_id },
      after: { credential: id, expiresOn: decided.expiresOn },
      reason: decided.reason,
    });
    return (await lockOne(tx, id)) ?? row;
  });
