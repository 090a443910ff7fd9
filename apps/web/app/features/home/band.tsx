import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./band.module.css";

type LettersProps = { newsletterForm: React.ReactNode; giftForm: React.ReactNode };

/** Two invitations side by side: the newsletter, and gift cards, which are planned. */
export function Letters({ newsletterForm, giftForm }: LettersProps) {
  const { t } = useTranslation("home");
  return (
    <div className={styles.band}>
      <section className={styles.letter}>
        <h2>
          <Icon name="mail" /> {t("newsletter.title")}
        </h2>
        <p>{t("newsletter.text")}</p>
        {newsletterForm}
      </section>
      <section className={styles.letter}>
        <h2>
          <Icon name="gift" /> {t("gift.title")}
        </h2>
        <p>{t("gift.text")}</p>
        {giftForm}
      </section>
    </div>
  );
}

/** What coaches pay, in one line. */
export function CoachBand() {
  const { t } = useTranslation("home");
  return (
    <section className={styles.coaches}>
      <div>
        <h2>{t("coaches.title")}</h2>
        <p>{t("coaches.text")}</p>
        <PageButton to="faqCoaches" look="ghost">
          {t("coaches.more")}
        </PageButton>
      </div>
      <div className={styles.faces} aria-hidden="true">
        {["curls", "beard", "bun"].map((name) => (
          <img key={name} src={`/portraits/${name}.svg`} alt="" width="160" height="160" loading="lazy" />
        ))}
      </div>
    </section>
  );
}
