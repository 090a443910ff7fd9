import { useEffect, useRef } from "react";
import { PageLink, PathLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { Failure } from "../../ui/failure.tsx";
import { NobodyFits } from "./nobody-fits.tsx";
import styles from "./suggestions.module.css";
import type { Suggested } from "./suggestions.server.ts";
import { MOST } from "./view.ts";
import { Why } from "./why.tsx";

type SuggestionsProps = {
  /** Null where they cannot be had just now. */
  suggested: Suggested | null;
  /** The cards. */
  children: React.ReactNode;
};

/** Coaches who fit what a client is looking for. */
export function Suggestions({ suggested, children }: SuggestionsProps) {
  const { t } = useTranslation("suggestions");
  const head = useFocusOnChange(suggested?.view.number);
  return (
    <section className={styles.suggestions} id="suggestions">
      <div className={styles.head}>
        <h2 ref={head} tabIndex={-1}>
          {t("title")}
        </h2>
        <PageLink to="clientPreferences">{t("change")}</PageLink>
      </div>
      {suggested === null && <Failure title={t("failed")} />}
      {suggested && suggested.totalCount === 0 && <NobodyFits {...suggested} />}
      {suggested && suggested.totalCount > 0 && (
        <>
          <div className={styles.cards}>{children}</div>
          <Onwards {...suggested} />
          <Why />
        </>
      )}
    </section>
  );
}

function Onwards({ view, totalCount, searchTo }: Pick<Suggested, "view" | "totalCount" | "searchTo">) {
  const { t } = useTranslation("suggestions");
  return (
    <>
      {view.next === null && (
        <p className={styles.end}>{totalCount > MOST ? t("best", { count: MOST }) : t("all", { count: totalCount })}</p>
      )}
      <div className={styles.acts}>
        {view.next !== null && (
          <PageButton to="clientHome" look="ghost" query={`others=${view.next}`} hash="suggestions">
            {t("others")}
          </PageButton>
        )}
        {view.number > 1 && (
          <PageLink to="clientHome" hash="suggestions">
            {t("first")}
          </PageLink>
        )}
        <PathLink to={searchTo}>{t("search")}</PathLink>
      </div>
    </>
  );
}

/** Others come above the button that asked for them: whoever reads on starts at their heading. */
function useFocusOnChange(number: number | undefined) {
  const head = useRef<HTMLHeadingElement>(null);
  const before = useRef(number);
  useEffect(() => {
    if (number !== undefined && before.current !== undefined && number !== before.current) head.current?.focus();
    before.current = number;
  }, [number]);
  return head;
}
