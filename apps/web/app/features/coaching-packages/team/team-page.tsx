import type { TeamPackage } from "@aufwind/contract/coaching-packages-team";
import { formatAmount, formatDate } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { ChosenRow } from "../../../shared/list/chosen-row.tsx";
import { TeamFinder } from "../../../shared/list/team-finder.tsx";
import { viewQuery } from "../../../shared/list/view.ts";
import type { TeamPackagesFacts } from "./team.server.ts";
import { StatusPill, TeamDetail } from "./team-detail.tsx";
import { SHOWN, TEAM_PACKAGES } from "./team-view.ts";

/** All bought packages by state, or those that a search found, beside the one that was chosen. */
export function TeamPackagesPage({ view, shown, opened, isFinance, now }: TeamPackagesFacts) {
  const { t } = useTranslation("coaching-packages-team");
  const query = viewQuery(TEAM_PACKAGES, view);
  const tabs = SHOWN.map((status) => {
    const key = status || "any";
    return { status, label: t(`tabs.${key}`), empty: t(`empty.${key}`) };
  });
  return (
    <TeamFinder
      namespace="coaching-packages-team"
      list={TEAM_PACKAGES}
      {...{ view, shown, tabs }}
      row={(bought: TeamPackage) => (
        <Row
          key={bought.id}
          bought={bought}
          to={`?${viewQuery(TEAM_PACKAGES, { ...view, open: bought.id })}`}
          isHere={view.open === bought.id}
        />
      )}
      detail={opened && <TeamDetail key={opened.bought.id} {...{ opened, isFinance, query, now }} />}
    />
  );
}

type RowProps = { bought: TeamPackage; to: string; isHere: boolean };

/** Who bought of whom, when, for how much and what is left of it. */
function Row({ bought, to, isHere }: RowProps) {
  const { t } = useTranslation("coaching-packages-team");
  const locale = useLocale();
  const { status, client, coach, size, left, grossCents, boughtAt } = bought;
  return (
    <ChosenRow
      {...{ to, isHere }}
      name={t("pair", { client: client.name || t("goneClient"), coach: coach.name || t("goneCoach") })}
      facts={[formatDate(locale, boughtAt), formatAmount(locale, grossCents), t("leftOf", { left, size })]}
      pill={<StatusPill status={status} />}
    />
  );
}
