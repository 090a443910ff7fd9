import { localPath } from "@aufwind/rules/paths";
import type { Refusal } from "../../platform/forms/form-action.ts";
import { PathLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useMember } from "../../platform/pages/site.ts";
import { MailLinkPage } from "../../shared/mail-link-page.tsx";
import { Button, PageButton } from "../../ui/button.tsx";
import patterns from "../../ui/patterns.module.css";
import styles from "./bookmark-failed.module.css";

type BookmarkFailedProps = {
  coachId: string;
  back: string;
  isRemoval: boolean;
  /** Why, if the API says so. */
  detail: string;
};

/** For whoever comes from the log-in, or has no JavaScript: what failed, a retry, and the way back. */
export function BookmarkFailed({ coachId, back, isRemoval, detail }: BookmarkFailedProps) {
  const { t } = useTranslation("bookmarks-page");
  return (
    <MailLinkPage title={t("page.title")}>
      <p>{detail || t(isRemoval ? "bookmarks:failed.remove" : "bookmarks:failed.add")}</p>
      <form method="post" className={`${patterns.links} ${styles.again}`}>
        <input type="hidden" name="form" value="bookmark" />
        <input type="hidden" name="coachId" value={coachId} />
        <input type="hidden" name="back" value={back} />
        <input type="hidden" name="wanted" value={isRemoval ? "off" : "on"} />
        <Button type="submit">{t("page.again")}</Button>
        <PathLink to={back}>{t("page.back")}</PathLink>
      </form>
    </MailLinkPage>
  );
}

/** Somebody opened the address by hand. */
export function BookmarkHelp() {
  const { t } = useTranslation("bookmarks-page");
  const member = useMember();
  return (
    <MailLinkPage title={t("page.title")}>
      <p>{t("page.how")}</p>
      <div className={styles.ways}>
        <PageButton to="search">{t("list.find")}</PageButton>
        {!member && (
          <PageButton to="login" look="ghost">
            {t("page.login")}
          </PageButton>
        )}
        {member?.userType === "client" && (
          <PageButton to="clientBookmarks" look="ghost">
            {t("list.title")}
          </PageButton>
        )}
      </div>
    </MailLinkPage>
  );
}

/** The failure of a heart that was clicked without JavaScript. */
export const failurePropsOf = ({ values, problem }: Refusal): BookmarkFailedProps => ({
  coachId: values.coachId ?? "",
  back: localPath(values.back) ?? "/",
  isRemoval: values.wanted === "off",
  detail: problem.status < 500 ? problem.detail : "",
});
