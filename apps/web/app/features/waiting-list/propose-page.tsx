import type { Proposal } from "@aufwind/contract/waiting-list-proposals";
import { PROPOSAL_WORDS } from "@aufwind/rules/waiting-list";
import { useNavigation } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { pathTo } from "../../platform/pages/pages.ts";
import { ListTabs } from "../../shared/list/list-parts.tsx";
import { pickedQuery } from "../../shared/slot-picker/picked.ts";
import { SlotPicker } from "../../shared/slot-picker/slot-picker.tsx";
import { ErrorSummary } from "../../ui/form/form-messages.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton, SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextArea } from "../../ui/form/text-fields.tsx";
import { BackLink } from "../../ui/links.tsx";
import { Moment } from "../../ui/moment.tsx";
import { Note, Outcome } from "../../ui/notices.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import type { ProposeFacts } from "./propose.server.ts";
import styles from "./waiting-list.module.css";

const CHOSEN = "chosen-time";

/** A coach chooses a slot for a client, who confirms it; beside it what waits for that. */
export function ProposePage(facts: ProposeFacts) {
  const { t } = useTranslation("waiting-list-proposals");
  const { client, proposals, isDone } = facts;
  const result = useAnswer<FormResult>();
  const back = (
    <BackLink to="coachClient" params={{ id: client.id }}>
      {t("back")}
    </BackLink>
  );
  return (
    <>
      <PageHeader title={t("title", { name: client.name })} lead={t("lead")} back={back} />
      <Panels>
        {!result && isDone && <Outcome of="done">{t("done", { name: client.name })}</Outcome>}
        {result?.ok && <Outcome of={result}>{t("withdrawn")}</Outcome>}
        {proposals.length > 0 && <Held proposals={proposals} />}
        <Choosing {...facts} />
      </Panels>
    </>
  );
}

function Held({ proposals }: { proposals: readonly Proposal[] }) {
  const { t } = useTranslation("waiting-list-proposals");
  return (
    <Panel title={t("held")}>
      <ul className={styles.proposals}>
        {proposals.map(({ id, consultation, scheduledAt, endsAt, heldUntil }) => (
          <li key={id}>
            <p>
              <strong>
                <Moment at={scheduledAt} until={endsAt} shape="full" />
              </strong>{" "}
              {t(`kinds.${consultation}`)}
              <br />
              <RichText text={t("until")} tags={{ when: () => <Moment at={heldUntil} beside /> }} />
            </p>
            <PageForm name={`withdraw.${id}`} failure={t("notWithdrawn")}>
              <input type="hidden" name="id" value={id} />
              <SubmitButton look="quiet" small>
                {t("withdraw")}
              </SubmitButton>
            </PageForm>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Choosing({ client, kinds, type, minutes, week, pick }: ProposeFacts) {
  const { t } = useTranslation("waiting-list-proposals");
  const address = pathTo("coachPropose", useLocale(), { id: client.id });
  const isBusy = useNavigation().location?.pathname === address;
  const tabs = kinds.map((kind) => ({
    ...{ key: kind, to: `?type=${kind}`, label: t(`kinds.${kind}`), isHere: kind === type },
  }));
  return (
    <Panel title={t("choose")} id="choose-time">
      <Refusal isShown={pick.start === null} />
      <ListTabs label={t("kind")} tabs={tabs} />
      {pick.isGone && <Note icon="alert">{t("gone")}</Note>}
      {pick.start && <ProposeForm {...{ type, minutes, start: pick.start, name: client.name }} />}
      {"refused" in week ? (
        <Note icon="alert">{week.refused ?? t("failed")}</Note>
      ) : (
        <SlotPicker
          {...week}
          day={pick.day}
          start={pick.start}
          addressOf={(picked) =>
            `${address}?${pickedQuery({ type, ...picked })}#${picked.start ? CHOSEN : "choose-time"}`
          }
          isBusy={isBusy}
          withMonth
        />
      )}
    </Panel>
  );
}

/** Why a slot was refused, after it is gone from the page. */
function Refusal({ isShown }: { isShown: boolean }) {
  const result = useAnswer<FormResult>();
  if (!isShown || !result || result.ok || result.form !== "propose") return null;
  return <ErrorSummary form="propose" problem={result.problem} />;
}

type ProposeFormProps = { type: string; minutes: number; start: string; name: string };

function ProposeForm({ type, minutes, start, name }: ProposeFormProps) {
  const { t } = useTranslation("waiting-list-proposals");
  const until = new Date(Date.parse(start) + minutes * 60_000).toISOString();
  return (
    <section className={styles.chosen} id={CHOSEN} aria-labelledby="chosen-title">
      <h3 id="chosen-title">
        <Moment at={start} until={until} shape="full" />
      </h3>
      <p>{t("means", { name })}</p>
      <PageForm name="propose" query={pickedQuery({ type, start })} failure={t("notProposed")}>
        <input type="hidden" name="consultation" value={type} readOnly />
        <input type="hidden" name="scheduledAt" value={start} readOnly />
        <TextArea name="words" label={t("words")} optional max={PROPOSAL_WORDS} rows={3} />
        <SubmitRow look="accent">{t("submit")}</SubmitRow>
      </PageForm>
    </section>
  );
}
