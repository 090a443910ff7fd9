import { PathLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import styles from "./suggestions.module.css";
import type { Suggested } from "./suggestions.server.ts";

/** Says which wish keeps everybody out, and who could be found without it. */
export function NobodyFits({ loosen }: Pick<Suggested, "loosen">) {
  const { t } = useTranslation("suggestions");
  return (
    <EmptyState
      title={t("nobody.title")}
      action={
        <PageButton to="clientPreferences" look="ghost">
          {t("change")}
        </PageButton>
      }
    >
      <p>{t(loosen.length > 0 ? "nobody.loosen" : "nobody.wait")}</p>
      <ul className={styles.loosen}>
        {loosen.map(({ wish, count, path }) => (
          <li key={wish}>
            <PathLink to={path}>{t(`nobody.${wish}`, { count })}</PathLink>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
