import type { BookingSource } from "@aufwind/contract/booking-pages";
import { formatNumber } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Panel } from "../../ui/panel.tsx";
import { Failure } from "../../ui/placeholders.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./sources.module.css";

/** Which way clients and appointments came. */
export function Sources({ sources }: { sources: BookingSource[] | null }) {
  const { t } = useTranslation("booking-pages");
  if (!sources) return <Failure title={t("sources.failed")} />;
  const isEmpty = sources.every(({ appointments }) => appointments === 0);
  return (
    <Panel title={t("sources.title")}>
      {isEmpty ? <p>{t("sources.empty")}</p> : <SourceTable sources={sources} />}
    </Panel>
  );
}

function SourceTable({ sources }: { sources: BookingSource[] }) {
  const { t } = useTranslation("booking-pages");
  const locale = useLocale();
  return (
    <>
      <p className={styles.soft}>{t("sources.lead")}</p>
      <table className={styles.sources}>
        <caption>
          <VisuallyHidden>{t("sources.caption")}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t("sources.source")}</th>
            <th scope="col">{t("sources.clients")}</th>
            <th scope="col">{t("sources.appointments")}</th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ source, clients, appointments }) => (
            <tr key={source}>
              <th scope="row">{t(`sources.names.${source}`)}</th>
              <td>{formatNumber(locale, clients)}</td>
              <td>{formatNumber(locale, appointments)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.soft}>{t("sources.other")}</p>
    </>
  );
}
