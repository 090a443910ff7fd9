import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { LinkPage, type LinkResult } from "./link-page.tsx";
import styles from "./ways.module.css";

export function ConfirmPage({ result }: { result: LinkResult }) {
  const { t } = useTranslation("subscriptions");
  return (
    <LinkPage
      result={result}
      ready={{ title: t("confirm.title"), lead: t("confirm.lead"), submit: t("confirm.submit") }}
      done={(list) => ({
        title: t("confirm.doneTitle"),
        children: (
          <>
            <p>{t(`confirm.done.${list}`)}</p>
            <PageButton to="home">{t("confirm.home")}</PageButton>
          </>
        ),
      })}
      failed={{
        title: t("confirm.failedTitle"),
        children: (
          <>
            <p>{t("confirm.failed")}</p>
            <div className={styles.ways}>
              <PageButton to="earlyAccess">{t("askAgain.earlyAccess")}</PageButton>
              <PageButton to="newsletter" look="ghost">
                {t("askAgain.newsletter")}
              </PageButton>
            </div>
          </>
        ),
      }}
    />
  );
}
