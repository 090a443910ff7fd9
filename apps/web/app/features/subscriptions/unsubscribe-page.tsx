import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { LinkPage, type LinkResult } from "./link-page.tsx";
import styles from "./ways.module.css";

export function UnsubscribePage({ result }: { result: LinkResult }) {
  const { t } = useTranslation("subscriptions");
  return (
    <LinkPage
      result={result}
      ready={{ title: t("unsubscribe.title"), lead: t("unsubscribe.lead"), submit: t("unsubscribe.submit") }}
      done={(list) => ({
        title: t("unsubscribe.doneTitle"),
        children: (
          <>
            <p>
              {t(`unsubscribe.done.${list}`)} {t("unsubscribe.again")}
            </p>
            <div className={styles.ways}>
              <PageButton to="home">{t("confirm.home")}</PageButton>
              <PageButton to={list === "earlyAccess" ? "earlyAccess" : "newsletter"} look="ghost">
                {t(list === "earlyAccess" ? "askAgain.earlyAccess" : "askAgain.newsletter")}
              </PageButton>
            </div>
          </>
        ),
      })}
      failed={{
        title: t("unsubscribe.failedTitle"),
        children: (
          <>
            <p>{t("unsubscribe.failed")}</p>
            <PageButton to="contact">{t("unsubscribe.contact")}</PageButton>
          </>
        ),
      }}
    />
  );
}
