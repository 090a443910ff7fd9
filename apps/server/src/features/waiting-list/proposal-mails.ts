import type { Side } from "@aufwind/rules/appointments/status";
import type { Locale } from "@aufwind/rules/locale";
import type { TranslationKey } from "../../platform/i18n/namespaces.ts";
import { companyMail } from "../../platform/mail/company-mail.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import { timesForReader } from "../../platform/mail/times-in-both-zones.ts";
import type { Platform } from "../../platform/platform.ts";
import type { ProposalRow } from "./proposal-store.ts";

type Deps = Pick<Platform, "translator" | "config">;
type Held = Pick<ProposalRow, "id" | "client_id" | "consultation" | "starts_at" | "ends_at" | "held_until">;
type Reader = { email: string; firstName: string; locale: Locale; row: Held };

function saying(deps: Deps, { locale, row }: Pick<Reader, "locale" | "row">, name: string) {
  const times = timesForReader(deps.translator, { locale, zone: "Europe/Berlin" });
  const said = {
    name,
    time: times.span(row.starts_at, row.ends_at).join(" "),
    until: times.moment(row.held_until),
    kind: deps.translator.t(locale, `appointments:kinds.${row.consultation}`),
  };
  return { time: said.time, t: (key: TranslationKey) => deps.translator.t(locale, key, said) };
}

/** A coach has booked a time for the reader, who confirms it on the page behind the link. */
export function proposalMail(deps: Deps, facts: Reader & { coach: string; words: string }): OutgoingMail {
  const { email, firstName, locale, row, coach, words } = facts;
  const { t, time } = saying(deps, facts, coach);
  const link = (query?: Record<string, string>) =>
    pageLink(deps.config, { page: "waitingOffer", locale, token: row.id, ...(query && { query }) });
  return companyMail(deps, {
    email,
    firstName,
    locale,
    subject: t("waiting-list:proposal.subject"),
    heading: t("waiting-list:proposal.heading"),
    passages: [
      t("waiting-list:proposal.happened"),
      { quote: time },
      ...(words ? [t("waiting-list:proposal.words"), { quote: words }] : []),
      t("waiting-list:proposal.confirm"),
      { label: t("waiting-list:proposal.take"), url: link() },
      t("waiting-list:proposal.held"),
      { label: t("waiting-list:proposal.decline"), url: link({ act: "pass" }) },
    ],
  });
}

/** `declined` by the client, `lapsed` by the clock, `withdrawn` by the coach. */
export type ProposalEnd = "declined" | "lapsed" | "withdrawn";

/** The time is held no more, and nothing was booked or charged. */
export function proposalEndMail(
  deps: Deps,
  facts: Reader & { side: Side; why: ProposalEnd; name: string },
): OutgoingMail {
  const { email, firstName, locale, row, side, why, name } = facts;
  const { t, time } = saying(deps, facts, name);
  const url =
    side === "coach"
      ? pageLink(deps.config, { page: "coachClient", locale, token: row.client_id })
      : pageLink(deps.config, { page: "clientAppointments", locale });
  return companyMail(deps, {
    email,
    firstName,
    locale,
    subject: t("waiting-list:proposalEnd.subject"),
    heading: t("waiting-list:proposalEnd.heading"),
    passages: [
      t(
        `waiting-list:proposalEnd.${side}.${why === "withdrawn" || side === "coach" ? why : "lapsed"}` as TranslationKey,
      ),
      { quote: time },
      t("waiting-list:proposalEnd.nothing"),
      { label: t(`waiting-list:proposalEnd.${side}.button`), url },
    ],
  });
}
