import type { TeamAppointment, TeamEffect } from "@aufwind/contract/appointments-team";
import { cancelledFor } from "@aufwind/rules/appointments/team-actions";
import type { FormResult } from "../../../platform/forms/form-action.ts";
import { useAnswer } from "../../../platform/forms/use-answer.ts";
import { formatAmount } from "../../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { FactLine } from "../../../ui/fact-line.tsx";
import { PageForm } from "../../../ui/form/page-form.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { TextArea } from "../../../ui/form/text-fields.tsx";
import { Note, Outcome } from "../../../ui/notices.tsx";
import { Panel } from "../../../ui/panel.tsx";
import styles from "./team.module.css";

const LONGEST_REASON = 1000;

type Acted = FormResult<{ status?: "done" | "asked" }>;
type TeamActionsProps = { appointment: TeamAppointment; query: string };

/** What the team can do with an appointment, each action with what it changes. */
export function TeamActions({ appointment: { id, effects }, query }: TeamActionsProps) {
  const { t } = useTranslation("appointments-team");
  const result = useAnswer<Acted>();
  const isAsked = result?.ok && result.data?.status === "asked";
  const isDone = result?.ok && result.data?.status === "done";
  if (effects.length === 0 && !isDone) return null;
  return (
    <Panel title={t("acts.title")}>
      {isDone && <Outcome of={result}>{t("acts.done")}</Outcome>}
      {isAsked && (
        <Outcome of={result}>
          {t("acts.asked")} <PageLink to="teamApprovals">{t("acts.toApprovals")}</PageLink>
        </Outcome>
      )}
      {effects.map((effect) => (
        <ActionForm key={effect.act} {...{ id, effect, query }} />
      ))}
    </Panel>
  );
}

type ActionFormProps = { id: string; effect: TeamEffect; query: string };

function ActionForm({ id, effect, query }: ActionFormProps) {
  const { t } = useTranslation("appointments-team");
  const { act, can, needs, needsApproval, hash } = effect;
  const onBehalfOf = cancelledFor(act);
  return (
    <Disclosure summary={t(`acts.${act}.title`)}>
      <p>{t(`acts.${act}.text`)}</p>
      <Effect effect={effect} />
      {needsApproval && <Note>{t("acts.needsApproval")}</Note>}
      {can ? (
        <PageForm name={onBehalfOf ? `cancel.${onBehalfOf}` : `decide.${act}`} query={query}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="hash" value={hash} />
          <input type="hidden" name={onBehalfOf ? "onBehalfOf" : "outcome"} value={onBehalfOf ?? act} />
          <TextArea name="reason" label={t("acts.reason")} help={t("acts.reasonHelp")} rows={3} max={LONGEST_REASON} />
          <SubmitButton {...(onBehalfOf && { look: "danger" })}>{t(`acts.${act}.button`)}</SubmitButton>
        </PageForm>
      ) : (
        <Note icon="lock">{t("acts.missing", { permission: t(`operators:permissions.${needs}`) })}</Note>
      )}
    </Disclosure>
  );
}

/** Who gets what, as things stand. */
function Effect({ effect: { client, coachCents, platformCents, isPaid } }: { effect: TeamEffect }) {
  const { t } = useTranslation("appointments-team");
  const locale = useLocale();
  const lines = [
    [t("effect.card"), client.cardCents],
    [t("effect.gift"), client.giftCents],
    [t("effect.package"), client.packageCents],
    [t("effect.credit"), client.creditCents],
    [t("effect.coach"), coachCents],
    [t("effect.platform"), platformCents],
  ] as const;
  const moved = lines.filter(([, cents]) => cents > 0);
  return (
    <div className={styles.effect}>
      {moved.length === 0 && <p>{t("effect.none")}</p>}
      <dl className={styles.facts}>
        {moved.map(([name, cents]) => (
          <FactLine key={name} name={name}>
            {formatAmount(locale, cents)}
          </FactLine>
        ))}
      </dl>
      <p className={styles.soft}>
        {!isPaid && coachCents > 0 && `${t("effect.unpaid")} `}
        {t("effect.mails")}
      </p>
    </div>
  );
}
