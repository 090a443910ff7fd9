import { useTranslation } from "../../platform/i18n/use-translation.ts";
import type { PermissionMissing } from "../../platform/session/member.ts";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";

/** A page of the console that needs another permission: which one, and who grants it. */
export function NoPermission({ neededPermissions }: PermissionMissing) {
  const { t } = useTranslation("operators");
  const names = neededPermissions.map((each) => t(`permissions.${each}`)).join(t("noPermission.or"));
  return (
    <>
      <title>{t("noPermission.title")}</title>
      <PageHeader title={t("noPermission.title")} />
      <EmptyState
        title={t("noPermission.needs", { permission: names })}
        action={<PageButton to="teamMembers">{t("noPermission.team")}</PageButton>}
      >
        <p>{t("noPermission.ask")}</p>
      </EmptyState>
    </>
  );
}
