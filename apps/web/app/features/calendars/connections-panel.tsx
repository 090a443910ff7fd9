import { type CalendarConnections, DAV_SERVICES } from "@aufwind/contract/calendars-connections";
import { ENTRY_TITLES, type EntryTitle } from "@aufwind/rules/calendars";
import { useSearchParams } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Choice, SelectField } from "../../ui/form/choices.tsx";
import { useFreshName } from "../../ui/form/form-results.ts";
import { PageForm } from "../../ui/form/page-form.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { VerbatimField } from "../../ui/form/text-fields.tsx";
import { Note, Outcome } from "../../ui/notices.tsx";
import { Panel } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { Failure } from "../../ui/placeholders.tsx";
import { CalendarChanges } from "./calendar-changes.tsx";
import styles from "./calendars.module.css";
import { ConnectionRow } from "./connection-row.tsx";

export const accountBody = (form: FormData) => ({
  service: text(form, "service"),
  address: text(form, "address") ?? "",
  user: text(form, "user"),
  password: text(form, "password"),
});

const MOST = 3;
const TOLD = {
  connectCalendar: "added",
  renewPassword: "retried",
  chooseCalendars: "chosen",
  refreshConnection: "retried",
  resumeConnection: "resumed",
  removeConnection: "removed",
  putBackEntry: "puttingBack",
} as const;
const isTold = (name: string): name is keyof typeof TOLD => Object.hasOwn(TOLD, name);

/** Calendar accounts that are read and written, and what was done there. */
export function ConnectionsPanel({ connections }: { connections: CalendarConnections | null }) {
  const { t } = useTranslation("calendars");
  const result = useAnswer<FormResult>();
  const [params] = useSearchParams();
  if (!connections) return <Failure title={t("connections.failed")} />;
  const { items, changes, services } = connections;
  const signIn = result ? null : params.get("signIn");
  const [act = ""] = result?.form.split(".") ?? [];
  return (
    <Panel title={t("connections.title")} id="connections">
      {result?.ok && isTold(act) && <Outcome of={result}>{t(`connections.${TOLD[act]}`)}</Outcome>}
      <p>{t("connections.text")}</p>
      {signIn === "done" && <Note icon="check">{t("connections.signInDone")}</Note>}
      {signIn === "failed" && <Note icon="alert">{t("connections.signInFailed")}</Note>}
      {changes.length > 0 && <CalendarChanges changes={changes} />}
      {items.length === 0 && <p className={styles.none}>{t("connections.none")}</p>}
      {items.length > 0 && (
        <ul className={styles.rows}>
          {items.map((each) => (
            <li key={each.id}>
              <ConnectionRow {...each} />
            </li>
          ))}
        </ul>
      )}
      {items.length < MOST && <SignIns services={services} />}
      {items.length >= MOST ? (
        <Note>{t("connections.most")}</Note>
      ) : items.length === 0 ? (
        <Connect />
      ) : (
        <Disclosure summary={t("connections.another")}>
          <Connect />
        </Disclosure>
      )}
    </Panel>
  );
}

/** Services that are signed in to, where this installation is known there. */
function SignIns({ services }: Pick<CalendarConnections, "services">) {
  const { t } = useTranslation("calendars");
  if (services.length === 0) return null;
  return (
    <ul className={styles.services}>
      {services.map((service) => (
        <li key={service}>
          <a className={patterns.link} href={`/api/coaches/calendar-services/${service}/visit`}>
            {t("connections.signIn", { service: t(`services.${service}`) })}
          </a>
        </li>
      ))}
    </ul>
  );
}

const schema = () => import("@aufwind/contract/calendars-connections").then((contract) => contract.CalendarAccount);

function Connect() {
  const { t } = useTranslation("calendars");
  const name = useFreshName("connectCalendar");
  return (
    <PageForm key={name} name={name} schema={schema} bodyOf={accountBody} failure={t("connections.notAdded")}>
      <SelectField
        name="service"
        label={t("connections.service")}
        options={DAV_SERVICES.map((value) => ({ value, label: t(`services.${value}`) }))}
      />
      <VerbatimField
        name="address"
        label={t("connections.address")}
        help={t("connections.addressHelp")}
        inputMode="url"
        optional
      />
      <VerbatimField name="user" label={t("connections.user")} help={t("connections.userHelp")} />
      <PasswordField
        name="password"
        label={t("connections.password")}
        help={t("connections.passwordHelp")}
        autoComplete="new-password"
      />
      <SubmitRow look="ghost" pendingLabel={t("connections.adding")}>
        {t("connections.add")}
      </SubmitRow>
    </PageForm>
  );
}

/** How entries are called in the own calendar: in the feed and in connected accounts. */
export function TitlesPanel({ titles }: { titles: EntryTitle }) {
  const { t } = useTranslation("calendars");
  return (
    <Panel title={t("titles.title")} id="titles">
      <p>{t("titles.text")}</p>
      <PageForm name="chooseTitles" failure={t("titles.notSaved")} saved={t("titles.saved")}>
        <Choice
          name="titles"
          legend={t("titles.legend")}
          defaultValue={titles}
          options={ENTRY_TITLES.map((value) => ({
            value,
            label: t(`titles.${value}.label`),
            help: t(`titles.${value}.help`),
          }))}
        />
        <SubmitRow look="ghost">{t("titles.save")}</SubmitRow>
      </PageForm>
    </Panel>
  );
}
