import type { TeamGiftCardDetail } from "@aufwind/contract/gift-cards-team";
import { GIFT_CARD_ACTS, type GiftCardAct } from "@aufwind/rules/gift-cards";
import type { FormResult } from "../../../platform/forms/form-action.ts";
import { useAnswer } from "../../../platform/forms/use-answer.ts";
import { formatAmount } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { AmountRows } from "../../../shared/money-action/money-action.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Choice } from "../../../ui/form/choices.tsx";
import { PageForm } from "../../../ui/form/page-form.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { TextArea } from "../../../ui/form/text-fields.tsx";
import { Note, Outcome } from "../../../ui/notices.tsx";
import { Panel } from "../../../ui/panel.tsx";

const LONGEST_REASON = 1000;

/** What needs more than support. */
const OF_FINANCE: readonly GiftCardAct[] = ["void", "refund", "release", "refuse"];
/** Held ones wait for a decision: it stands first. */
const ORDER: readonly GiftCardAct[] = ["release", "refuse", "refund", ...GIFT_CARD_ACTS.slice(0, 3)];

type TeamActionsProps = { card: TeamGiftCardDetail; isFinance: boolean; query: string };

/** What can be done with a gift card now, each action with what it changes. */
export function TeamActions({ card, isFinance, query }: TeamActionsProps) {
  const { t } = useTranslation("gift-cards-team");
  const result = useAnswer<FormResult>();
  const done = result?.ok ? GIFT_CARD_ACTS.find((act) => act === result.form) : undefined;
  const possible = ORDER.filter((act) => card.can[act]);
  if (possible.length === 0 && !done) return null;
  return (
    <Panel title={t("acts.title")} small>
      {done && <Outcome of={result}>{t(`acts.${done}.done`)}</Outcome>}
      {possible.map((act) => (
        <Disclosure
          key={act}
          summary={t(`acts.${act}.title`)}
          open={(result?.form === act && !result.ok) || (act === "release" && isFinance)}
        >
          {OF_FINANCE.includes(act) && !isFinance ? (
            <Note icon="lock">{t("acts.missing")}</Note>
          ) : (
            <ActionForm {...{ act, card, query }} />
          )}
        </Disclosure>
      ))}
    </Panel>
  );
}

type ActionFormProps = { act: GiftCardAct; card: TeamGiftCardDetail; query: string };

function ActionForm({ act, card, query }: ActionFormProps) {
  const { t } = useTranslation("gift-cards-team");
  const isGrave = act === "void" || act === "refund" || act === "refuse";
  return (
    <PageForm name={act} query={query}>
      <p>{t(`acts.${act}.text`, { email: card.recipient.email ?? "" })}</p>
      <input type="hidden" name="id" value={card.id} />
      {isGrave && <Effect card={card} isWhole={act !== "void"} />}
      {act === "refund" && <input type="hidden" name="balanceCents" value={card.balanceCents} />}
      {act === "void" && <RefundChoice card={card} />}
      <TextArea name="reason" label={t("acts.reason")} help={t("acts.reasonHelp")} rows={3} max={LONGEST_REASON} />
      <SubmitButton look={isGrave ? "danger" : act === "release" ? "accent" : "primary"}>
        {t(`acts.${act}.button`)}
      </SubmitButton>
    </PageForm>
  );
}

/** What was sold, what of it is used, and what would go back. */
function Effect({ card, isWhole }: { card: TeamGiftCardDetail; isWhole: boolean }) {
  const { t } = useTranslation("gift-cards-team");
  const locale = useLocale();
  const { amountCents, balanceCents, lastFour } = card;
  const figures = [
    { name: t("effect.sold"), value: formatAmount(locale, amountCents) },
    { name: t("effect.used"), value: formatAmount(locale, amountCents - balanceCents) },
    {
      name: isWhole ? t("effect.back", { card: lastFour ?? "–" }) : t("effect.left"),
      value: formatAmount(locale, balanceCents),
      isTotal: true,
    },
  ];
  return <AmountRows label={t("effect.title")} figures={figures} />;
}

/** Where nothing is left nothing can go back. */
function RefundChoice({ card: { balanceCents, lastFour } }: { card: TeamGiftCardDetail }) {
  const { t } = useTranslation("gift-cards-team");
  const locale = useLocale();
  const [money, card] = [formatAmount(locale, balanceCents), lastFour ?? "–"];
  return (
    <>
      <input type="hidden" name="balanceCents" value={balanceCents} />
      {balanceCents > 0 && (
        <Choice
          name="refund"
          legend={t("refund.legend")}
          options={[
            { value: "yes", label: t("refund.yes", { money }), help: t("refund.yesHelp", { card }) },
            { value: "no", label: t("refund.no"), help: t("refund.noHelp", { money }) },
          ]}
          defaultValue="yes"
        />
      )}
    </>
  );
}
