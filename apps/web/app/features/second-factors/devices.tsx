import type { Session } from "@aufwind/contract/sessions";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { formatDate, formatMoment } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { RowAction } from "../../shared/row-action.tsx";
import { Chip } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Outcome } from "../../ui/notices.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { Failure } from "../../ui/placeholders.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./security.module.css";

const ICONS = { desktop: "system", mobile: "mobile", tablet: "tablet", unknown: "globe" } as const;

function DeviceRow({ id, current, browser, system, device, createdAt, lastUsedAt }: Session) {
  const { t } = useTranslation("second-factors");
  const locale = useLocale();
  const name = [browser ?? t("devices.unknownBrowser"), system].filter(Boolean).join(" · ");
  return (
    <li>
      <div className={`${patterns.iconRow} ${styles.row}`}>
        <Icon name={ICONS[device]} />
        <div>
          <p className={styles.name}>
            {name} <VisuallyHidden>({t(`devices.kinds.${device}`)})</VisuallyHidden>
            {current && <Chip>{t("devices.current")}</Chip>}
          </p>
          <p className={styles.facts}>{t("devices.used", { when: formatMoment(locale, lastUsedAt) })}</p>
          <p className={styles.facts}>{t("devices.since", { date: formatDate(locale, createdAt) })}</p>
        </div>
        {!current && (
          <RowAction
            name="endSession"
            id={id}
            failure={t("devices.notEnded")}
            look="ghost"
            label={t("devices.end")}
            of={name}
          />
        )}
      </div>
    </li>
  );
}

/** The signed-in devices, each with a sign-out. */
export function Devices({ sessions }: { sessions: Session[] | null }) {
  const { t } = useTranslation("second-factors");
  const result = useAnswer<FormResult>();
  if (!sessions) return <Failure title={t("devices.failed")} />;
  const others = sessions.filter(({ current }) => !current);
  return (
    <Panels>
      {result?.ok && <Outcome of={result}>{t(outcome(result.form))}</Outcome>}
      <Panel title={t("devices.list", { count: sessions.length })}>
        <ul className={styles.rows}>
          {sessions.map((session) => (
            <DeviceRow key={session.id} {...session} />
          ))}
        </ul>
      </Panel>
      {others.length > 0 ? (
        <Panel title={t("devices.everywhere")}>
          <p>{t("devices.everywhereText")}</p>
          <PageForm name="endOthers" failure={t("devices.notEnded")}>
            <SubmitRow look="ghost">{t("devices.endOthers")}</SubmitRow>
          </PageForm>
        </Panel>
      ) : (
        <EmptyState title={t("devices.alone")}>{t("devices.aloneText")}</EmptyState>
      )}
    </Panels>
  );
}

const outcome = (form: string) => (form === "endOthers" ? "devices.endedOthers" : "devices.ended");
