import { formatDate } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { BackLink } from "../../ui/links.tsx";
import { Outcome } from "../../ui/notices.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel, Panels, State } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { Failure } from "../../ui/placeholders.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import styles from "./ask.module.css";
import type { SupportRequestFacts } from "./support.server.ts";
import { SupportRequestForm } from "./support-request-form.tsx";

type SupportRequestPageProps = SupportRequestFacts & { email: string; reach: { email: string; phone: string } };

/** Support for signed-in people: the author is known, and they choose the topic. */
export function SupportRequestPage({ requests, reference, email, reach, ...asking }: SupportRequestPageProps) {
  const { t } = useTranslation("support");
  const mail = (words: string) => <a href={`mailto:${reach.email}`}>{words}</a>;
  const phone = (words: string) => <a href={`tel:${reach.phone.replace(/[^+\d]/g, "")}`}>{words}</a>;
  return (
    <>
      <PageHeader back={<BackLink to="help">{t("ask.back")}</BackLink>} title={t("ask.title")} lead={t("ask.lead")} />
      <Panels>
        {reference && (
          <Outcome of={reference}>
            <p>
              <strong>{t("sent.title")}</strong>
            </p>
            <p>
              <RichText text={t("sent.text", { reference, email })} />
            </p>
          </Outcome>
        )}
        <Panel title={t("ask.panel")}>
          {/* The draft is deleted once it is sent. */}
          <SupportRequestForm key={reference} {...asking} />
        </Panel>
        <SentRequests requests={requests} />
        <p className={patterns.plainLinks}>
          <RichText text={t("ask.otherWays", reach)} tags={{ mail, phone }} />
        </p>
      </Panels>
    </>
  );
}

/** Earlier requests, so that nobody has to look for a reference in old mails. */
function SentRequests({ requests }: Pick<SupportRequestFacts, "requests">) {
  const { t } = useTranslation("support");
  const locale = useLocale();
  return (
    <Panel title={t("requests.title")}>
      {requests === null && <Failure title={t("requests.failed")} />}
      {requests?.length === 0 && <p>{t("requests.none")}</p>}
      {requests !== null && requests.length > 0 && (
        <ul className={`${patterns.plainLinks} ${styles.requests}`}>
          {requests.map(({ reference, subject, topic, status, sentAt }) => (
            <li key={reference}>
              <p>
                <PageLink to="helpRequest" params={{ reference }}>
                  <b>{subject}</b>
                </PageLink>
                <span>
                  {t(`topics.${topic}`)} · {formatDate(locale, sentAt)} · {reference}
                </span>
              </p>
              <State on={status !== "closed"}>{t(`requests.${status}`)}</State>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
