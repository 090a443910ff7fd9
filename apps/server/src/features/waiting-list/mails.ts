import type { Consultation } from "@aufwind/rules/consultations";
import type { Locale } from "@aufwind/rules/locale";
import type { TranslationKey } from "../../platform/i18n/namespaces.ts";
import { companyMail } from "../../platform/mail/company-mail.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import { timesForReader } from "../../platform/mail/times-in-both-zones.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;
type Facts = {
  email: string;
  firstName: string;
  locale: Locale;
  offerId: string;
  coach: string;
  consultation: Consultation;
  start: Date;
  end: Date;
  heldUntil: Date;
  /** The later appointment that can move there. */
  movedFrom: Date | null;
};

/** A time that became free is held for the reader. The links change nothing: a button on the page does. */
export function offerMail(deps: Deps, facts: Facts): OutgoingMail {
  const { locale, email, firstName, offerId, coach, movedFrom } = facts;
  const times = timesForReader(deps.translator, { locale, zone: "Europe/Berlin" });
  const said = {
    coach,
    time: times.span(facts.start, facts.end).join(" "),
    until: times.clock(facts.heldUntil),
    former: movedFrom ? times.moment(movedFrom) : "",
    kind: deps.translator.t(locale, `appointments:kinds.${facts.consultation}`),
  };
  const t = (key: TranslationKey) => deps.translator.t(locale, key, said);
  const link = (query?: Record<string, string>) =>
    pageLink(deps.config, { page: "waitingOffer", locale, token: offerId, ...(query && { query }) });
  return companyMail(deps, {
    email,
    firstName,
    locale,
    subject: t("waiting-list:offer.subject"),
    heading: t("waiting-list:offer.heading"),
    passages: [
      t("waiting-list:offer.happened"),
      { quote: said.time },
      t(movedFrom ? "waiting-list:offer.move" : "waiting-list:offer.book"),
      { label: t("waiting-list:offer.take"), url: link() },
      t("waiting-list:offer.held"),
      { label: t("waiting-list:offer.pass"), url: link({ act: "pass" }) },
    ],
  });
}

type EndFacts = Pick<Facts, "email" | "firstName" | "locale" | "coach" | "consultation"> & { slug: string | null };

/** Nothing became free until the last day: where else a time can be found. */
export function endMail(deps: Deps, { locale, email, firstName, coach, consultation, slug }: EndFacts): OutgoingMail {
  const kind = deps.translator.t(locale, `appointments:kinds.${consultation}`);
  const t = (key: TranslationKey) => deps.translator.t(locale, key, { coach, kind });
  const again = slug
    ? [
        t("waiting-list:end.again"),
        {
          label: t("waiting-list:end.wait"),
          url: pageLink(deps.config, { page: "waitingListNew", locale, query: { coach: slug, type: consultation } }),
        },
      ]
    : [];
  return companyMail(deps, {
    email,
    firstName,
    locale,
    subject: t("waiting-list:end.subject"),
    heading: t("waiting-list:end.heading"),
    passages: [
      t("waiting-list:end.happened"),
      t("waiting-list:end.next"),
      { label: t("waiting-list:end.search"), url: pageLink(deps.config, { page: "search", locale }) },
      ...again,
    ],
  });
}
