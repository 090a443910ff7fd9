import type { Consent } from "@aufwind/contract/subscriptions-team";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { momentOf } from "../../platform/i18n/dates.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextArea, TextField } from "../../ui/form/text-fields.tsx";
import { Outcome } from "../../ui/notices.tsx";
import { Panel } from "../../ui/panel.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import styles from "./mailings.module.css";

type Found = { email: string; consents: Consent[] };
type Ended = { email: string; ended: number };

/** When an address agreed to our lists and to which words, for a claim against us; and a way to take it off them. */
export function ConsentPanel({ query }: { query: string }) {
  const { t } = useTranslation("mailings");
  const result = useAnswer<FormResult<Found | Ended>>();
  const found = result?.ok && result.form === "findConsents" ? (result.data as Found) : undefined;
  const ended = result?.ok && result.form === "endConsents" ? (result.data as Ended) : undefined;
  return (
    <Panel title={t("consents.title")} id="consents">
      <p>{t("consents.lead")}</p>
      <PageForm name="findConsents" query={query}>
        <TextField name="email" type="email" label={t("consents.email")} autoComplete="off" />
        <SubmitRow look="ghost">{t("consents.find")}</SubmitRow>
      </PageForm>
      {ended && (
        <Outcome of={result as FormResult}>
          <p>{t("consents.ended", { email: ended.email, count: ended.ended })}</p>
        </Outcome>
      )}
      {found && <Consents {...found} query={query} />}
    </Panel>
  );
}

function Consents({ email, consents, query }: Found & { query: string }) {
  const { t } = useTranslation("mailings");
  const isOnAny = consents.some(({ endedAt }) => endedAt === null);
  return (
    <div className={styles.consents} role="status">
      <h3>{email}</h3>
      {consents.length === 0 && <p>{t("consents.none")}</p>}
      <ul>
        {consents.map((consent) => (
          <ConsentItem key={`${consent.list} ${consent.askedAt}`} consent={consent} />
        ))}
      </ul>
      {isOnAny && (
        <Disclosure summary={t("consents.end.title")}>
          <p>{t("consents.end.text")}</p>
          <PageForm name="endConsents" query={query}>
            <input type="hidden" name="email" value={email} />
            <TextArea name="reason" label={t("consents.end.reason")} rows={2} />
            <SubmitRow look="ghost">{t("consents.end.button")}</SubmitRow>
          </PageForm>
        </Disclosure>
      )}
    </div>
  );
}

function ConsentItem({ consent }: { consent: Consent }) {
  const { t } = useTranslation("mailings");
  const locale = useLocale();
  const { list, askedAt, confirmedAt, endedAt, textVersion, isCurrentText } = consent;
  const at = (moment: string) => momentOf({ at: moment }, { locale, shape: "dated" });
  const words = list === "earlyAccess" ? t("subscriptions:earlyAccess.terms") : t(`subscriptions:${list}.consent`);
  const facts = [
    t("consents.asked", { at: at(askedAt) }),
    confirmedAt ? t("consents.confirmed", { at: at(confirmedAt) }) : t("consents.unconfirmed"),
    ...(endedAt ? [t("consents.left", { at: at(endedAt) })] : confirmedAt ? [t("consents.stands")] : []),
    t("consents.text", { version: textVersion, language: t(`consents.languages.${consent.locale ?? "unknown"}`) }),
  ];
  return (
    <li>
      <strong>{t(`audiences.${list}`)}</strong>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {isCurrentText && consent.locale === locale && (
        <blockquote>
          <RichText text={words} tags={{ terms: (inside) => <>{inside}</> }} />
        </blockquote>
      )}
    </li>
  );
}
