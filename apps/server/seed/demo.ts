import { addPerson } from "../src/features/accounts/commands.ts";
import { askToJoin } from "../src/features/subscriptions/commands.ts";
import { sendSupportRequest } from "../src/features/support/commands.ts";
import { declareWithdrawal } from "../src/features/withdrawals/commands.ts";
import { transact } from "../src/platform/database/database.ts";
import type { Platform } from "../src/platform/platform.ts";
import { hashPassword } from "../src/platform/session/password-hash.ts";
import { DEMO_PASSWORD, DEMO_PEOPLE } from "./people.ts";

/** Fills an empty database with people to log in as, and with what visitors do. */
export async function seedDemo(platform: Platform): Promise<boolean> {
  const known = await platform.database.selectFrom("users").select("id").limit(1).executeTakeFirst();
  if (known) return false;
  await seedPeople(platform);
  await seedVisits(platform);
  return true;
}

async function seedPeople(platform: Platform) {
  const password_hash = await hashPassword(DEMO_PASSWORD, platform.config);
  const confirmed_at = platform.clock.now();
  await transact(platform.database, async (tx) => {
    for (const { about: _, company, ...person } of DEMO_PEOPLE)
      await addPerson(tx, platform, {
        ...person,
        ...(company && { asCompany: true, ...company }),
        password_hash,
        confirmed_at,
      });
  });
}

/** So that the mailbox shows each kind of mail in both languages. */
async function seedVisits(platform: Platform) {
  await askToJoin(platform, { list: "newsletter", email: "mira@example.org", locale: "de" });
  await askToJoin(platform, { list: "earlyAccess", email: "tom@example.org", locale: "en" });
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
}
