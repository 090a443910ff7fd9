import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useMember } from "../../platform/pages/site.ts";
import { PageButton } from "../../ui/button.tsx";
import styles from "./saved-searches.module.css";

type SaveSearchLinkProps = {
  /** The search as its address has it. */
  query: string;
  /** Nobody was found: then this is the way on. */
  isEmpty: boolean;
};

/** Leads to the page that keeps a search; coaches and the team keep none. */
export function SaveSearchLink({ query, isEmpty }: SaveSearchLinkProps) {
  const { t } = useTranslation("saved-searches-link");
  const user = useMember();
  if (user && user.userType !== "client") return null;
  return (
    <p className={isEmpty ? styles.keepEmpty : styles.keep}>
      {isEmpty && <span>{t("none")}</span>}
      <PageButton to="clientSavedSearches" query={`save=1&${query}`} look="ghost" small={!isEmpty}>
        {t("keep")}
      </PageButton>
    </p>
  );
}
