import { randomBytes, randomUUID } from "node:crypto";
import { emailKey } from "@aufwind/rules/accounts";
import { SOURCES } from "@aufwind/rules/booking-pages";
import { mondayOf } from "@aufwind/rules/growth";
import { HOUR } from "@aufwind/rules/time/durations";
import { sql } from "kysely";
import { addCounts } from "../src/features/growth/store.ts";
import { berlinDay } from "../src/platform/calendar/berlin-days.ts";
import type { OldRow, Whose } from "./old-row.ts";
import type { TestServer } from "./test-server.ts";

const hash = () => randomBytes(32);
/** Any: nobody opens it here. */
const SEALED = Buffer.from("sealed");

/** Somebody who has only registered. */
async function someone({ database }: TestServer, { at, email }: Whose): Promise<string> {
  const name = { first_name: "Lea", last_name: "Alt" };
  const { id } = await database
    .insertInto("users")
    .values({
      ...{ kind: "client", email, email_key: emailKey(email), ...name, locale: "de", created_at: at },
      ...{ adult_confirmed_at: at, terms_accepted_at: at, terms_locale: "de" },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** What belongs to an account or to what two people do together. */
export const oldAccountRows = (server: TestServer, coachId: string): Record<string, OldRow> => {
  const { database } = server;
  let added = 0;
  const stranger = (whose: Whose) => someone(server, { ...whose, at: server.clock.now(), email: `x${whose.email}` });
  return {
    "delete-unconfirmed-accounts": { table: "users", add: (whose) => someone(server, whose) },
    "delete-old-sessions": {
      table: "sessions",
      held: true,
      add: ({ at, userId: user_id }) =>
        database
          .insertInto("sessions")
          .values({
            ...{ user_id, remembered: false, user_agent: "", created_at: at },
            ...{ last_used_at: at, expires_at: at, ended_at: at },
          })
          .execute(),
    },
    "delete-old-devices": {
      table: "known_devices",
      held: true,
      add: ({ at, userId: user_id }) =>
        database.insertInto("known_devices").values({ user_id, token_hash: hash(), last_seen_at: at }).execute(),
    },
    "delete-unconfirmed-totp-secrets": {
      table: "totp_secrets",
      add: async (whose) =>
        database
          .insertInto("totp_secrets")
          .values({ user_id: await stranger(whose), sealed_secret: SEALED, created_at: whose.at })
          .execute(),
    },
    "delete-old-onboarding-drafts": {
      table: "onboarding_drafts",
      add: async (whose) =>
        database
          .insertInto("onboarding_drafts")
          .values({ user_id: await stranger(whose), step: "terms", draft: SEALED, saved_at: whose.at })
          .execute(),
    },
    "delete-old-client-invitations": {
      table: "client_invitations",
      add: ({ at }) =>
        database
          .insertInto("client_invitations")
          .values({
            ...{ id: randomUUID(), coach_id: coachId, email_hash: randomBytes(32), token_hash: randomBytes(32) },
            ...{ sealed: Buffer.from(""), wrapped_key: Buffer.from(""), key_name: "", locale: "de" },
            ...{ is_reminded: false, added_at: at, sent_at: at },
          })
          .execute(),
    },
    "delete-old-waiting-list-places": {
      table: "waiting_list_places",
      held: true,
      add: ({ at, userId: client_id }) =>
        database
          .insertInto("waiting_list_places")
          .values({
            ...{ client_id, coach_id: coachId, consultation: "standard", weekdays: [1], from_minute: 540 },
            ...{ to_minute: 720, until_on: "2026-12-01", state: "left", joined_at: at, ended_at: at },
          })
          .execute(),
    },
    "delete-old-setup-tests": {
      table: "setup_tests",
      held: true,
      add: ({ at, userId: user_id }) =>
        database
          .insertInto("setup_tests")
          .values({
            ...{ user_id, tested_at: at, camera: "works", microphone: "works", speaker: "heard" },
            ...{ has_events: true, line: "failed", candidates: [] },
          })
          .execute(),
    },
    "delete-old-schedule-exceptions": {
      table: "schedule_exceptions",
      // By the wall clock of their coach, and so a day later.
      add: ({ at }) => {
        const [from, to] = [
          new Date(at.getTime() - 3 * 86_400_000 + randomBytes(2).readUInt16BE()),
          at.getTime() - 86_400_000,
        ];
        return database
          .insertInto("schedule_exceptions")
          .values({
            ...{ coach_id: coachId, kind: "timeOff", starts_at: from.toISOString() },
            ends_at: new Date(to).toISOString(),
          })
          .execute();
      },
    },
    "forget-notifications": { table: "notifications", held: true, add: notificationRow(server, "Deleted") },
    "forget-read-notifications": { table: "notifications", held: true, add: notificationRow(server, "Read") },
    "forget-events": {
      table: "events",
      add: ({ at }) =>
        database
          .insertInto("events")
          .values({ audience: randomUUID(), id: 1, kind: "presence", sealed: SEALED, created_at: at })
          .execute(),
    },
    "delete-unsent-attachments": {
      table: "message_attachments",
      add: async ({ at, userId }) => {
        const { rows } = await sql<{ id: string }>`
          insert into conversations (coach_id, client_id, created_at, coach_name, client_name)
          values (${coachId}, ${userId}, ${at}, '', '')
          on conflict (coach_id, client_id) do update set coach_name = '' returning id`.execute(database);
        await database
          .insertInto("message_attachments")
          .values({
            ...{ id: randomUUID(), conversation_id: rows[0]?.id ?? "", uploader_id: userId, file_key: randomUUID() },
            ...{ sealed_name: SEALED, sealed_alt: SEALED, content_type: "application/pdf", size_bytes: 1 },
            created_at: at,
          })
          .execute();
      },
    },
    "delete-old-growth-counts": {
      table: "growth_counts",
      add: async ({ at }) => {
        // Ten hours earlier is midnight in Berlin, where a week ends.
        const week = mondayOf(berlinDay(new Date(at.getTime() - 10 * HOUR)));
        const source = SOURCES[added++ % SOURCES.length] ?? "";
        await addCounts(database, [{ coach_id: coachId, week, source, step: "viewed", count: 1 }]);
      },
    },
  };
};

const notificationRow =
  ({ database }: TestServer, status: "Read" | "Deleted") =>
  ({ at, userId: user_id }: Whose) =>
    database
      .insertInto("notifications")
      .values({ user_id, kind: "documentShared", by: "coach", status, created_at: at, changed_at: at, data: "{}" })
      .execute();
