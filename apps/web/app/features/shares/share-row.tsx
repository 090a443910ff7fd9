import type { ShareableDocument } from "@aufwind/contract/shares";
import { useId } from "react";
import { useFetcher } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { formatDate, formatFileSize } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { useFormResult } from "../../ui/form/use-form-result.ts";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./shares.module.css";

type ShareRowProps = { clientId: string; clientName: string; document: ShareableDocument };

/** One document, and a button that shares it or takes it back; saved at once. */
export function ShareRow({ clientId, clientName, document }: ShareRowProps) {
  const { t } = useTranslation("shares");
  const { documentId, name, url, size, isShared } = document;
  const locale = useLocale();
  const state = useId();
  const form = `share.${documentId}`;
  const fetcher = useFetcher<FormResult<{ isShared: boolean }>>();
  const result = useFormResult(form, fetcher.data);
  const isSending = fetcher.state !== "idle";
  const refusal = result?.ok === false && !isSending ? result.problem : undefined;
  return (
    <li className={styles.row}>
      <Icon name="file" />
      <div className={styles.told}>
        <a className={styles.name} href={url} download={name}>
          {name} <VisuallyHidden>({t("download")})</VisuallyHidden>
        </a>
        <p className={styles.state} id={state} aria-live="polite" data-shared={isShared || undefined}>
          {formatFileSize(locale, size)} · <ShareState document={document} clientName={clientName} />
        </p>
        {refusal && (
          <p className={styles.refused} role="alert">
            {t(isShared ? "coach.notTaken" : "coach.notShared")} {refusal.detail || t("coach.unreachable")}
          </p>
        )}
      </div>
      <fetcher.Form
        method="post"
        aria-busy={isSending || undefined}
        onSubmit={(event) => isSending && event.preventDefault()}
      >
        <input type="hidden" name="form" value={form} />
        <input type="hidden" name="clientId" value={clientId} />
        <input type="hidden" name="documentId" value={documentId} />
        <input type="hidden" name="wanted" value={isShared ? "private" : "shared"} />
        <Button type="submit" look="ghost" small aria-disabled={isSending || undefined} aria-describedby={state}>
          {t(isShared ? "coach.take" : "coach.share")} <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </fetcher.Form>
    </li>
  );
}

function ShareState({
  document: { isShared, sharedAt, visibility },
  clientName: name,
}: Omit<ShareRowProps, "clientId">) {
  const { t } = useTranslation("shares");
  const locale = useLocale();
  if (isShared && sharedAt) return t("coach.since", { name, date: formatDate(locale, sharedAt) });
  return t(visibility === "Visible to all" ? "coach.visible" : "coach.hidden", { name });
}
