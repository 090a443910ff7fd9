import { randomUUID } from "node:crypto";
import type { Config } from "@aufwind/server/platform/config/config";
import type { Platform } from "@aufwind/server/platform/platform";
import { sealRecord } from "@aufwind/server/platform/session/sealed-record";
import { type ConversationPair, makeConversationPairs, type SignedInUser } from "./conversation-pairs.ts";

/** Words that occur in every note and nowhere else. */
export const WORDS_IN_EVERY_NOTE = ["Erschöpfungszustand", "Trennungsgespräch", "panic attacks"] as const;
const TEXT = `# Folgetermin\n- ${WORDS_IN_EVERY_NOTE.join("\n- ")}\n\n${"Die Klientin erzählt von ihrer Woche und davon, was ihr leichter fällt. ".repeat(26)}`;

/** A coach with the appointments that have a note. */
export type CoachWithNotes = { coach: SignedInUser; appointments: string[] };
type Wanted = { coaches: number; each: number; ofFirst: number };

/** Coaches with this many notes of some 2,000 characters each. */
export async function makeCoachesWithNotes(url: string, platform: Platform, wanted: Wanted): Promise<CoachWithNotes[]> {
  const pairs = await makeConversationPairs(url, wanted.coaches);
  const noted: CoachWithNotes[] = [];
  for (const [place, pair] of pairs.entries()) {
    const appointments = await meet(platform, pair, place === 0 ? wanted.ofFirst : wanted.each);
    await write(platform, pair.coach.id, appointments);
    noted.push({ coach: pair.coach, appointments });
  }
  return noted;
}

async function meet({ pool }: Platform, { coach, client }: ConversationPair, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into appointments (coach_id, client_id, consultation, starts_at, ends_at, status, net_cents, gross_cents,
      owed_cents, vat_status, booked_at, client_zone)
    select $1, $2, 'standard', start, start + interval '1 hour', 'Completed', 10000, 11900, 11900, 'regular',
      start - interval '9 days', 'Europe/Berlin'
    from generate_series(1, $3::int) turn, lateral (select now() - turn * interval '3 hours') at (start) returning id`,
    [coach.id, client.id, count],
  );
  return rows.map(({ id }) => id);
}

async function write({ pool, config }: Platform, coachId: string, appointments: string[]): Promise<void> {
  const rows = appointments.map((appointmentId) => sealedNote(config, coachId, appointmentId));
  await pool.query(
    `insert into notes (id, appointment_id, coach_id, version, sealed, wrapped_key, key_name, created_at, changed_at)
    select id, appointment_id, $1, 1, sealed, wrapped_key, key_name, now(), now()
    from unnest($2::uuid[], $3::uuid[], $4::bytea[], $5::bytea[], $6::text[])
      as note (id, appointment_id, sealed, wrapped_key, key_name)`,
    [
      coachId,
      ...["id", "appointmentId", "sealed", "wrappedKey", "keyName"].map((key) =>
        rows.map((row) => row[key as keyof typeof row]),
      ),
    ],
  );
}

function sealedNote({ noteKeys: keys }: Config, coachId: string, appointmentId: string) {
  const id = randomUUID();
  return { id, appointmentId, ...sealRecord(TEXT, { keys, boundTo: [id, coachId, appointmentId] }) };
}
