import type { Series } from "@aufwind/contract/appointment-series";
import { otherSide } from "@aufwind/rules/appointments/status";
import { useTranslation } from "../../platform/i18n/use-translation.ts";

/** The other person's name, also after they have left. */
export function useOtherName(series: Series): string {
  const { t } = useTranslation("appointment-series");
  const other = otherSide(series.side);
  return series[other].name || t(`gone.${other}`);
}
