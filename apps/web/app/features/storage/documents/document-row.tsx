import type { StoredFile } from "@aufwind/contract/storage";
import { useId } from "react";
import { Form, useFetcher, useNavigation } from "react-router";
import type { FormResult } from "../../../platform/forms/form-action.ts";
import { formatDate, formatFileSize } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { useFormResult } from "../../../ui/form/form-results.ts";
import { Icon } from "../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import styles from "./documents.module.css";

export function DocumentRow({ file }: { file: StoredFile }) {
  const { t } = useTranslation("storage-documents");
  const locale = useLocale();
  const { name, url, size, createdAt } = file;
  return (
    <tr>
      <th scope="row">
        <a className={styles.download} href={url} download={name}>
          <Icon name="file" />
          <span>
            {name} <VisuallyHidden>({t("table.download")})</VisuallyHidden>
          </span>
        </a>
      </th>
      <td data-label={t("table.size")}>{formatFileSize(locale, size)}</td>
      <td data-label={t("table.date")}>{formatDate(locale, createdAt)}</td>
      <td>
        <VisibilitySwitch file={file} />
      </td>
      <td>
        <RemoveStep file={file} />
      </td>
    </tr>
  );
}

/** Asks first, and names the file. The result is above the table, since the row may be gone. */
function RemoveStep({ file: { id, name, path } }: { file: StoredFile }) {
  const { t } = useTranslation("storage-documents");
  const form = `remove.${id}`;
  const isPending = useNavigation().formData?.get("form") === form;
  return (
    <details className={styles.remove} data-menu>
      <summary>
        <Icon name="trash" /> {t("remove.open")} <VisuallyHidden>: {name}</VisuallyHidden>
      </summary>
      <Form method="post" replace preventScrollReset className={styles.sheet}>
        <input type="hidden" name="form" value={form} />
        <input type="hidden" name="blobPath" value={path} />
        <p>{t("remove.ask", { name })}</p>
        <Button type="submit" look="danger" small disabled={isPending}>
          {t(isPending ? "remove.removing" : "remove.do")}
        </Button>
      </Form>
    </details>
  );
}

/** A document's visibility. A button that submits the other choice: saved at once, with and without JavaScript. */
function VisibilitySwitch({ file: { id, name, path, metadata, sharedWith } }: { file: StoredFile }) {
  const { t } = useTranslation("storage-documents");
  const form = `visibility.${id}`;
  const meaning = useId();
  const fetcher = useFetcher<FormResult<StoredFile>>();
  const result = useFormResult(form, fetcher.data);
  const isSending = fetcher.state !== "idle";
  const chosen = fetcher.formData?.get("visibility") ?? metadata.visibility;
  const isVisible = chosen === "Visible to all";
  const privately = sharedWith ? t("visibility.sharedMeans", { count: sharedWith }) : t("visibility.privateMeans");
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
        <small>{isVisible ? t("visibility.visibleMeans") : privately}</small>
      </span>
      {refusal && (
        <p className={styles.refused} role="alert">
          {t("visibility.failed")} {why}
        </p>
      )}
    </fetcher.Form>
  );
}
