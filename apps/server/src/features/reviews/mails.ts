import type { Locale } from "@aufwind/rules/locale";
import type { TranslationKey } from "../../platform/i18n/namespaces.ts";
import { companyMail } from "../../platform/mail/company-mail.ts";
import { fullDayIn } from "../../platform/mail/moment.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;
type Reader = { email: string; firstName: string; locale: Locale };

/** To a coach: `written`, `kept`, `takenDown`; to the author: the others. */
export type ReviewNotice = "written" | "published" | "contested" | "removed" | "kept" | "takenDown";

type MailFacts = Reader & {
  kind: ReviewNotice;
  appointmentId: string | null;
  /** When it is published by itself. */
  until: Date;
  /** The operator's reason. */
  reason: string | null;
};

const TO_COACH: readonly ReviewNotice[] = ["written", "kept", "takenDown"];
/** An operator has decided. */
const DECIDED: readonly ReviewNotice[] = ["published", "removed", "kept", "takenDown"];

/** A notification about a review. Neither its text nor a name: mails are read over shoulders. */
export function reviewMail(deps: Deps, facts: MailFacts): OutgoingMail {
  const { kind, email, firstName, locale, until, reason } = facts;
  const { supportEmail } = deps.config.company;
  const t = (key: TranslationKey) =>
    deps.translator.t(locale, key, { until: fullDayIn({ locale }, until), supportEmail });
  const isDecided = DECIDED.includes(kind) && reason !== null;
  return companyMail(deps, {
    email,
    firstName,
    locale,
    subject: t(`reviews:${kind}.subject`),
    heading: t(`reviews:${kind}.heading`),
    passages: [
      t(`reviews:${kind}.happened`),
      ...(isDecided ? [t("reviews:reason"), { quote: reason }] : []),
      t(`reviews:${kind}.next`),
      ...(TO_COACH.includes(kind) || facts.appointmentId
        ? [{ label: t(`reviews:${kind}.button`), url: linkOf(deps, facts) }]
        : []),
    ],
  });
}

const linkOf = ({ config }: Deps, { kind, locale, appointmentId }: MailFacts) =>
  TO_COACH.includes(kind) || !appointmentId
    ? pageLink(config, { page: "coachReviews", locale })
    : pageLink(config, { page: "clientReview", locale, token: appointmentId });

/** Asks a client how an appointment was. */
export function requestMail(
  deps: Deps,
  { email, firstName, locale, appointmentId }: Reader & { appointmentId: string },
) {
  const t = (key: TranslationKey) => deps.translator.t(locale, key);
  return companyMail(deps, {
    email,
    firstName,
    locale,
    subject: t("reviews:ask.subject"),
    heading: t("reviews:ask.heading"),
    passages: [
      t("reviews:ask.happened"),
      t("reviews:ask.next"),
      {
        label: t("reviews:ask.button"),
        url: pageLink(deps.config, { page: "clientReview", locale, token: appointmentId }),
      },
      t("reviews:ask.less"),
    ],
  });
}
