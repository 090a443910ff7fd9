import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useMember } from "../../platform/pages/site.ts";
import { areaOf } from "../../platform/session/member.ts";
import { PageButton } from "../../ui/button.tsx";
import { Initials } from "../../ui/initials.tsx";
import styles from "./welcome.module.css";

/** For signed-in people: a welcome and a link to their pages. */
export function Welcome() {
  const { t } = useTranslation("home");
  const user = useMember();
  if (!user) return null;
  const area = areaOf(user.userType);
  return (
    <div className={styles.welcome}>
      <Initials name={user.name} picture={user.profilePicture} large />
      <p>{t("welcome.title", { firstName: user.firstName })}</p>
      <PageButton to={area} small>
        {t(area === "account" ? "welcome.account" : "welcome.area")}
      </PageButton>
    </div>
  );
}
