import type { Locale } from "@aufwind/rules/locale";
import { newCoachesMail } from "./features/saved-searches/mails.ts";
import { endMail, offerMail } from "./features/waiting-list/mails.ts";
import { proposalEndMail, proposalMail } from "./features/waiting-list/proposal-mails.ts";
import type { OutgoingMail } from "./platform/mail/outbox.ts";
import type { Platform } from "./platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;

const OFFER = {
  ...{ email: "lena@example.org", firstName: "Lena", coach: "Jonas Weber" },
  consultation: "standard",
  offerId: "019a0000-0000-7000-8000-000000000001",
  start: new Date("2026-11-24T09:00:00Z"),
  end: new Date("2026-11-24T10:00:00Z"),
  heldUntil: new Date("2026-11-18T09:30:00Z"),
} as const;

const READER = {
  ...{ email: OFFER.email, firstName: OFFER.firstName },
  row: {
    ...{ id: OFFER.offerId, client_id: OFFER.offerId, consultation: "standard" as const },
    ...{ starts_at: OFFER.start, ends_at: OFFER.end, held_until: OFFER.heldUntil },
  },
};

/** A freed time, to be booked or to move an appointment to; the end of a place that was of no use; and coaches whom a kept search found. */
export const waitingListTemplates = (deps: Deps): Record<string, (locale: Locale) => OutgoingMail> => ({
  "saved-searches-new-coaches": (locale) =>
    newCoachesMail(deps, {
      ...{ email: "lena@example.org", firstName: "Lena", locale, token: "x".repeat(43) },
      ...{ names: ["Jonas Weber", "Aylin Kaya"], more: 2 },
    }),
  "waiting-list-end": (locale) =>
    endMail(deps, {
      ...{ email: OFFER.email, firstName: OFFER.firstName, locale, coach: OFFER.coach },
      ...{ consultation: "standard", slug: "jonas-weber" },
    }),
  "waiting-list-proposal": (locale) =>
    proposalMail(deps, { ...READER, locale, words: "Bis dann!", coach: "Jonas Weber" }),
  "waiting-list-proposal-lapsed": (locale) =>
    proposalEndMail(deps, { ...READER, locale, side: "client", why: "lapsed", name: "Jonas Weber" }),
  "waiting-list-proposal-declined": (locale) =>
    proposalEndMail(deps, { ...READER, locale, side: "coach", why: "declined", name: "Lena Brandt" }),
  "waiting-list-offer": (locale) => offerMail(deps, { ...OFFER, locale, movedFrom: null }),
  "waiting-list-offer-move": (locale) =>
    offerMail(deps, { ...OFFER, locale, movedFrom: new Date("2026-12-08T09:00:00Z") }),
});
