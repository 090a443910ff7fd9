import type { OwnGiftCard, OwnGiftCards } from "@aufwind/contract/gift-cards";
import { shownGiftCode } from "@aufwind/rules/gift-cards-codes";
import { useEffect, useRef } from "react";
import { formatDate, formatMoney } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { GiftCodeField } from "../../shared/gift-code/gift-code-field.tsx";
import { takeStoredCode } from "../../shared/gift-code/stored-code.ts";
import { PageButton } from "../../ui/button.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { Panel } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { Failure } from "../../ui/placeholders.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import styles from "./gift-cards.module.css";

/** Puts a code into the account; one that came with the address stands in the field already. */
export function RedeemPanel() {
  const { t } = useTranslation("gift-cards");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = box.current?.querySelector<HTMLInputElement>("input[name=code]");
    const code = input && takeStoredCode();
    if (code) input.value = shownGiftCode(code);
  }, []);
  return (
    <Panel title={t("redeem.title")}>
      <div ref={box}>
        <PageForm name="redeem" failure={t("redeem.failed")} saved={t("redeem.done")}>
          <GiftCodeField look="primary" />
        </PageForm>
      </div>
    </Panel>
  );
}

/** What is left, and what each gift card paid. */
export function OwnGiftCardList({ own }: { own: OwnGiftCards | null }) {
  const { t } = useTranslation("gift-cards");
  const locale = useLocale();
  const friends = (words: string) => (
    <PageLink to="clientFriends" hash="credits">
      {words}
    </PageLink>
  );
  if (!own) return <Failure title={t("own.failed")} />;
  return (
    <Panel title={t("own.balance")}>
      <p className={styles.balance}>{formatMoney(locale, own.balanceCents)}</p>
      {own.balanceCents > 0 && <p className={styles.soft}>{t("own.use")}</p>}
      <p className={`${patterns.plainLinks} ${styles.soft}`}>
        <RichText text={t("own.credits")} tags={{ friends }} />
      </p>
      {own.items.length > 0 && (
        <ul className={styles.rows}>
          {own.items.map((card) => (
            <OwnRow key={card.id} card={card} />
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        {own.balanceCents > 0 && <PageButton to="search">{t("own.search")}</PageButton>}
        <PageButton to="giftCards" look="ghost">
          {t("own.give")}
        </PageButton>
      </div>
    </Panel>
  );
}

function OwnRow({ card }: { card: OwnGiftCard }) {
  const { t } = useTranslation("gift-cards");
  const locale = useLocale();
  const { amountCents, balanceCents, senderName, status, expiresOn, uses } = card;
  const money = { left: formatMoney(locale, balanceCents), whole: formatMoney(locale, amountCents) };
  return (
    <li>
      <b>{t("own.from", { name: senderName, ...money })}</b>
      <span className={styles.soft}>{t(`own.status.${status}`, { date: formatDate(locale, expiresOn) })}</span>
      {uses.length > 0 && (
        <ul className={styles.uses}>
          {uses.map((use) => (
            <li key={use.appointmentId}>
              <PageLink to="clientAppointment" params={{ id: use.appointmentId }}>
                {t("own.usedFor", {
                  date: formatDate(locale, use.scheduledAt),
                  name: use.coachName || t("own.gone"),
                })}
              </PageLink>
              <span>
                {use.returnedCents > 0
                  ? t("own.returned", {
                      cents: formatMoney(locale, use.cents),
                      back: formatMoney(locale, use.returnedCents),
                    })
                  : formatMoney(locale, use.cents)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
