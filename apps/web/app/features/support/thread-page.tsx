import type { SupportThread } from "@aufwind/contract/support";
import { formatMoment } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextArea } from "../../ui/form/text-fields.tsx";
import { BackLink } from "../../ui/links.tsx";
import { Outcome } from "../../ui/notices.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel, Panels, State } from "../../ui/panel.tsx";
import styles from "./thread.module.css";

const schema = () => import("@aufwind/contract/support").then((contract) => contract.SupportReply);

type ThreadPageProps = { thread: SupportThread; isSent: boolean };

/** One request to support with its answers, and room for a reply. */
export function ThreadPage({ thread, isSent }: ThreadPageProps) {
  const { t } = useTranslation("support");
  const locale = useLocale();
  const { reference, subject, topic, status, messages, sentAt } = thread;
  return (
    <>
      <PageHeader
        back={<BackLink to="helpContact">{t("thread.back")}</BackLink>}
        title={subject}
        lead={
          <>
            {t(`topics.${topic}`)} · {formatMoment(locale, sentAt)} · <span className={styles.whole}>{reference}</span>
          </>
        }
      />
      <Panels>
        {isSent && (
          <Outcome of={messages.length}>
            <p>{t("thread.sent")}</p>
          </Outcome>
        )}
        <Panel
          title={t("thread.conversation")}
          aside={<State on={status !== "closed"}>{t(`requests.${status}`)}</State>}
        >
          <ol className={styles.messages}>
            {messages.map(({ id, from, text, at }) => (
              <li key={id} data-from={from}>
                <p className={styles.who}>
                  <b>{t(`thread.${from}`)}</b>
                  <time dateTime={at}>{formatMoment(locale, at)}</time>
                </p>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ol>
        </Panel>
        <Panel title={t("thread.panel")}>
          {/* The draft is gone once it is sent. */}
          <PageForm key={messages.length} name="reply" schema={schema} failure={t("thread.failed")} leadsOn>
            {status === "closed" && <p>{t("thread.reopens")}</p>}
            <TextArea name="message" label={t("thread.message")} help={t("messageHelp")} max={5000} rows={5} />
            <SubmitRow look="accent">{t("thread.submit")}</SubmitRow>
          </PageForm>
        </Panel>
      </Panels>
    </>
  );
}
