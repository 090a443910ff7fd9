import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHead } from "../../ui/section.tsx";

/** There is no own client at this address. */
export function NoClient() {
  const { t } = useTranslation("coach-clients");
  return (
    <>
      <PageHead title={t("one.page")} />
      <EmptyState title={t("one.none")} action={<PageButton to="coachClients">{t("one.all")}</PageButton>}>
        {t("one.noneText")}
      </EmptyState>
    </>
  );
}
