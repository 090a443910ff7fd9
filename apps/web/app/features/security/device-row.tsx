import type { Session } from "@aufwind/contract/sessions";
import { formatDate, formatMoment } from "../../platform/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Chip } from "../../ui/chip.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./security.module.css";

const ICONS = { desktop: "system", mobile: "mobile", tablet: "tablet", unknown: "globe" } as const;

export function DeviceRow({ id, current, browser, system, device, createdAt, lastUsedAt }: Session) {
  const { t } = useTranslation("security");
  const locale = useLocale();
  const name = [browser ?? t("devices.unknownBrowser"), system].filter(Boolean).join(" · ");
  return (
    <li>
      <div className={styles.row}>
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
          <PageForm name={`endSession.${id}`} failure={t("devices.notEnded")}>
            <input type="hidden" name="id" value={id} />
            <SubmitButton look="ghost" small>
              {t("devices.end")} <VisuallyHidden>: {name}</VisuallyHidden>
            </SubmitButton>
          </PageForm>
        )}
      </div>
    </li>
  );
}
