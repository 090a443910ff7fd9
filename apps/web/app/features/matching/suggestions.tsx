import { ALMOST, POINTS, RATING_POINTS } from "@aufwind/rules/matching";
import { useEffect, useRef } from "react";
import { PageLink, PathLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import patterns from "../../ui/patterns.module.css";
import { Failure } from "../../ui/placeholders.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import findingStyles from "./finding.module.css";
import { MOST_SUGGESTIONS } from "./matching.ts";
import styles from "./suggestions.module.css";
import type { Suggested } from "./suggestions.server.ts";

const PARTS = ["topics", "languages", "budget", "free", "gender", "rating"] as const;
const FIGURES = {
  almost: ALMOST.points,
  percent: ALMOST.percent - 100,
  unrated: RATING_POINTS.unrated,
};

/** How points are given, matching the rule. */
function Why() {
  const { t } = useTranslation("matching");
  const ranking = (words: string) => <PageLink to="ranking">{words}</PageLink>;
  return (
    <Disclosure summary={t("why.title")} id="why">
      <div className={styles.why}>
        <p>{t("why.intro")}</p>
        <ul>
          {PARTS.map((part) => (
            <li key={part}>
              <RichText text={t(`why.${part}`, { points: POINTS[part], ...FIGURES })} />
            </li>
          ))}
        </ul>
        <p>
          <RichText text={t("why.more")} tags={{ ranking }} />
        </p>
      </div>
    </Disclosure>
  );
}

type SuggestionsProps = {
  /** Null if not available. */
  suggested: Suggested | null;
  /** The cards. */
  children: React.ReactNode;
};

/** Coaches who match a client's preferences. */
export function Suggestions({ suggested, children }: SuggestionsProps) {
  const { t } = useTranslation("matching");
  const head = useFocusOnChange(suggested?.view.number);
  return (
    <section className={styles.suggestions} id="suggestions">
      <div className={`${patterns.spread} ${styles.head}`}>
        <h2 ref={head} tabIndex={-1}>
          {t("title")}
        </h2>
        <PageLink to="clientPreferences">{t("change")}</PageLink>
      </div>
      {suggested === null && <Failure title={t("failed")} />}
      {suggested && suggested.totalCount === 0 && <NobodyFits {...suggested} />}
      {suggested && suggested.totalCount > 0 && (
        <>
          {children}
          <p className={styles.therapy}>{t("therapy")}</p>
          <Onwards {...suggested} />
          <Why />
        </>
      )}
    </section>
  );
}

function Onwards({ view, totalCount, searchTo }: Pick<Suggested, "view" | "totalCount" | "searchTo">) {
  const { t } = useTranslation("matching");
  return (
    <>
      {view.next === null && (
        <p className={styles.end}>
          {totalCount > MOST_SUGGESTIONS ? t("best", { count: MOST_SUGGESTIONS }) : t("all", { count: totalCount })}
        </p>
      )}
      <div className={styles.acts}>
        {view.next !== null && (
          <PageButton to="clientHome" look="ghost" small query={`others=${view.next}`} hash="suggestions">
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

/** New ones come above the button: focus moves to their heading. */
function useFocusOnChange(number: number | undefined) {
  const head = useRef<HTMLHeadingElement>(null);
  const before = useRef(number);
  useEffect(() => {
    if (number !== undefined && before.current !== undefined && number !== before.current) head.current?.focus();
    before.current = number;
  }, [number]);
  return head;
}

/** Names the preference that excludes everybody, and who could be found without it. */
function NobodyFits({ loosen }: Pick<Suggested, "loosen">) {
  const { t } = useTranslation("matching");
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

type FindingProps = {
  /** For clients without complete preferences. */
  prompt: React.ReactNode;
  suggestions: React.ReactNode;
  /** Crisis numbers, for acute topics. */
  crisis: React.ReactNode;
};

/** Preferences and suggestions. */
export const Finding = ({ prompt, suggestions, crisis }: FindingProps) => (
  <div className={findingStyles.finding}>
    {prompt}
    {suggestions}
    {crisis}
  </div>
);
