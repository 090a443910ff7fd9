import type { Approval } from "@aufwind/contract/approvals";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { formatMoment } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { formatRelative } from "../../platform/i18n/time-spans.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Facts } from "../../shared/facts/facts.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextArea } from "../../ui/form/text-fields.tsx";
import { Note, Outcome } from "../../ui/notices.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./approvals.module.css";

type ApprovalDetailProps = { approval: Approval; now: number };

/** One request, exactly as it was asked for, and what this operator can do with it. */
export function ApprovalDetail({ approval, now }: ApprovalDetailProps) {
  const { t } = useTranslation("approvals");
  const locale = useLocale();
  const { kind, subject, preview, inputHash, reason, askedBy, askedAt, expiresAt, status } = approval;
  const asked = { name: askedBy.name, moment: formatMoment(locale, askedAt) };
  return (
    <Panel title={subject.name ? t("about", { what: t(`kinds.${kind}`), name: subject.name }) : t(`kinds.${kind}`)}>
      <Told approval={approval} />
      <p className={styles.asked}>{t("asked", asked)}</p>
      <blockquote className={styles.reason}>{reason}</blockquote>
      <section className={styles.preview} aria-label={t("preview")}>
        <h3>{t("preview")}</h3>
        <Facts of={preview} subject={subject} />
        <details className={styles.hash}>
          <summary>{t("hash")}</summary>
          <code>{inputHash}</code>
        </details>
      </section>
      {status === "waiting" ? (
        <>
          <p suppressHydrationWarning>
            {t("lapses", {
              when: formatRelative(locale, { at: Date.parse(expiresAt), now }),
              moment: formatMoment(locale, expiresAt),
            })}
          </p>
          <Waiting approval={approval} />
        </>
      ) : (
        <Decided approval={approval} />
      )}
    </Panel>
  );
}

function Told({ approval }: { approval: Approval }) {
  const { t } = useTranslation("approvals");
  const result = useAnswer<FormResult<Approval>>();
  if (!result?.ok || result.data.id !== approval.id) return null;
  return <Outcome of={result}>{t(`told.${result.data.status}`)}</Outcome>;
}

function Waiting({ approval: { id, inputHash, can } }: { approval: Approval }) {
  const { t } = useTranslation("approvals");
  // The chosen one stays in view after it was decided.
  const query = `approval=${id}`;
  if (can.withdraw)
    return (
      <PageForm name="withdraw" query={query}>
        <Note>{t("ownWaits")}</Note>
        <input type="hidden" name="id" value={id} />
        <SubmitButton look="ghost">{t("withdraw")}</SubmitButton>
      </PageForm>
    );
  if (!can.decide) return <Note icon="lock">{t("notYours")}</Note>;
  return (
    <PageForm name="decide" query={query}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="inputHash" value={inputHash} />
      <TextArea name="reason" label={t("reason")} help={t("reasonHelp")} rows={3} max={1000} quiet />
      <div className={styles.acts}>
        <SubmitButton look="accent" name="decision" value="approve">
          {t("approve")}
        </SubmitButton>
        <SubmitButton look="ghost" name="decision" value="refuse">
          {t("refuse")}
        </SubmitButton>
      </div>
    </PageForm>
  );
}

function Decided({ approval }: { approval: Approval }) {
  const { t } = useTranslation("approvals");
  const locale = useLocale();
  const { status, decidedBy, decidedAt, decisionReason } = approval;
  if (status === "lapsed" || status === "waiting") return <Note icon="clock">{t("lapsed")}</Note>;
  const said = { name: decidedBy?.name ?? "", moment: decidedAt ? formatMoment(locale, decidedAt) : "" };
  return (
    <>
      <p>{t(`decided.${status}`, said)}</p>
      {decisionReason && <blockquote className={styles.reason}>{decisionReason}</blockquote>}
    </>
  );
}
