import { randomBytes, randomUUID } from "node:crypto";
import { emailKey } from "@aufwind/rules/accounts";
import { type SqlBool, sql } from "kysely";
import { appointmentRow } from "./appointment-rows.ts";
import { oldAccountRows } from "./old-account-rows.ts";
import type { OldRow, Whose } from "./old-row.ts";
import type { TestServer } from "./test-server.ts";

const hash = () => randomBytes(32);
/** Any: nobody opens it here. */
const SEALED = Buffer.from("sealed");
const TEXT = { subject: "", text: "Text", html: "" };

const mailRow = ({ at, email: to_address }: Whose) => ({
  ...{ ...TEXT, to_address, to_key: emailKey(to_address), locale: "de" },
  ...{ state: "sent", created_at: at, due_at: at },
});
const subscriptionRow = ({ at, email: address }: Whose) => ({
  ...{ list: "newsletter", email: address, email_key: emailKey(address), locale: "de", asked_at: at },
  ...{ confirm_token_hash: hash(), confirm_expires_at: at, leave_token_hash: hash() },
});

/** A row of this age for each job that deletes by age, put straight into its table. */
export const oldRows = (server: TestServer, coachId: string): Record<string, OldRow> => ({
  ...keysAndSteps(server),
  ...oldAccountRows(server, coachId),
  ...mailRows(server),
  ...teamRows(server),
  ...moneyRows(server, coachId),
  ...giftCardRows(server),
});

const giftOrder = (ordered_at: Date, buyer_email: string) => ({
  ...{ amount_cents: 5000, design: "waves", buyer_name: "O", buyer_email, recipient_name: "L", locale: "de" },
  ...{ delivery: "print", ordered_at },
});

const giftCardRows = ({ database }: TestServer): Record<string, OldRow> => ({
  "delete-unpaid-gift-orders": {
    table: "gift_cards",
    add: ({ at, email }) => database.insertInto("gift_cards").values(giftOrder(at, email)).execute(),
  },
  "delete-old-gift-code-guesses": {
    table: "gift_code_guesses",
    add: ({ at }) =>
      database.insertInto("gift_code_guesses").values({ source: hash(), wrong: 1, last_at: at }).execute(),
  },
  "empty-old-gift-cards": {
    table: "gift_cards",
    still: sql<SqlBool>`buyer_name <> ''`,
    add: ({ at, email }) =>
      database
        .insertInto("gift_cards")
        .values({
          ...giftOrder(at, email),
          ...{ status: "delivered", paid_at: at, code_hash: hash(), code: SEALED, expires_on: "2029-12-31" },
        })
        .execute(),
  },
});

const keysAndSteps = ({ database }: TestServer): Record<string, OldRow> => ({
  "delete-expired-tokens": {
    table: "session_tokens",
    add: ({ at, userId }) =>
      sql`insert into session_tokens (hash, session_id, kind, expires_at)
        select ${hash()}, id, 'access', ${at} from sessions where user_id = ${userId} limit 1`.execute(database),
  },
  "delete-expired-links": {
    table: "mail_links",
    add: ({ at, userId: user_id }) =>
      database
        .insertInto("mail_links")
        .values({ token_hash: hash(), user_id, purpose: "reset", created_at: at, expires_at: at })
        .execute(),
  },
  "delete-expired-provider-visits": {
    table: "provider_visits",
    add: ({ at }) =>
      database
        .insertInto("provider_visits")
        .values({
          ...{ state_hash: hash(), provider: "google", code_verifier: "v", nonce: "n", locale: "de" },
          expires_at: at,
        })
        .execute(),
  },
  "delete-expired-passkey-challenges": {
    table: "passkey_challenges",
    add: ({ at }) =>
      database
        .insertInto("passkey_challenges")
        .values({ challenge: randomUUID(), purpose: "signIn", expires_at: at })
        .execute(),
  },
  "delete-expired-second-steps": {
    table: "second_steps",
    add: ({ at, userId: user_id }) =>
      database
        .insertInto("second_steps")
        .values({ token_hash: hash(), user_id, remembered: false, expires_at: at })
        .execute(),
  },
  "delete-expired-email-changes": {
    table: "email_changes",
    add: ({ at, userId: user_id, email }) =>
      database
        .insertInto("email_changes")
        .values({
          ...{ user_id, new_email: email, old_email: email, old_email_key: emailKey(email) },
          ...{ created_at: at, changed_at: at, undo_hash: hash(), expires_at: at },
        })
        .execute(),
  },
  "delete-expired-downloads": {
    table: "data_downloads",
    add: ({ at, userId: user_id }) =>
      database.insertInto("data_downloads").values({ token_hash: hash(), user_id, expires_at: at }).execute(),
  },
  "delete-old-attempts": {
    table: "login_attempts",
    add: ({ at, userId: user_id }) =>
      database
        .insertInto("login_attempts")
        .values({ user_id, source: hash(), failed_attempts: 1, last_at: at })
        .execute(),
  },
});

