import { askToJoin } from "../src/features/subscriptions/commands.ts";
import { sendSupportRequest } from "../src/features/support/commands.ts";
import { declareWithdrawal } from "../src/features/withdrawals/commands.ts";
import type { Platform } from "../src/platform/platform.ts";

/** Fills an empty database with what visitors do, so that the mailbox shows each kind of mail in both languages. */
export async function seedDemo(platform: Platform): Promise<boolean> {
  const known = await platform.database.selectFrom("mails").select("id").limit(1).executeTakeFirst();
  if (known) return false;
  await askToJoin(platform, { list: "newsletter", email: "lena@example.org", locale: "de" });
  await askToJoin(platform, { list: "earlyAccess", email: "sam@example.org", locale: "en" });
  await sendSupportRequest(platform, {
    locale: "de",
    request: {
      name: "Lena Brandt",
      email: "lena@example.org",
      subject: "Frage zum Kennenlerngespräch",
      message: "Guten Tag,\n\nkann ich das kostenlose Gespräch auch am Abend führen?\n\nViele Grüße\nLena Brandt",
    },
  });
  await declareWithdrawal(platform, {
    locale: "en",
    withdrawal: { name: "Sam Reed", email: "sam@example.org", contract: "My first appointment with Jonas Petersen" },
  });
  return true;
}
