import { momentOf } from "../../../platform/i18n/dates.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useReaderZone } from "../../../platform/i18n/reader-zone.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./editor.module.css";
import type { SaveStatus } from "./note-autosave.ts";

/** The save status in words. Announced only for problems: after every pause would be too much. */
export function SaveState({ state }: { state: SaveStatus }) {
  const words = useStateWords(state);
  const isWrong = state.kind === "away" || state.kind === "refused";
  return (
    <>
      <p className={styles.state} data-kind={state.kind}>
        {!isWrong && words}
      </p>
      <p className={styles.state} data-kind={state.kind} role="alert">
        {isWrong && (
          <>
            <Icon name="alert" /> {words}
          </>
        )}
      </p>
    </>
  );
}

function useStateWords(state: SaveStatus): string {
  const { t } = useTranslation("notes");
  const locale = useLocale();
  const zone = useReaderZone();
  switch (state.kind) {
    case "saved": {
      if (!state.at) return state.isNew ? t("state.saved") : t("state.none");
      const place = { locale, ...(zone && { zone }) };
      return state.isNew
        ? t("state.savedAt", { time: momentOf({ at: state.at }, { ...place, shape: "clock" }) })
        : t("state.lastSaved", { moment: momentOf({ at: state.at }, { locale, shape: "dated" }) });
    }
    case "refused":
      return t("state.refused", { why: state.why });
    case "changed":
      return t("state.changed");
    default:
      return t(`state.${state.kind}`);
  }
}
