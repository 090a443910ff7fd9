import { appealableUntil, type ContentDecision, type Ground } from "@aufwind/rules/content-decisions";
import type { ContentKind } from "@aufwind/rules/content-notices";
import type { Locale } from "@aufwind/rules/locale";
import { companyMail } from "../../platform/mail/company-mail.ts";
import { fullDayIn } from "../../platform/mail/moment.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;
type Reader = { email: string; firstName?: string; locale: Locale; hasAccount: boolean };
type Decided = {
  id: string;
  content_kind: ContentKind;
  decision: ContentDecision;
  facts: string;
  ground: Ground | null;
  clause: string | null;
  until: Date | null;
  decided_at: Date;
};

const linkOf = ({ config, translator }: Deps, { id }: Decided, locale: Locale) => ({
  label: translator.t(locale, "content-decisions:button"),
  url: pageLink(config, { page: "helpDecision", locale, token: id }),
});

const redress = ({ translator, config }: Deps, { decided_at }: Decided, locale: Locale) =>
  translator.t(locale, "content-decisions:redress", {
    until: fullDayIn({ locale }, appealableUntil(decided_at)),
    supportEmail: config.company.supportEmail,
  });

/** The statement of reasons (Art. 17 of the Digital Services Act). The content itself is in no mail. */
export function authorMail(
  deps: Deps,
  { decided, isRestored, ...reader }: Reader & { decided: Decided; isRestored: boolean },
): OutgoingMail {
  const { email, firstName, locale } = reader;
  const { t } = deps.translator;
  const { decision, content_kind: kind, facts, ground, clause, until } = decided;
  const what = t(locale, `content-decisions:kinds.${kind}`);
  const isKept = decision === "keep";
  const outcome = isRestored ? "restored" : decision;
  const ends = decision === "restrict" || decision === "suspend";
  return companyMail(deps, {
    email,
    locale,
    ...(firstName && { firstName }),
    subject: t(locale, "content-decisions:author.subject"),
    heading: t(locale, "content-decisions:author.heading"),
    passages: [
      t(locale, `content-decisions:author.${outcome}`, { what }),
      t(locale, "content-decisions:facts"),
      { quote: facts },
      ...(ground && clause ? [t(locale, `content-decisions:ground.${ground}`, { clause })] : []),
      ...(ends
        ? [
            until
              ? t(locale, "content-decisions:until", { until: fullDayIn({ locale }, until) })
              : t(locale, "content-decisions:openEnd"),
          ]
        : []),
      t(locale, "content-decisions:automated"),
      ...(isKept ? [] : [redress(deps, decided, locale)]),
      linkOf(deps, decided, locale),
    ],
  });
}

/** To somebody who gave notice: what was decided, and what they can do (Art. 16 (5)). */
export function reporterMail(deps: Deps, { decided, ...reader }: Reader & { decided: Decided }): OutgoingMail {
  const { email, firstName, locale, hasAccount } = reader;
  const { t } = deps.translator;
  const what = t(locale, `content-decisions:reported.${decided.content_kind}`);
  const outcome = decided.decision === "keep" ? "kept" : "acted";
  return companyMail(deps, {
    email,
    locale,
    ...(firstName && { firstName }),
    subject: t(locale, "content-decisions:reporter.subject"),
    heading: t(locale, "content-decisions:reporter.heading"),
    passages: [
      t(locale, `content-decisions:reporter.${outcome}`, { what }),
      t(locale, "content-decisions:automated"),
      redress(deps, decided, locale),
      ...(hasAccount
        ? [linkOf(deps, decided, locale)]
        : [t(locale, "content-decisions:reporter.byMail", { id: decided.id })]),
    ],
  });
}
