import type { PersonPage as Facts } from "@aufwind/contract/people";
import type { Restriction } from "@aufwind/rules/people";
import { useActionData } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextArea } from "../../ui/form/text-fields.tsx";
import { Outcome } from "../../ui/notices.tsx";
import { Panel } from "../../ui/panel.tsx";

const LONGEST_REASON = 1000;

type ActKey = "sessions" | "factors" | "keepFactors" | "stopWriting" | "letWrite" | "hold" | "release" | "erase";
type ActProps = { act: ActKey; form: string; isGrave?: boolean; children?: React.ReactNode };

/** One act: what it means, why it is done, and the button. */
function Act({ act, form, isGrave = false, children }: ActProps) {
  const { t } = useTranslation("people");
  return (
    <Disclosure summary={t(`acts.${act}.title`)}>
      <p>{t(`acts.${act}.text`)}</p>
      <PageForm name={form}>
        {children}
        <TextArea name="reason" label={t("reason")} help={t("reasonHelp")} rows={3} max={LONGEST_REASON} />
        <SubmitButton {...(isGrave && { look: "danger" })}>{t(`acts.${act}.button`)}</SubmitButton>
      </PageForm>
    </Disclosure>
  );
}

/** What the one who looks may do for or about this person. */
export function PersonActs({ person: { account, can } }: { person: Facts }) {
  const { t } = useTranslation("people");
  const result = useActionData<FormResult>();
  const is = (kind: Restriction) => account.restrictions.some((each) => each.kind === kind);
  const isColleague = account.kind === "operator";
  const hasFactors = account.factors.hasTotp || account.factors.passkeys > 0;
  return (
    <Panel title={t("acts.title")}>
      {result?.ok && result.form !== "prove" && <Outcome of={result}>{t("done")}</Outcome>}
      {isColleague && <p>{t("colleague")}</p>}
      {!isColleague && can.endSessions && <Act act="sessions" form="sessions" />}
      {!isColleague && can.resetFactors && account.factorReset && <Act act="keepFactors" form="keepFactors" />}
      {!isColleague && can.resetFactors && !account.factorReset && hasFactors && <Act act="factors" form="factors" />}
      {!isColleague && can.stopWriting && <Restrict kind="noWriting" isOn={is("noWriting")} />}
      {!isColleague && can.hold && <Restrict kind="legalHold" isOn={is("legalHold")} />}
      {!isColleague && can.erase && <Act act="erase" form="erase" isGrave />}
    </Panel>
  );
}

const TURNS = {
  noWriting: { on: "stopWriting", off: "letWrite" },
  legalHold: { on: "hold", off: "release" },
} as const satisfies Record<Restriction, { on: ActKey; off: ActKey }>;

function Restrict({ kind, isOn }: { kind: Restriction; isOn: boolean }) {
  return (
    <Act act={TURNS[kind][isOn ? "off" : "on"]} form={`restrict.${kind}`}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="isOn" value={isOn ? "no" : "yes"} />
    </Act>
  );
}
