import type { GoodwillPreview } from "@aufwind/contract/credits-team";
import { GOODWILL_CENTS, LONGEST_GOODWILL_MESSAGE } from "@aufwind/rules/credits";
import { formatAmount } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { AmountForm } from "../../shared/money-action/amount-form.tsx";
import moneyStyles from "../../shared/money-action/money-action.module.css";
import { ActionOutcome, AmountRows, ConfirmAction, PreviewProblem } from "../../shared/money-action/money-action.tsx";
import { ProofPanel, ProofStep } from "../../shared/proof/proof-step.tsx";
import { TextArea } from "../../ui/form/text-fields.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./credits.module.css";
import type { GoodwillFacts } from "./goodwill.server.ts";
import { GrantedCredits } from "./granted-credits.tsx";

/** A credit out of goodwill: how much, what it comes to, and what the client has had so far. */
export function GoodwillPage(facts: GoodwillFacts) {
  const { t } = useTranslation("credits");
  const locale = useLocale();
  const { id, credits, amount, isWrong, preview, problem, done, caseNumber } = facts;
  if (!credits)
    return (
      <>
        <PageHeader title={t("title")} />
        <ProofPanel />
      </>
    );
  const limits = {
    least: formatAmount(locale, GOODWILL_CENTS.least),
    most: formatAmount(locale, GOODWILL_CENTS.most),
  };
  return (
    <>
      <PageHeader
        title={t("titleOf", { name: credits.client.name })}
        lead={t("lead")}
        acts={
          <div className={moneyStyles.ways}>
            {caseNumber && (
              <PageLink to="teamCase" params={{ number: caseNumber }}>
                {t("toCase", { number: caseNumber })}
              </PageLink>
            )}
            <PageLink to="teamPerson" params={{ id }}>
              {t("toPerson")}
            </PageLink>
          </div>
        }
      />
      <ProofStep />
      <div className={moneyStyles.columns}>
        <Panel title={t("grant")}>
          <div className={moneyStyles.panel}>
            <ActionOutcome done={done.granted} approvalId={done.approvalId}>
              {t("granted", { money: formatAmount(locale, Number(done.granted)), name: credits.client.name })}
            </ActionOutcome>
            <AmountForm amount={amount} isWrong={isWrong} help={t("limits", limits)} kept={{ case: caseNumber }} />
            <div aria-live="polite">
              {problem && <PreviewProblem>{problem}</PreviewProblem>}
              {preview && <Effects preview={preview} />}
            </div>
            {preview && <Confirm {...{ preview, amount, caseNumber }} />}
          </div>
        </Panel>
        <GrantedCredits credits={credits} done={done.taken} take={facts.take} />
      </div>
    </>
  );
}

function Effects({ preview }: { preview: GoodwillPreview }) {
  const { t } = useTranslation("credits");
  const locale = useLocale();
  const money = (cents: number) => formatAmount(locale, cents);
  return (
    <>
      <AmountRows
        label={t("effects.title")}
        figures={[
          { name: t("effects.before"), value: money(preview.balanceCents) },
          { name: t("effects.granted"), value: money(preview.cents) },
          { name: t("effects.after"), value: money(preview.balanceAfterCents), isTotal: true },
          { name: t("effects.lately"), value: money(preview.grantedCents) },
        ]}
      />
      <p className={styles.soft}>{t("effects.ledger")}</p>
    </>
  );
}

type ConfirmProps = { preview: GoodwillPreview; amount: string; caseNumber: string };

function Confirm({ preview, amount, caseNumber }: ConfirmProps) {
  const { t } = useTranslation("credits");
  const locale = useLocale();
  const money = formatAmount(locale, preview.cents);
  const query = new URLSearchParams({ amount, ...(caseNumber && { case: caseNumber }) });
  return (
    <ConfirmAction
      name="goodwill"
      hidden={{ amount }}
      hash={preview.hash}
      query={String(query)}
      needsApproval={preview.needsApproval}
      confirm={t("confirm", { money })}
      ask={t("ask", { money })}
    >
      <TextArea
        name="message"
        label={t("message")}
        help={t("messageHelp")}
        rows={3}
        max={LONGEST_GOODWILL_MESSAGE}
        quiet
      />
    </ConfirmAction>
  );
}
