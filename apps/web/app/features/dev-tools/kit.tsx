import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { PageHead } from "../../ui/section.tsx";
import styles from "./kit.module.css";
import { KitForm } from "./kit-form.tsx";
import { KitInteractive } from "./kit-interactive.tsx";
import { KitParts } from "./kit-parts.tsx";
import { KitTokens } from "./kit-tokens.tsx";

/** Every part of the kit, the plain ones in both schemes side by side. */
export function Kit() {
  const { t } = useTranslation("dev-tools");
  return (
    <>
      <Breadcrumb trail={[{ label: t("mailbox.title"), to: "/dev/mailbox" }]} current={t("kit.title")} />
      <PageHead title={t("kit.title")} lead={t("kit.lead")} />
      <KitTokens />
      <h2 className={styles.heading}>{t("kit.parts")}</h2>
      <div className={styles.schemes}>
        <div className={styles.light}>
          <KitParts />
        </div>
        <div className={styles.dark}>
          <KitParts />
        </div>
      </div>
      <h2 className={styles.heading}>{t("kit.form")}</h2>
      <KitForm />
      <h2 className={styles.heading}>{t("kit.interactive")}</h2>
      <KitInteractive />
    </>
  );
}
