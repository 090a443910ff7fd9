import type { GiftCardDesign } from "@aufwind/rules/gift-cards";
import { formatMoney } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { GiftCardPicture } from "./gift-card-picture.tsx";
import styles from "./gift-cards.module.css";

export type PreviewedGift = {
  design: GiftCardDesign;
  cents: number | undefined;
  recipientName: string;
  senderName: string;
  message: string;
  coachName: string;
};

/** The gift card as its recipient will see it. */
export function GiftCardPreview({ gift }: { gift: PreviewedGift }) {
  const { t } = useTranslation("gift-cards");
  const locale = useLocale();
  const { design, cents, recipientName, senderName, message, coachName } = gift;
  return (
    <figure className={styles.preview}>
      <div className={styles.previewPicture}>
        <GiftCardPicture design={design} />
      </div>
      <figcaption className={styles.previewText}>
        <p className={styles.previewTitle}>
          {t("preview.title")} <span>{cents === undefined ? "" : formatMoney(locale, cents)}</span>
        </p>
        <p>{t("preview.for", { name: recipientName || t("preview.somebody") })}</p>
        {coachName && <p className={styles.soft}>{t("preview.session", { coach: coachName })}</p>}
        {message && <p className={styles.previewMessage}>{message}</p>}
        <p>{t("preview.from", { name: senderName || t("preview.you") })}</p>
        <p className={styles.previewCode} aria-hidden="true">
          ••••-••••-••••-••••
        </p>
      </figcaption>
    </figure>
  );
}
