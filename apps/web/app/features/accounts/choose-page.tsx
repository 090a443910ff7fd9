import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Illustration } from "../../ui/illustrations.tsx";
import patterns from "../../ui/patterns.module.css";
import { PageHead } from "../../ui/section.tsx";
import styles from "./choose-page.module.css";

/** Client or coach; and a third link for those who only want to be notified of the launch. */
export function ChoosePage() {
  const { t } = useTranslation("accounts");
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHead title={t("choose.title")} lead={t("choose.lead")} />
        <Illustration of="chairs" />
      </div>
      <div className={styles.ways}>
        <Way kind="client" icon="heart" to="registerClient" look="accent" />
        <Way kind="coach" icon="user" to="registerCoach" look="primary" />
      </div>
      <p className={`${patterns.plainLinks} ${styles.quiet}`}>
        {t("choose.login")} <PageLink to="login">{t("choose.loginAction")}</PageLink>
      </p>
      <p className={`${patterns.plainLinks} ${styles.quiet}`}>
        {t("choose.later")} <PageLink to="earlyAccess">{t("choose.laterAction")}</PageLink>
      </p>
    </div>
  );
}

type WayProps = {
  kind: "client" | "coach";
  icon: IconName;
  to: "registerClient" | "registerCoach";
  look: "accent" | "primary";
};

function Way({ kind, icon, to, look }: WayProps) {
  const { t } = useTranslation("accounts");
  return (
    <section className={styles.way}>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <h2>{t(`choose.${kind}.title`)}</h2>
      <p>{t(`choose.${kind}.text`)}</p>
      <PageButton to={to} look={look}>
        {t(`choose.${kind}.action`)}
      </PageButton>
    </section>
  );
}
