import type { Side } from "@aufwind/rules/appointments/status";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { PAGES_OF } from "./actions.ts";

/** There is no appointment of one's own at this address. */
export function AppointmentNotFound({ side }: { side: Side }) {
  const { t } = useTranslation("appointments");
  const all = <PageButton to={PAGES_OF[side].list}>{t("detail.all")}</PageButton>;
  return (
    <>
      <PageHeader title={t("detail.page")} />
      <EmptyState title={t("detail.none")} action={all}>
        {t("detail.noneText")}
      </EmptyState>
    </>
  );
}
