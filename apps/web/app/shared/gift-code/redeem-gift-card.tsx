import { useNavigation } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { formatMoney } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Outcome } from "../../ui/notices.tsx";
import { REDEEM, type Redeemed } from "./gift-code.ts";
import { GiftCodeField } from "./gift-code-field.tsx";

type RedeemGiftCardProps = {
  /** The page's answer, if it is about a code. */
  result: FormResult<Redeemed> | undefined;
  /** What has to be paid, and what is left of that for the card. */
  wholeCents: number;
  cardCents: number;
};

/** Where something is to be paid: a gift card is put into the account, and the new amount shown at once. */
export function RedeemGiftCard({ result, wholeCents, cardCents }: RedeemGiftCardProps) {
  const { t } = useTranslation("gift-code");
  const locale = useLocale();
  // The new amount comes with the page's data, a moment after the answer.
  const isShown = useNavigation().state === "idle";
  return (
    <>
      {result?.ok && isShown && (
        <Outcome of={result}>
          <p>{t("done", { money: formatMoney(locale, result.data.redeemedCents) })}</p>
          <p>
            {t(cardCents > 0 ? "rest" : "nothing", {
              whole: formatMoney(locale, wholeCents),
              card: formatMoney(locale, cardCents),
            })}
          </p>
        </Outcome>
      )}
      <Disclosure summary={t(result?.ok ? "another" : "title")} open={result?.ok === false}>
        {/* Empty again after each that was redeemed. */}
        <GiftCodeField key={result?.ok ? String(result.data.redeemedCents) : ""} />
      </Disclosure>
    </>
  );
}

/** The page's answer about a code, whichever form it was in. */
export const redeemResultOf = <T,>(result: FormResult<T> | undefined): FormResult<Redeemed> | undefined =>
  result && REDEEM in result.values ? (result as unknown as FormResult<Redeemed>) : undefined;
