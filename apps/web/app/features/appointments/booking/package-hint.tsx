import type { Consultation } from "@aufwind/rules/consultations";
import { formatMoney } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Icon } from "../../../ui/icon.tsx";
import patterns from "../../../ui/patterns.module.css";
import styles from "./booking-panel.module.css";
import type { PanelFacts } from "./panel.server.ts";

type PackageHintProps = { facts: Pick<PanelFacts, "packages" | "offeredPackages">; type: Consultation };

/** Beside the single price: what is left of one's package, or what one appointment costs in a package. */
export function PackageHint({ facts: { packages, offeredPackages }, type }: PackageHintProps) {
  const { t } = useTranslation("appointments-panel");
  const locale = useLocale();
  const own = packages.find(({ consultation }) => consultation === type);
  const [cheapest] = offeredPackages
    .filter(({ consultation, savedCents }) => consultation === type && savedCents > 0)
    .toSorted((one, other) => one.eachCents - other.eachCents);
  if (own)
    return (
      <p className={styles.small}>
        <Icon name="box" /> {t("package.own", { left: own.left, size: own.size })}
      </p>
    );
  if (!cheapest) return null;
  const { size, eachCents, savedPercent } = cheapest;
  return (
    <p className={`${patterns.plainLinks} ${styles.small}`}>
      <Icon name="box" />{" "}
      <a href="#packages">
        {t("package.offer", { count: size, money: formatMoney(locale, eachCents), percent: savedPercent })}
      </a>
    </p>
  );
}
