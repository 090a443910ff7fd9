import { formatDate } from "../../../platform/i18n/format.ts";
import { PathLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Panel } from "../../../ui/panel.tsx";
import patterns from "../../../ui/patterns.module.css";
import type { BookingFacts } from "./booking.server.ts";
import styles from "./order.module.css";

type PackageChoiceProps = { facts: Pick<BookingFacts, "fromPackage">; here: string };

/** From one's package, or as a single appointment: the other choice is a link, so that it works everywhere. */
export function PackageChoice({ facts: { fromPackage }, here }: PackageChoiceProps) {
  const { t } = useTranslation("appointments-booking");
  const locale = useLocale();
  return (
    <Panel title={t("package.title")}>
      <p>
        {fromPackage
          ? t("package.from", {
              left: fromPackage.left,
              size: fromPackage.size,
              date: formatDate(locale, fromPackage.validUntil),
            })
          : t("package.single")}
      </p>
      <p className={`${patterns.plainLinks} ${styles.soft}`}>
        <PathLink to={fromPackage ? `${here}&package=no` : here}>
          {t(fromPackage ? "package.toSingle" : "package.toPackage")}
        </PathLink>
      </p>
    </Panel>
  );
}
