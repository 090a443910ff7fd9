import type { CoachReviews } from "@aufwind/contract/reviews";
import { STARS } from "@aufwind/rules/reviews/writing";
import { formatScore } from "../../platform/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Panel } from "../../ui/panel.tsx";
import { StarSpread } from "../../ui/star-spread.tsx";

/** The mean and the spread of what is published, as clients see them. */
export function Rating({ rating }: { rating: NonNullable<CoachReviews["rating"]> }) {
  const { t } = useTranslation("coach-reviews");
  const { count, distribution } = rating;
  const score = formatScore(useLocale(), rating.score);
  return (
    <Panel title={t("rating.title")}>
      <StarSpread
        score={score}
        scoreWords={t("rating.score", { score })}
        total={t("rating.count", { count })}
        caption={t("rating.spread")}
        bars={STARS.toReversed().map((stars) => ({
          stars,
          count: distribution[stars],
          share: distribution[stars] / Math.max(count, 1),
          label: t("rating.stars", { count: stars }),
          unit: t("rating.given", { count: distribution[stars] }),
        }))}
      />
    </Panel>
  );
}
