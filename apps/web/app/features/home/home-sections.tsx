import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import patterns from "../../ui/patterns.module.css";
import { Section } from "../../ui/section.tsx";
import bandStyles from "./band.module.css";
import styles from "./how-it-works.module.css";
import voicesStyles from "./voices.module.css";

type LowerSectionsProps = { articles: React.ReactNode; newsletterForm: React.ReactNode; isDemo: boolean };

/** What follows the coaches on the home page: text and links, and the form of the newsletter. */
export function LowerSections({ articles, newsletterForm, isDemo }: LowerSectionsProps) {
  const { t } = useTranslation("home");
  return (
    <>
      <HowItWorks />
      {isDemo && <Voices />}
      <Section title={t("blog.title")} more={<PageLink to="blog">{t("blog.more")}</PageLink>}>
        {articles}
      </Section>
      <Letters newsletterForm={newsletterForm} />
      <CoachBand />
    </>
  );
}

const STEPS = [
  { key: "meet", icon: "heart" },
  { key: "book", icon: "calendar" },
  { key: "talk", icon: "video" },
] as const satisfies { key: string; icon: IconName }[];

function HowItWorks() {
  const { t } = useTranslation("home");
  const more = <PageLink to="faqClients">{t("how.more")}</PageLink>;
  return (
    <Section id="how" title={t("how.title")} lead={t("how.lead")} more={more}>
      <ol className={styles.steps}>
        {STEPS.map(({ key, icon }) => (
          <li key={key}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <h3>{t(`how.${key}.title`)}</h3>
            <p>{t(`how.${key}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const VOICES = ["first", "second", "third"] as const;

/** Examples for the demo; in production only real reviews may be shown. */
function Voices() {
  const { t } = useTranslation("home");
  return (
    <Section title={t("voices.title")}>
      <ul className={voicesStyles.voices}>
        {VOICES.map((key) => (
          <li key={key}>
            <figure>
              <blockquote>{t(`voices.${key}.text`)}</blockquote>
              <figcaption>{t(`voices.${key}.who`)}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className={voicesStyles.note}>{t("voices.note")}</p>
    </Section>
  );
}

/** Two invitations side by side: the newsletter and gift cards. */
function Letters({ newsletterForm }: Pick<LowerSectionsProps, "newsletterForm">) {
  const { t } = useTranslation("home");
  return (
    <div className={`${bandStyles.band} ${patterns.further}`}>
      <section className={bandStyles.letter}>
        <h2>
          <Icon name="mail" /> {t("newsletter.title")}
        </h2>
        <p>{t("newsletter.text")}</p>
        {newsletterForm}
      </section>
      <section className={`${bandStyles.letter} ${bandStyles.gift}`}>
        <h2>
          <Icon name="gift" /> {t("gift.title")}
        </h2>
        <p>{t("gift.text")}</p>
        <PageButton to="giftCards" look="ghost">
          {t("gift.button")}
        </PageButton>
      </section>
    </div>
  );
}

/** What coaches pay, in one line. */
function CoachBand() {
  const { t } = useTranslation("home");
  return (
    <section className={`${bandStyles.coaches} ${patterns.further}`}>
      <div>
        <h2>{t("coaches.title")}</h2>
        <p>{t("coaches.text")}</p>
        <PageButton to="faqCoaches" look="ghost">
          {t("coaches.more")}
        </PageButton>
      </div>
      <div className={bandStyles.faces} aria-hidden="true">
        {["curls", "beard", "bun"].map((name) => (
          <img key={name} src={`/portraits/${name}.svg`} alt="" width="160" height="160" loading="lazy" />
        ))}
      </div>
    </section>
  );
}
