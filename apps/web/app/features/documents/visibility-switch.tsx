import type { StoredFile } from "@aufwind/contract/storage";
import { useId } from "react";
import { useFetcher } from "react-router";
import type { FormResult } from "../../platform/form-result.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useFormResult } from "../../ui/form/use-form-result.ts";
import styles from "./documents.module.css";

/** Who may get a document. A button that sends the other choice: it saves by itself, with and without JavaScript. */
export function VisibilitySwitch({ file: { id, name, path, metadata } }: { file: StoredFile }) {
  const { t } = useTranslation("documents");
  const form = `visibility.${id}`;
  const meaning = useId();
  const fetcher = useFetcher<FormResult<StoredFile>>();
  const result = useFormResult(form, fetcher.data);
  const isSending = fetcher.state !== "idle";
  const chosen = fetcher.formData?.get("visibility") ?? metadata.visibility;
  const isVisible = chosen === "Visible to all";
  const refusal = result?.ok === false && !isSending ? result.problem : undefined;
  const why = refusal?.code === "unreachable" ? t("refused.unreachable") : refusal?.detail;
  return (
    <fetcher.Form
      method="post"
      className={styles.visibility}
      aria-busy={isSending || undefined}
      onSubmit={(event) => isSending && event.preventDefault()}
    >
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="blobPath" value={path} />
      <input type="hidden" name="visibility" value={isVisible ? "Private" : "Visible to all"} />
      <button
        type="submit"
        aria-pressed={isVisible}
        aria-label={t("visibility.label", { name })}
        aria-describedby={meaning}
        aria-disabled={isSending || undefined}
      >
        <span className={styles.knob} aria-hidden="true" />
      </button>
      <span id={meaning} className={styles.meaning} aria-live="polite">
        <strong>{t(isVisible ? "visibility.visibleToAll" : "visibility.private")}</strong>
        <small>{t(isVisible ? "visibility.visibleMeans" : "visibility.privateMeans")}</small>
      </span>
      {refusal && (
        <p className={styles.refused} role="alert">
          {t("visibility.failed")} {why}
        </p>
      )}
    </fetcher.Form>
  );
}
