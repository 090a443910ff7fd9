import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { FileButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./booking-pages.module.css";

const API = "/api/coaches/booking-page";
const LAYOUTS = ["postcards", "cards"] as const;
const LANGUAGES = ["de", "en"] as const;

/** The code to put anywhere, and sheets of cards to print and cut. */
export function PrintedCard({ shortName }: { shortName: string }) {
  const { t } = useTranslation("booking-pages");
  return (
    <Panel title={t("card.title")}>
      <div className={styles.card}>
        {/* A new word is a new picture. */}
        <img
          className={styles.code}
          src={`${API}/code.svg?of=${shortName}`}
          alt={t("card.code")}
          width="180"
          height="180"
        />
        <div className={styles.words}>
          <p className={styles.soft}>{t("card.lead")}</p>
          <div className={styles.acts}>
            <FileButton look="ghost" small href={`${API}/code.svg`} download>
              <Icon name="download" /> {t("card.svg")}
            </FileButton>
          </div>
          {LAYOUTS.map((layout) => (
            <div key={layout}>
              <h3>{t(`card.layouts.${layout}`)}</h3>
              <div className={styles.acts}>
                {LANGUAGES.map((language) => (
                  <FileButton
                    key={language}
                    look="ghost"
                    small
                    href={`${API}/card?layout=${layout}&language=${language}`}
                    download
                  >
                    <Icon name="download" /> {t(`card.languages.${language}`)}
                  </FileButton>
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
    </Panel>
  );
}
