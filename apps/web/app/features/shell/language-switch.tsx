import { useLanguageHref, usePage } from "../../platform/i18n/locale.tsx";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./language-switch.module.css";

const NAMES = { de: "Deutsch", en: "English" } as const;

/** The same page in the other language; a whole page load, so that only one language is ever in the browser. */
export function LanguageSwitch({ short = false }: { short?: boolean }) {
  const { twin } = usePage();
  const href = useLanguageHref();
  const name = NAMES[twin.locale];
  return (
    <a
      className={short ? styles.short : styles.long}
      href={href}
      hrefLang={twin.locale}
      lang={twin.locale}
      rel="nofollow"
    >
      {short ? (
        <>
          {twin.locale.toUpperCase()}
          <VisuallyHidden> – {name}</VisuallyHidden>
        </>
      ) : (
        <>
          <Icon name="globe" /> {name}
        </>
      )}
    </a>
  );
}
