import { useLocation } from "react-router";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { pathTo } from "../../platform/pages/pages.ts";
import { useMember, useSite } from "../../platform/pages/site.ts";
import { areaOf, type WrongRole as Found } from "../../platform/session/member.ts";
import { Button, PageButton } from "../../ui/button.tsx";
import { RisingLines } from "../../ui/illustrations.tsx";
import styles from "./wrong-role.module.css";

/** Signed in with the wrong role: whose page it is, and links. */
export function WrongRole({ needed, own }: Found) {
  const { t } = useTranslation("settings");
  const { brand } = useSite();
  const email = useMember()?.email;
  const { pathname, search } = useLocation();
  return (
    <div className={styles.page}>
      <title>{`${t(`wrongRole.for.${needed}`)} · ${brand}`}</title>
      <meta name="robots" content="noindex" />
      <RisingLines />
      <h1>{t(`wrongRole.for.${needed}`)}</h1>
      <p>{t(`wrongRole.as.${own}`)}</p>
      {email && <p className={styles.email}>{email}</p>}
      <div className={styles.acts}>
        <PageButton to={areaOf(own)}>{t("wrongRole.area")}</PageButton>
        <form method="post" action={pathTo("logout", useLocale())} data-ends-session>
          <input type="hidden" name="to" value={`${pathname}${search}`} />
          <Button type="submit" look="ghost">
            {t("wrongRole.other")}
          </Button>
        </form>
      </div>
    </div>
  );
}
