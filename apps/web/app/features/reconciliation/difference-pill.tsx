import type { Reconciliation } from "@aufwind/contract/reconciliation";
import { formatAmount } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Pill } from "../../ui/pill.tsx";

type Differing = Pick<Reconciliation["days"][number], "differenceCents" | "runningCents">;

/** A difference that another day made up for is no longer urgent. */
export function DifferencePill({ day: { differenceCents, runningCents } }: { day: Differing }) {
  const { t } = useTranslation("reconciliation");
  const locale = useLocale();
  if (differenceCents === 0) return <Pill tone="teal">{t("states.agrees")}</Pill>;
  const money = `${differenceCents > 0 ? "+" : ""}${formatAmount(locale, differenceCents)}`;
  return runningCents === 0 ? (
    <Pill tone="warn">{t("states.settled", { money })}</Pill>
  ) : (
    <Pill tone="bad">{t("states.differs", { money })}</Pill>
  );
}
