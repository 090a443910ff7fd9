import { CRISIS_LINES } from "@aufwind/rules/crisis";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import type { PageKey } from "../../platform/pages/pages.ts";
import { useSite } from "../../platform/pages/site.ts";
import patterns from "../../ui/patterns.module.css";
import { openConsent } from "./consent/consent.ts";
import styles from "./footer.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { Wordmark } from "./wordmark.tsx";

type LinkedPage = Exclude<PageKey, "home" | "blogArticle" | "topic" | "confirm" | "unsubscribe">;

const COLUMNS = {
  clients: ["search", "topics", "ranking", "faqClients", "giftCards", "earlyAccess", "newsletter"],
  coaches: ["faqCoaches", "conduct"],
  about: ["about", "contact", "blog", "accessibility"],
  legal: ["imprint", "privacy", "terms", "transparency", "withdraw"],
} as const satisfies Record<string, readonly LinkedPage[]>;

export function Footer() {
  const { t } = useTranslation("shell");
  return (
    <footer className={`${styles.footer} ${patterns.further}`}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Wordmark />
          <p>{t("footer.claim")}</p>
        </div>
        <nav className={styles.columns} aria-label={t("footer.label")}>
          <Column name="clients" />
          <Column name="coaches" />
          <Column name="about" />
          <Column name="legal" />
        </nav>
        <Crisis />
        <LastLine />
      </div>
    </footer>
  );
}

function Column({ name }: { name: keyof typeof COLUMNS }) {
  const { t } = useTranslation("shell");
  return (
    <div>
      <h2 className={styles.heading}>{t(`footer.${name}`)}</h2>
      <ul>
        {COLUMNS[name].map((page) => (
          <li key={page}>
            <PageLink to={page}>{t(`pages.${page}`)}</PageLink>
          </li>
        ))}
        {name === "legal" && (
          <li className={styles.scripted}>
            <button type="button" onClick={openConsent}>
              {t("footer.privacySettings")}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

function Crisis() {
  const { t } = useTranslation("shell");
  const shown = CRISIS_LINES.filter(({ key }) => key === "emergency" || key === "counselling");
  return (
    <p className={styles.crisis}>
      <strong>{t("footer.crisis.title")}</strong>{" "}
      {shown.map(({ key, number, dial }) => (
        <span key={key}>
          {t(key === "emergency" ? "footer.crisis.emergency" : "footer.crisis.counselling")}{" "}
          <a href={`tel:${dial}`}>{number}</a>.{" "}
        </span>
      ))}
      <span>{t("footer.crisis.note")}</span>
    </p>
  );
}

function LastLine() {
  const { t } = useTranslation("shell");
  const { devTools } = useSite();
  return (
    <div className={styles.last}>
      <p>{t("footer.rights")}</p>
      {devTools && (
        <p className={styles.devTools}>
          <a href="/dev/mailbox">{t("footer.mailbox")}</a> <a href="/dev/kit">{t("footer.kit")}</a>
        </p>
      )}
      <LanguageSwitch />
    </div>
  );
}
