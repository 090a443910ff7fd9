import type { User } from "@aufwind/contract/accounts";
import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Note } from "../../../ui/notices.tsx";

/** Above every page of a coach whom the team has restricted: how it stands, and where the reasons are. */
export function RestrictionBar({ status }: Pick<User, "status">) {
  const { t } = useTranslation("shell-app");
  if (status === "active" || status === "barred") return null;
  return (
    <Note icon="lock">
      {t(`restricted.${status}`)} <PageLink to="coachHome">{t("restricted.why")}</PageLink>
    </Note>
  );
}
