import { DAY } from "@aufwind/rules/time/durations";
import type { Platform } from "../../platform/platform.ts";
import { deleteExpiredChallenges } from "./passkeys/store.ts";
import { deleteUnconfirmedSecrets } from "./totp/store.ts";

export function secondFactorJobs({ jobs, database, clock }: Platform): void {
  jobs.every("delete-expired-passkey-challenges", "20 * * * *", () => deleteExpiredChallenges(database, clock.now()));
  jobs.every("delete-unconfirmed-totp-secrets", "25 * * * *", () =>
    deleteUnconfirmedSecrets(database, new Date(clock.now().getTime() - DAY)),
  );
}
