import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { filtersIn, type ListView } from "./list-view.ts";

/** Nothing in the list: why, and the next step. */
export function EmptyList({ view }: { view: ListView }) {
  const { t } = useTranslation("notifications");
  if (filtersIn(view) > 0)
    return (
      <EmptyState title={t("empty.filtered")} action={<PageButton to="notifications">{t("empty.reset")}</PageButton>}>
        {t("empty.filteredText")}
      </EmptyState>
    );
  const settings = (
    <PageButton to="notificationSettings" look="ghost">
      {t("settings")}
    </PageButton>
  );
  return (
    <EmptyState title={t("empty.none")} action={settings}>
      {t("empty.noneText")}
    </EmptyState>
  );
}
