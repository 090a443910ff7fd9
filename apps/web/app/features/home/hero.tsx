import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useMember } from "../../platform/pages/site.ts";
import { areaOf } from "../../platform/session/member.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { PageButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import patterns from "../../ui/patterns.module.css";
import styles from "./hero.module.css";
import welcomeStyles from "./welcome.module.css";

const PORTRAITS = ["scarf", "bob", "fringe", "quiff"];

/** What this is about, and the search. */
export function Hero({ search }: { search: React.ReactNode }) {
  const { t } = useTranslation("home");
  return (
    <section className={styles.hero}>
      <div>
        <h1>
          <span>{t("hero.first")}</span> <span>{t("hero.second")}</span>
        </h1>
        <p className={`${patterns.lead} ${styles.lead}`}>{t("hero.lead")}</p>
        <div className={styles.search}>{search}</div>
        <ul className={styles.trust}>
          <li>
            <Icon name="lock" /> {t("hero.encrypted")}
          </li>
          <li>
            <Icon name="globe" /> {t("hero.languages")}
          </li>
          <li>
            <Icon name="clock" /> {t("hero.cancel")}
          </li>
        </ul>
      </div>
      <HeroArt />
    </section>
  );
}

/** Four faces on a rising line: decoration, hidden from screen readers. */
function HeroArt() {
  return (
    <div className={styles.art} aria-hidden="true">
      <svg className={styles.draft} viewBox="0 0 420 420" aria-hidden="true">
        <path d="M20 350c120 20 190-40 220-130 26-78 60-150 160-170" />
        <path d="M40 390c150 20 240-50 284-150 22-50 44-76 76-90" />
      </svg>
      {PORTRAITS.map((name) => (
        <img
          key={name}
          src={`/portraits/${name}.svg`}
          alt=""
          width="240"
          height="240"
          decoding="async"
          fetchPriority="low"
        />
      ))}
    </div>
  );
}

/** For signed-in people: a welcome and a link to their pages. */
export function Welcome() {
  const { t } = useTranslation("home");
  const user = useMember();
  if (!user) return null;
  return (
    <div className={welcomeStyles.welcome}>
      <Avatar name={user.name} picture={user.profilePicture} large />
      <p>{t("welcome.title", { firstName: user.firstName })}</p>
      <PageButton to={areaOf(user.userType)} small>
        {t("welcome.area")}
      </PageButton>
    </div>
  );
}
