import type { StoredException } from "@aufwind/contract/schedules";
import { EXCEPTION_KINDS, type ExceptionKind } from "@aufwind/rules/schedules/opening-hours";
import { useContext, useEffect, useRef, useState } from "react";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Choice } from "../../ui/form/choices.tsx";
import { FieldError, FormContext, useField } from "../../ui/form/field.tsx";
import form from "../../ui/form/form.module.css";
import { useFreshName } from "../../ui/form/form-results.ts";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton, SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import patterns from "../../ui/patterns.module.css";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./exceptions.module.css";
import { exceptionBody } from "./form-parsers.ts";
import { shownKind, spanOf } from "./wall-time.ts";

const schema = () => import("@aufwind/contract/schedules").then((contract) => contract.Exception);

export function AddException() {
  const { t } = useTranslation("schedules");
  const name = useFreshName("addException");
  return (
    <div className={styles.form}>
      <PageForm key={name} name={name} schema={schema} bodyOf={exceptionBody} failure={t("exceptions.notSaved")}>
        <ExceptionFields />
        <SubmitRow pendingLabel={t("saving")}>{t("exceptions.add")}</SubmitRow>
      </PageForm>
    </div>
  );
}

/** Replaces the edited row; takes the focus, since the link that opened it is gone. */
export function ChangeException({ exception }: { exception: StoredException }) {
  const { t } = useTranslation("schedules");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={`${styles.form} ${styles.changing}`}>
      <h3 ref={title} tabIndex={-1}>
        {t("exceptions.changing")}
      </h3>
      <PageForm
        name={`changeException.${exception.id}`}
        query={`change=${exception.id}`}
        schema={schema}
        bodyOf={exceptionBody}
        failure={t("exceptions.notSaved")}
      >
        <input type="hidden" name="id" value={exception.id} />
        <ExceptionFields exception={exception} />
        <div className={`${patterns.plainLinks} ${styles.acts}`}>
          <SubmitButton pendingLabel={t("saving")}>{t("exceptions.change")}</SubmitButton>
          <PageLink to="coachExceptions">{t("cancel")}</PageLink>
        </div>
      </PageForm>
    </div>
  );
}

const isKind = (value: string | undefined): value is ExceptionKind => EXCEPTION_KINDS.some((kind) => kind === value);
/** The most common first. The API's `notAvailable` closes some hours, too: one kind is enough for people. */
const ORDER = ["allDay", "timeOff", "available"] as const satisfies ExceptionKind[];
const USUAL = { first: "", last: "", begins: "09:00", ends: "17:00" };

/** Kind, beginning and end; the visible fields follow the kind, by CSS alone. */
function ExceptionFields({ exception }: { exception?: StoredException | undefined }) {
  const { t } = useTranslation("schedules");
  const sent = useContext(FormContext).values.kind;
  const stored = shownKind(exception?.kind ?? "allDay");
  const [kind, setKind] = useState<ExceptionKind>(isKind(sent) ? shownKind(sent) : stored);
  const { first, last, begins, ends } = exception ? spanOf(exception) : USUAL;
  const options = ORDER.map((value) => ({
    value,
    label: t(`exceptions.kinds.${value}`),
    help: t(`exceptions.does.${value}`),
  }));

  function follow({ target }: { target: EventTarget }) {
    if (target instanceof HTMLInputElement && target.name === "kind" && isKind(target.value)) setKind(target.value);
  }
  const whole = kind === "allDay";
  return (
    <div className={styles.fields} onChange={follow}>
      <Choice name="kind" legend={t("exceptions.kind")} options={options} defaultValue={stored} />
      <div className={styles.edges}>
        <EdgeFields edge="from" leads="date" date={first} time={exception?.kind === "allDay" ? USUAL.begins : begins} />
        <EdgeFields
          edge="to"
          // The first visible field has the name of both, so that the error summary links to it.
          leads={whole || kind === "timeOff" ? "date" : "time"}
          date={last}
          time={exception?.kind === "allDay" ? USUAL.ends : ends === "24:00" ? "00:00" : ends}
          help={whole ? t("exceptions.lastDay") : undefined}
        />
      </div>
      <TextField
        name="note"
        label={t("exceptions.note")}
        help={t("exceptions.noteHelp")}
        optional
        defaultValue={exception?.note}
      />
    </div>
  );
}

type EdgeProps = {
  edge: "from" | "to";
  /** The part with the field's own id. */
  leads: "date" | "time";
  date: string;
  time: string;
  help?: string | undefined;
};

/** The beginning or end of an exception: a date and a time, which share one error. */
function EdgeFields({ edge, leads, date, time, help }: EdgeProps) {
  const { t } = useTranslation("schedules");
  const { id, error, aria } = useField(edge, Boolean(help));
  const { values } = useContext(FormContext);
  const before = { date, time };
  return (
    <fieldset className={styles.edge} data-edge={edge}>
      <legend>{t(`exceptions.${edge}`)}</legend>
      {(["date", "time"] as const).map((part) => {
        const idOfPart = part === leads ? id : `${id}-${part}`;
        const name = `${edge}:${part}`;
        return (
          <div key={part} className={styles.part} data-part={part}>
            <label htmlFor={idOfPart}>
              <VisuallyHidden>{t(`exceptions.${edge}`)}, </VisuallyHidden>
              {t(`exceptions.${part}`)}
            </label>
            <input
              {...aria}
              type={part}
              id={idOfPart}
              name={name}
              className={form.input}
              defaultValue={values[name] ?? before[part]}
            />
          </div>
        );
      })}
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
