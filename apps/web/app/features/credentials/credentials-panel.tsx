import type { OwnCredential } from "@aufwind/contract/credentials";
import { formatDay } from "../../platform/i18n/dates.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { SelectField } from "../../ui/form/choices.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton, SubmitRow } from "../../ui/form/submit-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import styles from "./credentials-panel.module.css";
import { entryValue, type Offerable } from "./form-parsers.ts";

type CredentialsPanelProps = {
  entries: readonly Offerable[];
  credentials: readonly OwnCredential[];
  files: readonly { name: string; path: string }[];
};

/** What the team verified or is asked to, and the form to offer more. */
export function CredentialsPanel({ entries, credentials, files }: CredentialsPanelProps) {
  const { t } = useTranslation("credentials");
  const nameOf = useEntryName();
  const of = ({ list, place }: Offerable) => credentials.find((each) => each.list === list && each.place === place);
  const open = entries.filter((entry) => ["refused", undefined].includes(of(entry)?.state));
  return (
    <Panel title={t("title")} id="credentials">
      <p>{t("lead")}</p>
      <ul className={styles.offered}>
        {entries.map((entry) => {
          const credential = of(entry);
          return credential && <Offered key={entryValue(entry)} name={nameOf(entry)} credential={credential} />;
        })}
      </ul>
      {open.length === 0 ? (
        <p>{t(entries.length === 0 ? "noEntries" : "allOffered")}</p>
      ) : files.length === 0 ? (
        <p>
          {t("noFiles")}{" "}
          <PageLink to="coachDocuments" className={patterns.link}>
            {t("upload")}
          </PageLink>
        </p>
      ) : (
        <PageForm name="offerCredential" failure={t("failed")} saved={t("offered")}>
          <SelectField
            name="entry"
            label={t("entry")}
            options={open.map((entry) => ({ value: entryValue(entry), label: nameOf(entry) }))}
          />
          <SelectField
            name="fileUrl"
            label={t("file")}
            help={t("fileHelp")}
            options={[
              { value: "", label: t("choose") },
              ...files.map(({ name, path }) => ({ value: path, label: name })),
            ]}
          />
          <SubmitRow pendingLabel={t("pending")}>{t("offer")}</SubmitRow>
        </PageForm>
      )}
    </Panel>
  );
}

function useEntryName() {
  const { t } = useTranslation("resumes");
  return ({ degree, title, organisation, year }: Offerable) =>
    `${degree ? t(`degrees.${degree}`) : title}, ${organisation} (${year})`;
}

function Offered({ name, credential }: { name: string; credential: OwnCredential }) {
  const { t } = useTranslation("credentials");
  const locale = useLocale();
  const { id, state, hasLapsed, reason, verifiedOn, expiresOn } = credential;
  const day = (date: string) => formatDay(locale, date, "plain");
  const isVerified = state === "verified" && !hasLapsed;
  return (
    <li>
      <div>
        <b>{name}</b>
        <p data-on={isVerified || undefined}>
          {isVerified && <Icon name="check" />}{" "}
          {t(hasLapsed ? "state.lapsed" : `state.${state}`, { day: verifiedOn ? day(verifiedOn) : "" })}
          {isVerified && expiresOn && ` ${t("until", { day: day(expiresOn) })}`}
        </p>
        {reason && <p className={styles.reason}>{reason}</p>}
      </div>
      <PageForm name={`withdrawCredential.${id}`} failure={t("withdrawFailed")}>
        <input type="hidden" name="id" value={id} />
        <SubmitButton look="ghost" small pendingLabel={t("pending")}>
          {t(isVerified ? "remove" : "withdraw")}
        </SubmitButton>
      </PageForm>
    </li>
  );
}
