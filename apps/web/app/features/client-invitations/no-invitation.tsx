import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Failure } from "../../ui/failure.tsx";

/** Why there is no link: the profile comes first, or it could not be loaded. */
export function NoInvitation({ isEarly }: { isEarly: boolean }) {
  const { t } = useTranslation("client-invitations");
  if (!isEarly) return <Failure title={t("failed")} />;
  return (
    <EmptyState title={t("early.title")} action={<PageButton to="coachOnboarding">{t("early.begin")}</PageButton>}>
      {t("early.text")}
    </EmptyState>
  );
}
