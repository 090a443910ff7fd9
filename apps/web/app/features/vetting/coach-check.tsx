import type { TeamCredential } from "@aufwind/contract/credentials-team";
import type { CheckedProfile } from "@aufwind/contract/vetting-team";
import { CHECKED_SECTIONS, VETTING_TEXT_MOST } from "@aufwind/rules/vetting";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { formatDate } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Fact } from "../../shared/facts/fact-list.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextArea, TextField } from "../../ui/form/text-fields.tsx";
import { Note, Outcome } from "../../ui/notices.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./queue.module.css";

type CoachCheckProps = { coach: CheckedProfile; credentials: readonly TeamCredential[]; query: string };

/** What is checked of one coach, and the decision about exactly that. */
export function CoachCheck({ coach, credentials, query }: CoachCheckProps) {
  const { t } = useTranslation("vetting-team");
  const locale = useLocale();
  const result = useAnswer<FormResult>();
  const { business, history, isChangedSince } = coach;
  const numbers = [["vatNumber", business?.vatNumber] as const, ["taxNumber", business?.taxNumber] as const];
  return (
    <Panel
      title={coach.name}
      aside={
        <>
          <PageLink to="coachPage" params={{ slug: coach.slug }}>
            {t("preview")}
          </PageLink>
          <PageLink to="teamCoach" params={{ id: coach.coachId }}>
            {t("restrict")}
          </PageLink>
        </>
      }
    >
      {result?.ok && <Outcome of={result}>{t("done")}</Outcome>}
      {isChangedSince && <Note>{t("changedSince")}</Note>}
      <dl className={styles.facts}>
        <dt>{t("email")}</dt>
        <dd>{coach.email ?? "–"}</dd>
        <dt>{t("registered")}</dt>
        <dd>{formatDate(locale, coach.registeredAt)}</dd>
        {numbers.map(([key, number]) => (
          <Fact key={key} name={t(key)}>
            {number ? `${number.number} · ${t(number.isWellFormed ? "wellFormed" : "malformed")}` : "–"}
          </Fact>
        ))}
        {business && <TraderFacts business={business} />}
      </dl>
      {business && (
        <Note icon={business.missing.length > 0 ? "alert" : "info"}>
          {business.missing.length > 0
            ? t("traderMissing", {
                facts: business.missing.map((fact) => t(`businesses-facts:facts.${fact}`)).join(", "),
              })
            : t("traderComplete")}
        </Note>
      )}
      {credentials.map((each) => (
        <Credential key={each.id} credential={each} query={query} />
      ))}
      <Decision coach={coach} query={query} />
      {history.length > 0 && (
        <Disclosure summary={t("history", { count: history.length })}>
          <ul className={styles.history}>
            {history.map((each) => (
              <li key={each.submittedAt}>
                {formatDate(locale, each.submittedAt)} · {t(`states.${each.state}`)}
                {each.decidedBy && ` · ${each.decidedBy}`}
                {each.reason && ` · ${each.reason}`}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Panel>
  );
}

/** What Art. 30 DSA asks of a trader, to be compared with public sources. */
function TraderFacts({ business }: { business: NonNullable<CheckedProfile["business"]> }) {
  const { t } = useTranslation("vetting-team");
  const locale = useLocale();
  const { phone, register, registerCourt, registerNumber, certifiedAt, certifiedVersion } = business;
  const entry = register && [t(`businesses-facts:registers.${register}`), registerCourt, registerNumber];
  return (
    <>
      <dt>{t("phone")}</dt>
      <dd>{phone ?? "–"}</dd>
      <dt>{t("register")}</dt>
      <dd>{entry ? entry.filter(Boolean).join(", ") : "–"}</dd>
      <dt>{t("certified")}</dt>
      <dd>
        {certifiedAt
          ? t("certifiedOn", { day: formatDate(locale, certifiedAt), version: certifiedVersion ?? "" })
          : "–"}
      </dd>
    </>
  );
}

function Decision({ coach, query }: { coach: CheckedProfile; query: string }) {
  const { t } = useTranslation("vetting-team");
  const { can, check, fingerprint, coachId } = coach;
  if (!check || can.decide.length === 0) return null;
  return (
    <PageForm name="decide" query={query}>
      <input type="hidden" name="id" value={coachId} />
      <input type="hidden" name="seen" value={check.state} />
      <input type="hidden" name="fingerprint" value={fingerprint} />
      {can.decide.includes("askForChanges") && (
        <Disclosure summary={t("changes")}>
          {CHECKED_SECTIONS.map((section) => (
            <TextArea
              key={section}
              name={`change-${section}`}
              label={t(`sections.${section}`)}
              rows={2}
              max={VETTING_TEXT_MOST}
              quiet
            />
          ))}
        </Disclosure>
      )}
      {can.decide.includes("refuse") && (
        <TextArea name="reason" label={t("reason")} help={t("reasonHelp")} rows={3} max={VETTING_TEXT_MOST} quiet />
      )}
      <div className={styles.buttons}>
        {can.decide.map((decision) => (
          <SubmitButton
            key={decision}
            name="decision"
            value={decision}
            look={decision === "approve" ? "accent" : decision === "refuse" ? "danger" : "ghost"}
          >
            {t(`decisions.${decision}`)}
          </SubmitButton>
        ))}
      </div>
    </PageForm>
  );
}

function Credential({ credential, query }: { credential: TeamCredential; query: string }) {
  const { t } = useTranslation("vetting-team");
  const { id, title, organisation, year, documentName, offeredAt } = credential;
  return (
    <section className={styles.credential} aria-label={title}>
      <b>{title}</b>
      <span>{[organisation, year].filter(Boolean).join(", ")}</span>
      {documentName ? (
        <a href={`/api/operators/credentials/${id}/document`}>{t("openDocument", { name: documentName })}</a>
      ) : (
        <span>{t("noDocument")}</span>
      )}
      <PageForm name={`credential.${id}`} query={query}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="offeredAt" value={offeredAt} />
        <TextField name="expiresOn" type="date" label={t("expiresOn")} optional />
        <TextField name="reason" label={t("refusalReason")} quiet />
        <div className={styles.buttons}>
          <SubmitButton name="decision" value="verify" small>
            {t("verify")}
          </SubmitButton>
          <SubmitButton name="decision" value="refuse" look="ghost" small>
            {t("refuseCredential")}
          </SubmitButton>
        </div>
      </PageForm>
    </section>
  );
}
