import { formatAmount, formatMoney } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { PageButton } from "../../../ui/button.tsx";
import type { ShownCoach } from "./coach.server.ts";
import page from "./coach-page.module.css";
import styles from "./packages.module.css";

/** Several appointments at one price: what each costs, what is saved, and what happens to those that are not used. */
export function Packages({ packages }: Pick<ShownCoach, "packages">) {
  const { t } = useTranslation("coach-profiles-about");
  const locale = useLocale();
  // One below the other: all with cents as soon as one has some.
  const shown = packages.flatMap(({ grossCents, eachCents, savedCents }) => [grossCents, eachCents, savedCents]);
  const format = shown.some((cents) => cents % 100 !== 0) ? formatAmount : formatMoney;
  const money = (cents: number) => format(locale, cents);
  return (
    <section className={page.part} aria-labelledby="packages">
      <h2 id="packages">{t("packages.title")}</h2>
      <ul className={styles.packages}>
        {packages.map(({ id, consultation, size, durationMinutes, months, grossCents, eachCents, ...saved }) => (
          <li key={id}>
            <p>
              <b>
                {t("packages.what", {
                  count: size,
                  kind: t(`coach-profiles-page:offers.${consultation}`),
                  minutes: durationMinutes,
                })}
              </b>
              <span>{t("packages.months", { count: months })}</span>
            </p>
            <p>
              <strong>{money(grossCents)}</strong>
              <span>{t("packages.each", { money: money(eachCents) })}</span>
              {saved.savedCents > 0 && (
                <span className={styles.saved}>
                  {t("packages.saved", { percent: saved.savedPercent, money: money(saved.savedCents) })}
                </span>
              )}
            </p>
            <PageButton to="clientPackageOffer" params={{ id }} look="ghost" rel="nofollow">
              {t("packages.buy", { count: size })}
            </PageButton>
          </li>
        ))}
      </ul>
      <p className={styles.rule}>{t("packages.rule")}</p>
    </section>
  );
}
