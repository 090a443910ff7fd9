import { formatDate } from "../../platform/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Failure } from "../../ui/failure.tsx";
import { Panel, State } from "../../ui/panel.tsx";
import styles from "./ask.module.css";
import type { Asking } from "./own-support.server.ts";

/** What somebody wrote before, so that nobody has to look for a reference in old mails. */
export function SentRequests({ requests }: Pick<Asking, "requests">) {
  const { t } = useTranslation("support");
  const locale = useLocale();
  return (
    <Panel title={t("requests.title")}>
      {requests === null && <Failure title={t("requests.failed")} />}
      {requests?.length === 0 && <p>{t("requests.none")}</p>}
      {requests !== null && requests.length > 0 && (
        <ul className={styles.requests}>
          {requests.map(({ reference, subject, topic, status, sentAt }) => (
            <li key={reference}>
              <p>
                <b>{subject}</b>
                <span>
                  {t(`topics.${topic}`)} · {formatDate(locale, sentAt)} · {reference}
                </span>
              </p>
              <State on>{t(`requests.${status}`)}</State>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
