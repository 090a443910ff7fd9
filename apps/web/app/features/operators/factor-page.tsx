import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";

/** Before anything of the console opens: why a second factor is needed, and the way to it. */
export function FactorPage() {
  const { t } = useTranslation("operators");
  return (
    <>
      <PageHeader title={t("factor.title")} />
      <Panel title={t("factor.why")}>
        <p>{t("factor.reason")}</p>
        <p>{t("factor.ways")}</p>
        <p>
          <PageButton to="accountSecurity" look="accent">
            {t("factor.setUp")}
          </PageButton>
        </p>
      </Panel>
    </>
  );
}
