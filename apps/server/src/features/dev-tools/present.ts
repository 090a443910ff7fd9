import type { Mail } from "@aufwind/contract/dev-tools";
import type { StoredMail } from "../../platform/mail/mail-store.ts";

type Row = Pick<StoredMail, "id" | "to_address" | "subject" | "locale" | "state" | "created_at">;

export const presentMail = ({ id, to_address, subject, locale, state, created_at }: Row): Mail => ({
  id,
  to: to_address,
  subject,
  // The table's checks allow no other values.
  locale: locale as Mail["locale"],
  state: state as Mail["state"],
  createdAt: created_at.toISOString(),
});
