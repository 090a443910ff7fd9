import { EXISTING_CLIENT_FEE, earningsOf, PLATFORM_FEE, VAT } from "@aufwind/rules/money";
import { formatDate, formatMoney, formatNumber } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import blocks from "../../ui/blocks.module.css";
import { Disclosure } from "../../ui/disclosure.tsx";
import patterns from "../../ui/patterns.module.css";
import { RichText } from "../../ui/rich-text.tsx";
import styles from "./finances.module.css";
import type { FeeTerms } from "./finances.server.ts";

type FeeHelpProps = {
  terms: FeeTerms;
  /** The example price. */
  example: React.ReactNode;
};

/** How the fees are calculated, with this coach's date and price. */
export function FeeHelp({ terms, example }: FeeHelpProps) {
  const { t } = useTranslation("finances");
  const locale = useLocale();
  const { vatStatus, netCents, isOwnPrice, lowerUntil, isLower } = terms;
  const rate = (points: number) => formatNumber(locale, points / 100);
  const first = earningsOf({ netCents, status: vatStatus, fee: PLATFORM_FEE, marketing: true });
  const facts = {
    rate: rate(PLATFORM_FEE),
    lower: rate(EXISTING_CLIENT_FEE),
    vat: rate(VAT),
    once: formatMoney(locale, first.marketingCents),
    date: formatDate(locale, lowerUntil),
    price: formatMoney(locale, netCents),
  };
  const link = (words: string) => <PageLink to="coachInvitation">{words}</PageLink>;
  return (
    <Disclosure summary={t("fees.title")} id="fees">
      <div className={`${patterns.links} ${styles.fees}`}>
        <ul>
          <li>{t("fees.platform", facts)}</li>
          <li>
            <RichText text={t(isLower ? "fees.own" : "fees.ownOver", facts)} tags={{ link }} />
          </li>
          <li>{t("fees.marketing", facts)}</li>
          <li>{t(`fees.vat.${vatStatus}`, facts)}</li>
          <li>{t("fees.letDown")}</li>
          <li>{t("fees.payout")}</li>
        </ul>
        <div className={`${blocks.box} ${styles.example}`}>
          <h3>{t(isOwnPrice ? "fees.example" : "fees.exampleUsual", facts)}</h3>
          {example}
        </div>
      </div>
    </Disclosure>
  );
}
