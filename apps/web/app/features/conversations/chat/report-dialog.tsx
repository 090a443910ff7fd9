import type { Message } from "@aufwind/contract/conversations";
import type { REPORT_REASONS } from "@aufwind/contract/reports";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { pathTo } from "../../../platform/pages/pages.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { RadioGroup } from "../../../ui/form/choices.tsx";
import { PostForm } from "../../../ui/form/post-form.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { TextArea } from "../../../ui/form/text-fields.tsx";
import { REPORT_COMMENT, REPORT_FORM } from "../forms.ts";
import { useSaid } from "./attachments/attachment-kinds.ts";
import styles from "./dialogs.module.css";

type Reason = (typeof REPORT_REASONS)[number];
/** All of them; the contract itself would bring its schemas along. */
const REASONS = Object.keys({
  harassment: true,
  danger: true,
  fraud: true,
  contact: true,
  illegal: true,
  other: true,
} satisfies Record<Reason, true>) as Reason[];

type ReportDialogProps = { message: Message; name: string; onClose: () => void };

/** Why a message is reported. */
export function ReportDialog({ message, name, onClose }: ReportDialogProps) {
  const { t } = useTranslation("conversations");
  const said = useSaid();
  const action = pathTo("conversation", useLocale(), { id: message.conversationId });
  const done = () => (
    <>
      <p>
        <strong>{t("report.done")}</strong>
      </p>
      <p>{t("report.doneText")}</p>
      <div>
        <Button small onClick={onClose}>
          {t("report.close")}
        </Button>
      </div>
    </>
  );
  return (
    <Dialog title={t("report.title")} onClose={onClose}>
      <blockquote className={styles.quote} dir="auto">
        {said(message, "")}
      </blockquote>
      <p>{t("report.text", { name })}</p>
      <p>{t("report.danger")}</p>
      <PostForm name={REPORT_FORM} action={action} success={done} failure={t("report.failed")}>
        <input type="hidden" name="messageId" value={message.messageId} />
        <RadioGroup
          name="reason"
          legend={t("report.reason")}
          options={REASONS.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
          defaultValue=""
        />
        <TextArea name="comment" label={t("report.comment")} optional max={REPORT_COMMENT} rows={3} />
        <SubmitButton>{t("report.send")}</SubmitButton>
      </PostForm>
    </Dialog>
  );
}
