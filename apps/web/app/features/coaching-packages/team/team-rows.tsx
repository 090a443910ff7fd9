import type { TeamPackage } from "@aufwind/contract/coaching-packages-team";
import type { PurchaseStatus } from "@aufwind/rules/coaching-packages";
import { formatAmount, formatDate } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { ChosenRow } from "../../../shared/list/chosen-row.tsx";
import chosen from "../../../shared/list/chosen-rows.module.css";
import rows from "../../../shared/list/rows.module.css";
import { viewQuery } from "../../../shared/list/view.ts";
import { Pill } from "../../../ui/pill.tsx";
import { TEAM_PACKAGES, type TeamPackagesView } from "./team-view.ts";

type TeamRowsProps = { items: readonly TeamPackage[]; view: TeamPackagesView };

/** Who bought of whom, when, for how much and what is left of it. */
export function TeamRows({ items, view }: TeamRowsProps) {
  const { t } = useTranslation("coaching-packages-team");
  const locale = useLocale();
  return (
    <div className={`${rows.table} ${chosen.table}`}>
      <ul>
        {items.map(({ id, status, client, coach, size, left, grossCents, boughtAt }) => (
          <ChosenRow
            key={id}
            to={`?${viewQuery(TEAM_PACKAGES, { ...view, open: id })}`}
            isHere={view.open === id}
            name={t("pair", { client: client.name || t("goneClient"), coach: coach.name || t("goneCoach") })}
            facts={[formatDate(locale, boughtAt), formatAmount(locale, grossCents), t("leftOf", { left, size })]}
            pill={<StatusPill status={status} />}
          />
        ))}
      </ul>
    </div>
  );
}

export function StatusPill({ status }: { status: PurchaseStatus }) {
  const { t } = useTranslation("coaching-packages-team");
  return <Pill tone={status === "active" ? "teal" : "plain"}>{t(`states.${status}`)}</Pill>;
}
