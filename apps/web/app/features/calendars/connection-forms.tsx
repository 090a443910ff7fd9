import type { CalendarConnection } from "@aufwind/contract/calendars-connections";
import { choice, chosen, text, ticked } from "../../platform/forms/form-body.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { BoxGroup, SelectField } from "../../ui/form/choices.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { SubmitButton, SubmitRow } from "../../ui/form/submit-button.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./calendars.module.css";

export const choiceBody = (form: FormData) => ({
  blocking: chosen(form, "blocking"),
  receiving: choice(form, "receiving"),
});
export const passwordBody = (form: FormData) => ({ password: text(form, "password") });
export const removalBody = (form: FormData) => ({ removesEntries: ticked(form, "removesEntries") });

type Named = { id: string; name: string };
type ChoiceProps = Pick<CalendarConnection, "id" | "calendars"> & { isOpen: boolean };

/** Which calendars block times, and which one gets our appointments. */
export function CalendarChoice({ id, calendars, isOpen }: ChoiceProps) {
  const { t } = useTranslation("calendars");
  const writable = calendars.filter(({ isWritable }) => isWritable);
  // Before the first choice everything is proposed to block.
  const blocking = calendars.filter(({ blocks }) => blocks || isOpen);
  return (
    <Disclosure summary={t("choice.title")} open={isOpen}>
      <PageForm name={`chooseCalendars.${id}`} failure={t("choice.notSaved")}>
        <input type="hidden" name="id" value={id} />
        <BoxGroup
          name="blocking"
          legend={t("choice.blocking")}
          help={t("choice.blockingHelp")}
          options={calendars.map((each) => ({ value: each.id, label: each.name }))}
          defaultChosen={blocking.map((each) => each.id)}
        />
        <SelectField
          name="receiving"
          label={t("choice.receiving")}
          help={t("choice.receivingHelp")}
          options={[
            { value: "", label: t("choice.nowhere") },
            ...writable.map((each) => ({ value: each.id, label: each.name })),
          ]}
          defaultValue={calendars.find(({ receives }) => receives)?.id ?? ""}
        />
        <SubmitRow look="ghost">{t("choice.save")}</SubmitRow>
      </PageForm>
    </Disclosure>
  );
}

export function NewPassword({ id, name, isOpen }: Named & { isOpen: boolean }) {
  const { t } = useTranslation("calendars");
  return (
    <Disclosure
      open={isOpen}
      summary={
        <>
          {t("connections.newPassword")} <VisuallyHidden>: {name}</VisuallyHidden>
        </>
      }
    >
      <PageForm name={`renewPassword.${id}`} failure={t("connections.notRenewed")}>
        <input type="hidden" name="id" value={id} />
        <PasswordField
          name="password"
          label={t("connections.password")}
          help={t("connections.passwordHelp")}
          autoComplete="new-password"
        />
        <SubmitRow look="ghost">{t("connections.savePassword")}</SubmitRow>
      </PageForm>
    </Disclosure>
  );
}

export function Disconnect({ id, name }: Named) {
  const { t } = useTranslation("calendars");
  return (
    <Disclosure
      summary={
        <>
          {t("connections.remove")} <VisuallyHidden>: {name}</VisuallyHidden>
        </>
      }
    >
      <div className={styles.step}>
        <p>{t("connections.removeText")}</p>
        <PageForm name={`removeConnection.${id}`} failure={t("connections.notRemoved")}>
          <input type="hidden" name="id" value={id} />
          <Checkbox name="removesEntries" label={t("connections.removesEntries")} optional defaultChecked />
          <SubmitButton look="danger" small>
            {t("connections.removeNow")} <VisuallyHidden>: {name}</VisuallyHidden>
          </SubmitButton>
        </PageForm>
      </div>
    </Disclosure>
  );
}
