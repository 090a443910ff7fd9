import { useEffect, useState } from "react";
import { announce } from "../../platform/browser/accessibility.ts";
import { chooseScheme, onSchemeChosen, type SchemeChoice } from "../../platform/browser/scheme.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useRootData } from "../../platform/pages/site.ts";
import { Icon } from "../../ui/icon.tsx";
import patterns from "../../ui/patterns.module.css";
import styles from "./scheme-toggle.module.css";

const NEXT = { system: "light", light: "dark", dark: "system" } as const;
const ICONS = { system: "system", light: "sun", dark: "moon" } as const;

/** Light, dark, or the system's; `isLong` says so beside the icon. */
export function SchemeToggle({ isLong = false }: { isLong?: boolean }) {
  const { t } = useTranslation("shell");
  const { scheme } = useRootData();
  const [choice, setChoice] = useState<SchemeChoice>(scheme ?? "system");
  // Chosen here, in another menu or by the palette.
  useEffect(() => onSchemeChosen(setChoice), []);
  const label = (each: SchemeChoice) => t("scheme.label", { choice: t(`scheme.${each}`) });
  function choose() {
    const next = NEXT[choice];
    chooseScheme(next);
    announce(label(next));
  }
  if (isLong)
    return (
      <button type="button" className={styles.long} onClick={choose}>
        <Icon name={ICONS[choice]} /> {t("scheme.brief", { choice: t(`scheme.${choice}`) })}
      </button>
    );
  return (
    <button
      type="button"
      className={`${patterns.round} ${styles.toggle}`}
      onClick={choose}
      aria-label={label(choice)}
      title={label(choice)}
    >
      <Icon name={ICONS[choice]} />
    </button>
  );
}
