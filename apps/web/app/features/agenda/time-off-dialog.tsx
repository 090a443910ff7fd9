import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PostForm } from "../../ui/form/post-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import { AffectedList } from "./affected-list.tsx";
import type { Closed } from "./closed.ts";
import styles from "./dialogs.module.css";
import type { WallSpan } from "./zone-clock.ts";

const schema = () => import("@aufwind/contract/schedules").then((contract) => contract.Exception);

/** Closes a time; then lists the appointments within, since nothing happens to them by itself. */
export function TimeOffDialog({ from, to, onClose }: WallSpan & { onClose: () => void }) {
  const { t } = useTranslation("agenda");
  return (
    <Dialog title={t("addTimeOff")} onClose={onClose}>
      <PostForm<Closed>
        name="timeOff"
        schema={schema}
        failure={t("timeOff.failed")}
        success={({ data }) => (
          <>
            <p>
              <strong>{t("timeOff.done")}</strong>
            </p>
            <AffectedList items={data.affected} />
            <div>
              <Button onClick={onClose}>{t("close")}</Button>
            </div>
          </>
        )}
      >
        <p>{t("timeOff.text")}</p>
        <input type="hidden" name="kind" value="timeOff" />
        <div className={styles.pair}>
          <TextField name="from" label={t("timeOff.from")} type="datetime-local" step={300} defaultValue={from} />
          <TextField name="to" label={t("timeOff.to")} type="datetime-local" step={300} defaultValue={to} />
        </div>
        <TextField name="note" label={t("timeOff.note")} help={t("timeOff.noteHelp")} optional />
        <div className={styles.acts}>
          <SubmitButton>{t("timeOff.add")}</SubmitButton>
          <Button look="quiet" onClick={onClose}>
            {t("timeOff.leave")}
          </Button>
        </div>
      </PostForm>
    </Dialog>
  );
}
