import type { Database } from "../../platform/database/database.ts";

/** What the client agreed to, and when; and with which card. */
export const findConsents = (db: Database, appointmentId: string) =>
  db
    .selectFrom("appointments")
    .innerJoin("users as client", "client.id", "appointments.client_id")
    .leftJoin("charges", "charges.appointment_id", "appointments.id")
    .leftJoin("payment_methods as card", "card.id", "charges.card_id")
    .select([
      "appointments.coach_id",
      "appointments.client_id",
      "appointments.agreed_at",
      "appointments.terms_version",
      "appointments.early_start_at",
      "appointments.early_start_for",
      "appointments.early_start_locale",
      "client.locale",
      "client.terms_accepted_at",
      "client.terms_locale",
      "card.created_at as card_saved_at",
    ])
    .where("appointments.id", "=", appointmentId)
    .executeTakeFirst();
export type ConsentRow = NonNullable<Awaited<ReturnType<typeof findConsents>>>;
