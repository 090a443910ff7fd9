import { nextMorning } from "@aufwind/rules/saved-searches";
import { DAY } from "@aufwind/rules/time/durations";
import type { Updateable } from "kysely";
import { inviteByEmail } from "../src/features/client-invitations/invited-people-commands.ts";
import { emailHashOf } from "../src/features/client-invitations/invitees.ts";
import type { ClientInvitations } from "../src/platform/database/database-types.ts";
import type { Platform } from "../src/platform/platform.ts";
import { quietAt } from "./appointments/perform.ts";

const WORDS = `Ab jetzt verabreden wir uns hier. Sie sehen meine freien Zeiten und buchen mit zwei Klicks.

Ich freue mich auf unser nächstes Gespräch.`;

type Inviting = { coachId: string; clientId: string };

/** Whom one coach invited twelve days ago and yesterday, and how far each has come; one booked. */
export async function seedInvitations(platform: Platform, { coachId, clientId }: Inviting): Promise<void> {
  const now = platform.clock.now().getTime();
  const ago = (days: number) => new Date(now - days * DAY);
  const sent = { due_at: null, sent_at: ago(12) };
  const opened = { ...sent, opened_at: ago(11) };
  const FORMER: [string, Updateable<ClientInvitations>][] = [
    ["Petra", { ...sent, reminded_at: ago(5) }],
    ["Holger", sent],
    ["Nadine", { ...opened, reminded_at: ago(5) }],
    ["Simon", opened],
    ["Greta", { ...opened, client_id: await stranger(platform, coachId), accepted_at: ago(10) }],
    ["Lena", { ...opened, client_id: clientId, accepted_at: ago(10) }],
    ["Rolf", { ...sent, opted_out_at: ago(11) }],
    ["Ulrike", { ...sent, failed_at: ago(12) }],
    ["Jens", { ...sent, withdrawn_at: ago(9) }],
  ];
  const waiting: typeof FORMER = ["Klara", "Bruno"].map((name) => [name, { due_at: new Date(nextMorning(now)) }]);
  for (const [days, people] of [[12, FORMER] as const, [1, waiting] as const]) {
    const list = people.map(([firstName]) => ({ firstName, email: addressOf(firstName) }));
    const then = quietAt(platform, ago(days).getTime());
    await inviteByEmail(then, { coachId, people: list, words: WORDS, locale: "de", remind: days > 1 });
    for (const [firstName, came] of people)
      await platform.database
        .updateTable("client_invitations")
        .set(came)
        .where("coach_id", "=", coachId)
        .where("email_hash", "=", emailHashOf(platform, addressOf(firstName)))
        .execute();
  }
}

const addressOf = (firstName: string) => `${firstName.toLowerCase()}.aus.der.praxis@example.org`;

/** A client who has no appointment with this coach. */
async function stranger({ database }: Platform, coachId: string): Promise<string | null> {
  const row = await database
    .selectFrom("users")
    .select("id")
    .where("kind", "=", "client")
    .where("id", "not in", (eb) => eb.selectFrom("appointments").select("client_id").where("coach_id", "=", coachId))
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
