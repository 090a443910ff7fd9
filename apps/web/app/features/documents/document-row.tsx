import type { StoredFile } from "@aufwind/contract/storage";
import { Form, useNavigation } from "react-router";
import { formatFileSize } from "../../platform/file-size.ts";
import { formatDate } from "../../platform/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./documents.module.css";
import { VisibilitySwitch } from "./visibility-switch.tsx";

export function DocumentRow({ file }: { file: StoredFile }) {
  const { t } = useTranslation("documents");
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

/** Asks first, and names the file. How it went stands above the table, since the row may be gone. */
function RemoveStep({ file: { id, name, path } }: { file: StoredFile }) {
  const { t } = useTranslation("documents");
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
