import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

/** The link to the invitation for own existing clients. */
export function InviteLink() {
  const { t } = useTranslation("coach-clients");
  return (
    <PageButton to="coachInvitation" small>
      <Icon name="share" /> {t("invite")}
    </PageButton>
  );
}
