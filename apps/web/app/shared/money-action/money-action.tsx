import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextArea } from "../../ui/form/text-fields.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Outcome } from "../../ui/notices.tsx";
import styles from "./money-action.module.css";

const LONGEST_REASON = 1000;

type Figure = { name: string; value: string; isTotal?: boolean };

/** What an action comes to, line by line. */
export const AmountRows = ({ label, figures }: { label: string; figures: readonly Figure[] }) => (
  <dl className={styles.figures} aria-label={label}>
    {figures.map(({ name, value, isTotal }) => (
      <div key={name} data-total={isTotal || undefined}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Why there is no preview. */
export const PreviewProblem = ({ children }: { children: string }) => (
  <p className={styles.problem}>
    <Icon name="alert" /> {children}
  </p>
);

type ConfirmActionProps = {
  name: string;
  /** What was previewed goes along unchanged. */
  hidden: Readonly<Record<string, string>>;
  hash: string;
  query: string;
  needsApproval: boolean;
  /** The button names the action. */
  confirm: string;
  ask: string;
  /** Who reads the reason, if not only the log. */
  reasonHelp?: string;
  /** The reason to begin with. */
  reason?: string;
  children?: React.ReactNode;
};

/** Sends the hash of what is shown: if anything has changed meanwhile, nothing is done and it is shown anew. */
export function ConfirmAction({ name, hidden, hash, query, needsApproval, ...words }: ConfirmActionProps) {
  const { t } = useTranslation("money-action");
  const { confirm, ask, reasonHelp = t("reasonHelp"), reason = "", children } = words;
  return (
    <PageForm name={name} query={query}>
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <input type="hidden" name="hash" value={hash} />
      {children}
      <TextArea
        name="reason"
        label={t("reason")}
        help={reasonHelp}
        rows={3}
        max={LONGEST_REASON}
        defaultValue={reason}
      />
      {needsApproval && (
        <div className={styles.second}>
          <Icon name="checks" />
          <div>
            <b>{t("second")}</b>
            <p>{t("secondText")}</p>
          </div>
        </div>
      )}
      <SubmitButton look="accent" wide>
        {needsApproval ? ask : confirm}
      </SubmitButton>
    </PageForm>
  );
}

type ActionOutcomeProps = { done: string | null; approvalId: string | null; children: React.ReactNode };

/** What became of the action: done, or waiting for a second person. */
export function ActionOutcome({ done, approvalId, children }: ActionOutcomeProps) {
  const { t } = useTranslation("money-action");
  if (!done && !approvalId) return null;
  return (
    <Outcome of={done ?? approvalId}>
      <p>{approvalId ? t("asked") : children}</p>
      {approvalId && (
        <p className={styles.ways}>
          <PageLink to="teamApprovals" query={`approval=${approvalId}`}>
            {t("toApproval")}
          </PageLink>
        </p>
      )}
    </Outcome>
  );
}
