import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import styles from "./editor.module.css";
import type { Version } from "./note-keeper.ts";
import { ShownNote } from "./shown-note.tsx";

type TwoVersionsProps = { mine: string; theirs: Version; onChoose: (text: string) => void };

/** The note was changed elsewhere meanwhile: both are shown, and nothing is lost before somebody has chosen. */
export function TwoVersions({ mine, theirs, onChoose }: TwoVersionsProps) {
  const { t } = useTranslation("notes");
  const isDeleted = theirs.version === 0;
  return (
    <Panel title={t("versions.title")} grave>
      <p role="alert">{t(isDeleted ? "versions.deleted" : "versions.text")}</p>
      {!isDeleted && (
        <section aria-label={t("versions.other")}>
          <h3>{t("versions.other")}</h3>
          <div className={styles.other}>
            <ShownNote text={theirs.text} under={3} />
          </div>
        </section>
      )}
      <div className={styles.acts}>
        <Button onClick={() => onChoose(mine)}>{t("versions.mine")}</Button>
        <Button look="ghost" onClick={() => onChoose(theirs.text)}>
          {t(isDeleted ? "versions.leaveDeleted" : "versions.theirs")}
        </Button>
        {!isDeleted && (
          <Button look="ghost" onClick={() => onChoose(`${mine.trimEnd()}\n\n${theirs.text}`)}>
            {t("versions.both")}
          </Button>
        )}
      </div>
    </Panel>
  );
}
