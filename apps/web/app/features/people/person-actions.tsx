import type { PersonPage as Facts } from "@aufwind/contract/people";
import type { Restriction, RestrictionByHand } from "@aufwind/rules/people";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { SelectField } from "../../ui/form/choices.tsx";
import { FormContext } from "../../ui/form/field.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextArea, TextField } from "../../ui/form/text-fields.tsx";
import { Outcome } from "../../ui/notices.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./people.module.css";

const LONGEST_REASON = 1000;

type ActionKey =
  | "sessions"
  | "factors"
  | "keepFactors"
  | "unlock"
  | "confirmEmail"
  | "changeEmail"
  | "keepEmail"
  | "moveProfile"
  | "hideProfile"
  | "stopWriting"
  | "letWrite"
  | "hold"
  | "release"
  | "erase";
type ActionFormProps = { act: ActionKey; form: string; isGrave?: boolean; children?: React.ReactNode };

/** One action: what it means, why it is done, and the button. */
function ActionForm({ act, form, isGrave = false, children }: ActionFormProps) {
  const { t } = useTranslation("people");
  return (
    <Disclosure summary={t(`acts.${act}.title`)}>
      <p className={styles.about}>{t(`acts.${act}.text`)}</p>
      <PageForm name={form}>
        {children}
        <TextArea name="reason" label={t("reason")} help={t("reasonHelp")} rows={3} max={LONGEST_REASON} />
        <SubmitButton {...(isGrave && { look: "danger" })}>{t(`acts.${act}.button`)}</SubmitButton>
      </PageForm>
    </Disclosure>
  );
}

/** What the one who looks may do for or about this person. */
export function PersonActions({ person }: { person: Facts }) {
  const { account, can } = person;
  const { t } = useTranslation("people");
  const result = useAnswer<FormResult>();
  const is = (kind: Restriction) => account.restrictions.some((each) => each.kind === kind);
  const isColleague = account.kind === "operator";
  const hasFactors = account.factors.hasTotp || account.factors.passkeys > 0;
  return (
    <Panel title={t("acts.title")}>
      {result?.ok && result.form !== "prove" && <Outcome of={result}>{t("done")}</Outcome>}
      {isColleague && <p>{t("colleague")}</p>}
      {!isColleague && can.endSessions && <ActionForm act="sessions" form="sessions" />}
      {!isColleague && can.resetFactors && account.factorReset && <ActionForm act="keepFactors" form="keepFactors" />}
      {!isColleague && can.resetFactors && !account.factorReset && hasFactors && (
        <ActionForm act="factors" form="factors" />
      )}
      {!isColleague && <AccountActions person={person} />}
      {!isColleague && can.stopWriting && <Restrict kind="noWriting" isOn={is("noWriting")} />}
      {!isColleague && can.hold && <Restrict kind="legalHold" isOn={is("legalHold")} />}
      {!isColleague && can.noteLetter && <Letter account={account} />}
      {!isColleague && can.exportData && <Export id={account.id} />}
      {!isColleague && can.erase && <ActionForm act="erase" form="erase" isGrave />}
    </Panel>
  );
}

/** Log-in, address and profile. */
function AccountActions({ person: { account, can } }: { person: Facts }) {
  const { t } = useTranslation("people");
  return (
    <>
      {can.unlock && account.lockedUntil && <ActionForm act="unlock" form="unlock" />}
      {can.confirmEmail && <ActionForm act="confirmEmail" form="confirmEmail" />}
      {can.changeEmail && (
        <ActionForm act="changeEmail" form="changeEmail">
          <TextField name="email" type="email" label={t("newEmail")} autoComplete="off" />
        </ActionForm>
      )}
      {can.changeEmail && account.newEmail && <ActionForm act="keepEmail" form="keepEmail" />}
      {can.moveProfile && (
        <ActionForm act="moveProfile" form="moveProfile">
          <TextField name="slug" label={t("newSlug")} help={t("slugNow", { slug: account.profile?.slug ?? "" })} />
        </ActionForm>
      )}
      {can.hideProfile && <ActionForm act="hideProfile" form="hideProfile" />}
    </>
  );
}

const WAYS = ["letter", "phone", "email"] as const;

/** A request about data that came outside of the product becomes a case with its deadline. */
function Letter({ account }: Pick<Facts, "account">) {
  const { t } = useTranslation("people");
  return (
    <Disclosure summary={t("letter.title")}>
      <p className={styles.about}>{t("letter.text")}</p>
      <PageForm name="letter">
        <input type="hidden" name="name" value={account.name || account.email} />
        <input type="hidden" name="email" value={account.email} />
        <input type="hidden" name="locale" value={account.locale} />
        <SelectField
          name="cameBy"
          label={t("letter.cameBy")}
          options={WAYS.map((way) => ({ value: way, label: t(`letter.ways.${way}`) }))}
        />
        <TextField name="subject" label={t("letter.subject")} />
        <TextArea name="text" label={t("letter.words")} rows={5} max={5000} />
        <SubmitButton>{t("letter.button")}</SubmitButton>
      </PageForm>
    </Disclosure>
  );
}

/** A plain form: its answer is a file. */
function Export({ id }: { id: string }) {
  const { t } = useTranslation("people");
  const locale = useLocale();
  return (
    <Disclosure summary={t("export.title")}>
      <p className={styles.about}>{t("export.text")}</p>
      <form method="post" action="/team-export" className={styles.export}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="locale" value={locale} />
        <FormContext value={EXPORT}>
          <TextArea name="reason" label={t("reason")} help={t("reasonHelp")} rows={3} max={LONGEST_REASON} />
        </FormContext>
        <Button type="submit">{t("export.button")}</Button>
      </form>
    </Disclosure>
  );
}
const EXPORT = { name: "export", errors: {}, values: {}, pending: false };

const TURNS = {
  noWriting: { on: "stopWriting", off: "letWrite" },
  legalHold: { on: "hold", off: "release" },
} as const satisfies Record<RestrictionByHand, { on: ActionKey; off: ActionKey }>;

function Restrict({ kind, isOn }: { kind: RestrictionByHand; isOn: boolean }) {
  return (
    <ActionForm act={TURNS[kind][isOn ? "off" : "on"]} form={`restrict.${kind}`}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="isOn" value={isOn ? "no" : "yes"} />
    </ActionForm>
  );
}
