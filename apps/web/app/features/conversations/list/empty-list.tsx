import type { Side } from "@aufwind/rules/appointments/status";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { PageButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Illustration } from "../../../ui/illustrations.tsx";
import { NEW_QUERY } from "../forms.ts";

/** No conversation: none with this name, or none at all yet. */
export function EmptyList({ side, name }: { side: Side; name: string }) {
  const { t } = useTranslation("conversations");
  if (name)
    return (
      <EmptyState title={t("list.none", { name })} action={<PageButton to="messages">{t("list.all")}</PageButton>}>
        {t("list.noneText")}
      </EmptyState>
    );
  const action =
    side === "client" ? (
      <PageButton to="search">{t("list.findCoach")}</PageButton>
    ) : (
      <PageButton to="messages" query={NEW_QUERY}>
        {t("new")}
      </PageButton>
    );
  return (
    <EmptyState title={t("list.empty")} action={action} drawing={<Illustration of="talk" />}>
      {t(`list.emptyText.${side}`)}
    </EmptyState>
  );
}