const mailRows = ({ database }: TestServer): Record<string, OldRow> => {
  const addMail = (whose: Whose) => database.insertInto("mails").values(mailRow(whose)).execute();
  const addMember = (whose: Whose, over: Partial<{ list: string; confirmed_at: Date; left_at: Date }>) =>
    database
      .insertInto("subscriptions")
      .values({ ...subscriptionRow(whose), ...over })
      .execute();
  return {
    "empty-old-mails": { table: "mails", still: sql<SqlBool>`text <> ''`, add: addMail },
    "delete-old-mails": { table: "mails", add: addMail },
    "delete-unconfirmed-subscriptions": { table: "subscriptions", add: (whose) => addMember(whose, {}) },
    "delete-left-subscriptions": {
      table: "subscriptions",
      add: (whose) => addMember(whose, { confirmed_at: whose.at, left_at: whose.at }),
    },
    "end-early-access": {
      table: "subscriptions",
      still: sql<SqlBool>`list = 'earlyAccess' and left_at is null`,
      add: (whose) => addMember(whose, { list: "earlyAccess", confirmed_at: whose.at }),
    },
    "delete-old-consent-proofs": {
      table: "consent_proofs",
      add: ({ at }) =>
        database
          .insertInto("consent_proofs")
          .values({ list: "newsletter", address_hash: hash(), asked_at: at, confirmed_at: at, ended_at: at })
          .execute(),
    },
    "delete-mailing-recipients": {
      table: "mailing_recipients",
      add: async ({ at }) => {
        const { id: mailing_id } = await database
          .insertInto("mailings")
          .values({
            ...{ name: "Alt", audience: "newsletter", state: "sent", created_at: at, changed_at: at, due_at: at },
            ...{ subject_de: "", subject_en: "", text_de: "", text_en: "", settled_at: at },
          })
          .returning("id")
          .executeTakeFirstOrThrow();
        await database
          .insertInto("mailing_recipients")
          .values({ mailing_id, recipient_id: randomUUID(), state: "left" })
          .execute();
      },
    },
  };
};

const teamRows = ({ database }: TestServer): Record<string, OldRow> => ({
  "delete-old-support-requests": {
    table: "support_requests",
    held: true,
    add: ({ at, userId: user_id, email }) =>
      database
        .insertInto("support_requests")
        .values({
          ...{ reference: randomUUID(), name: "L", email, email_key: emailKey(email), user_id, topic: "other" },
          ...{ subject: "Frage", message: "Guten Tag", locale: "de", created_at: at },
        })
        .execute(),
  },
  "empty-old-cases": {
    table: "cases",
    still: sql<SqlBool>`person_name <> ''`,
    held: true,
    add: ({ at, userId: person_id }) =>
      database
        .insertInto("cases")
        .values({
          ...{ kind: "question", source: "test", source_id: randomUUID(), person_id, person_name: "L", locale: "de" },
          ...{ state: "closed", due_at: at, opened_at: at, changed_at: at, closed_at: at },
        })
        .execute(),
  },
  "forget-notices": {
    table: "content_notices",
    still: sql<SqlBool>`sealed is not null`,
    held: true,
    add: async ({ at, userId }) => {
      const about = { content_kind: "profile", content_id: randomUUID() };
      const { id: decision_id } = await database
        .insertInto("content_decisions")
        .values({ ...about, decision: "keep", facts: "Geprüft", decided_by: userId, decided_at: at })
        .returning("id")
        .executeTakeFirstOrThrow();
      const told = { reason: "terms", explanation: "Text", locale: "de", sealed: SEALED };
      await database
        .insertInto("content_notices")
        .values({ ...about, ...told, reporter_id: userId, decision_id, created_at: at })
        .execute();
    },
  },
  "delete-settled-failures": {
    table: "failures",
    add: ({ at }) =>
      database
        .insertInto("failures")
        .values({
          ...{ kind: "job", name: "x", source_id: randomUUID(), attempts: 1, failed_at: at },
          ...{ state: "mended", settled_at: at },
        })
        .execute(),
  },
  "delete-old-withdrawals": {
    table: "withdrawals",
    held: true,
    add: ({ at, email }) =>
      database
        .insertInto("withdrawals")
        .values({
          ...{ reference: randomUUID(), name: "L", email, email_key: emailKey(email) },
          ...{ contract: "Termin", locale: "de", received_at: at },
        })
        .execute(),
  },
});

const moneyRows = (server: TestServer, coachId: string): Record<string, OldRow> => ({
  "delete-old-provider-events": {
    table: "provider_events",
    add: ({ at }) =>
      server.database
        .insertInto("provider_events")
        .values({ id: randomUUID(), type: "charge.updated", object_id: "x", created_at: at, received_at: at })
        .execute(),
  },
  "delete-old-contracts": {
    table: "contracts",
    held: true,
    add: async ({ at, userId }) =>
      server.database
        .insertInto("contracts")
        .values({
          ...{
            appointment_id: await appointmentOf(server, { coachId, clientId: userId }),
            concluded_at: at,
            locale: "de",
          },
          ...{ terms_version: "2026-11-15", facts: "{}" },
        })
        .execute(),
  },
  "delete-old-invoices": { table: "invoices", held: true, add: (whose) => invoiceRow(server, { ...whose, coachId }) },
});

let sequence = 0;
function appointmentOf(server: TestServer, pair: { coachId: string; clientId: string }): Promise<string> {
  sequence += 1;
  const starts = new Date(Date.UTC(2030, 0, 1) + sequence * 86_400_000);
  return appointmentRow(server, { ...pair, startsAt: starts.toISOString(), status: "Completed" });
}

async function invoiceRow(server: TestServer, { at, userId: client_id, coachId }: Whose & { coachId: string }) {
  const appointment_id = await appointmentOf(server, { coachId, clientId: client_id });
  const [series, year] = [`T${sequence}`, at.getUTCFullYear()];
  await server.database
    .insertInto("invoices")
    .values({
      ...{ kind: "client", series, year, sequence, number: `${series}-${year}-${sequence}`, coach_id: coachId },
      ...{ client_id, appointment_id, issued_at: at, gross_cents: 11_900, content: "{}" },
    })
    .execute();
}
