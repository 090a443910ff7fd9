import type { Register } from "@aufwind/rules/businesses";
import { formatFileSize } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { FactLine } from "../../../ui/fact-line.tsx";
import { Icon } from "../../../ui/icon.tsx";
import patterns from "../../../ui/patterns.module.css";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { ShownCoach } from "./coach.server.ts";
import styles from "./coach-page.module.css";

/** The coach's public documents. */
export function Documents({ documents }: Pick<ShownCoach, "documents">) {
  const { t } = useTranslation("coach-profiles-about");
  const locale = useLocale();
  return (
    <section className={`${styles.part} ${patterns.further}`}>
      <h2>{t("documents")}</h2>
      <ul className={styles.files}>
        {documents.map(({ name, size, url }) => (
          <li key={url}>
            <a href={url} download={name}>
              <Icon name="download" /> <span>{name}</span> <small>{formatFileSize(locale, size)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const WATCH = { youtube: "https://www.youtube.com/watch?v=", vimeo: "https://vimeo.com/" } as const;
const HOSTS = { youtube: "YouTube", vimeo: "Vimeo" } as const;

/** The coach's links elsewhere. Plain links: nothing is loaded from there, and search engines ignore them. */
export function Elsewhere({ video, networks }: Pick<ShownCoach, "video" | "networks">) {
  const { t } = useTranslation("coach-profiles-about");
  return (
    <section className={`${styles.part} ${patterns.further}`}>
      <h2>{t("elsewhere.title")}</h2>
      <ul className={styles.links}>
        {video && (
          <li>
            <OutLink to={`${WATCH[video.host]}${video.id}${video.hash ? `/${video.hash}` : ""}`}>
              <Icon name="video" /> <span>{t("elsewhere.video", { host: HOSTS[video.host] })}</span>
            </OutLink>
          </li>
        )}
        {networks.map(({ network, address }) => (
          <li key={network}>
            <OutLink to={address}>
              <Icon name="globe" /> <span>{t(`elsewhere.${network}`)}</span>
            </OutLink>
          </li>
        ))}
      </ul>
      <p className={styles.small}>{t("elsewhere.note")}</p>
    </section>
  );
}

function OutLink({ to, children }: { to: string; children: React.ReactNode }) {
  const { t } = useTranslation("common");
  return (
    <a href={to} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children} <VisuallyHidden>({t("form.newTab")})</VisuallyHidden>
    </a>
  );
}

/** Required by law: no therapy, and who offers this. */
export function Legal({ name, provider }: Pick<ShownCoach, "name" | "provider">) {
  const { t } = useTranslation("coach-profiles-about");
  const facts = [
    ["name", provider.name],
    ["company", provider.companyName],
    ["address", addressOf(provider)],
    ["register", registerOf(provider, (register) => t(`businesses-facts:registers.${register}`))],
    ["vat", provider.vatNumber],
  ] as const;
  return (
    <section className={`${patterns.plainLinks} ${patterns.further} ${styles.legal}`} aria-label={t("legal.label")}>
      <p>
        <Icon name="info" /> <span>{t("legal.therapy")}</span>
      </p>
      <Disclosure summary={t("legal.provider")}>
        <p>{t("legal.trader", { name })}</p>
        <dl>
          {facts.map(
            ([key, value]) =>
              value && (
                <FactLine key={key} name={t(`legal.${key}`)}>
                  {value}
                </FactLine>
              ),
          )}
          <FactLine name={t("legal.email")}>
            <a href={`mailto:${provider.companyEmail}`}>{provider.companyEmail}</a>
          </FactLine>
          {provider.phone && (
            <FactLine name={t("legal.phone")}>
              <a href={`tel:${provider.phone.replaceAll(/[^+\d]/g, "")}`}>{provider.phone}</a>
            </FactLine>
          )}
        </dl>
        {provider.isCertified && <p>{t("legal.certified", { name })}</p>}
      </Disclosure>
    </section>
  );
}

/** Who is in none has nothing to show. */
const registerOf = (
  { register, registerCourt, registerNumber }: ShownCoach["provider"],
  nameOf: (register: Exclude<Register, "none">) => string,
) =>
  register && register !== "none" ? [nameOf(register), registerCourt, registerNumber].filter(Boolean).join(", ") : null;

const addressOf = ({ address1, address2, zipCode, city, country }: ShownCoach["provider"]) =>
  [address1, address2, `${zipCode} ${city}`, country].filter(Boolean).join(", ");
