import { LONGEST_TAKEN_MESSAGE } from "@aufwind/rules/credits";
import { Link } from "react-router";
import { formatAmount, formatDate } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import noted from "../../shared/list/noted-rows.module.css";
import moneyStyles from "../../shared/money-action/money-action.module.css";
import { ActionOutcome, AmountRows, ConfirmAction, PreviewProblem } from "../../shared/money-action/money-action.tsx";
import { TextArea } from "../../ui/form/text-fields.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./credits.module.css";
import type { GoodwillFacts } from "./goodwill.server.ts";

type Props = { credits: NonNullable<GoodwillFacts["credits"]>; take: GoodwillFacts["take"]; done: string | null };
type Shown = Props["credits"]["items"][number];

/** What a client has had so far; a present that broke the rules can be taken away. */
export function GrantedCredits({ credits, take, done }: Props) {
  const { t } = useTranslation("credits");
  const locale = useLocale();
  return (
    <Panel title={t("soFar")} aside={t("unused", { money: formatAmount(locale, credits.balanceCents) })}>
      <div className={moneyStyles.panel}>
        <ActionOutcome done={done} approvalId={null}>
          {t("take.done", { money: formatAmount(locale, Number(done)), name: credits.client.name })}
        </ActionOutcome>
        {credits.items.length === 0 && <p>{t("none")}</p>}
        <ul className={`${noted.rows} ${styles.rows}`}>
          {credits.items.map((credit) => (
            <li key={credit.id}>
              <b>{formatAmount(locale, credit.cents)}</b>
              <span>
                {t(`reasons.${credit.reason}`)}, {formatDate(locale, credit.grantedAt)}
                {credit.message && ` · „${credit.message}“`}
              </span>
              <Fate credit={credit} />
            </li>
          ))}
        </ul>
        <Taking take={take} />
      </div>
    </Panel>
  );
}

/** Used, taken away, or free; then the way to take it. */
function Fate({ credit: { id, usedFor, taken, can } }: { credit: Shown }) {
  const { t } = useTranslation("credits");
  const locale = useLocale();
  if (taken)
    return (
      <span>
        {t("take.taken", { date: formatDate(locale, taken.at) })} „{taken.message}“
      </span>
    );
  if (usedFor) return <span>{t("used", { date: formatDate(locale, usedFor.scheduledAt) })}</span>;
  return (
    <span>
      {t("free")}
      {can.take && (
        <>
          {" · "}
          <Link to={`?take=${id}#take`}>{t("take.link")}</Link>
        </>
      )}
    </span>
  );
}

function Taking({ take: { credit, preview, problem } }: Pick<Props, "take">) {
  const { t } = useTranslation("credits");
  const locale = useLocale();
  if (!credit) return null;
  const money = (cents: number) => formatAmount(locale, cents);
  return (
    <section id="take" className={moneyStyles.panel} aria-labelledby="take-title">
      <h3 id="take-title">{t("take.title", { money: money(credit.cents) })}</h3>
      <p>{t("take.text")}</p>
      {problem && <PreviewProblem>{problem}</PreviewProblem>}
      {preview && (
        <>
          <AmountRows
            label={t("take.title", { money: money(preview.cents) })}
            figures={[
              { name: t("effects.before"), value: money(preview.balanceCents) },
              { name: t("take.less"), value: money(-preview.cents) },
              { name: t("effects.after"), value: money(preview.balanceAfterCents), isTotal: true },
            ]}
          />
          <ConfirmAction
            name="takeCredit"
            hidden={{ creditId: credit.id }}
            hash={preview.hash}
            query={`take=${credit.id}`}
            needsApproval={false}
            confirm={t("take.confirm", { money: money(preview.cents) })}
            ask=""
          >
            <TextArea
              name="message"
              label={t("take.message")}
              help={t("take.messageHelp")}
              rows={3}
              max={LONGEST_TAKEN_MESSAGE}
            />
          </ConfirmAction>
        </>
      )}
    </section>
  );
}
