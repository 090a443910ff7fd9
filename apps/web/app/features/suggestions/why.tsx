import { ALMOST, POINTS, RATING_POINTS } from "@aufwind/rules/matching";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import styles from "./suggestions.module.css";

const PARTS = ["topics", "languages", "budget", "free", "gender", "rating"] as const;
const FIGURES = {
  almost: ALMOST.points,
  percent: ALMOST.percent - 100,
  unrated: RATING_POINTS.unrated,
};

/** What the points are given for, true to the rule that gives them. */
export function Why() {
  const { t } = useTranslation("suggestions");
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
