import { localPath } from "@aufwind/rules/paths";
import { useLocation } from "react-router";
import { usePage } from "../../platform/i18n/locale.tsx";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./language-switch.module.css";

const NAMES = { de: "Deutsch", en: "English" } as const;

/** The same page in the other language; a whole page load, so that only one language is ever in the browser. */
export function LanguageSwitch({ short = false }: { short?: boolean }) {
  const { twin } = usePage();
  const { search } = useLocation();
  // Keeps the query (an invitation, for instance), unless the page itself provides the other address.
  const to = (!twin.path.includes("?") && localPath(`${twin.path}${search}`)) || twin.path;
  const name = NAMES[twin.locale];
  return (
    <a
      className={short ? styles.short : styles.long}
      href={`/language/${twin.locale}?to=${encodeURIComponent(to)}`}
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
