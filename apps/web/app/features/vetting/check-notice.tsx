import type { OwnCheck, RequestedChange } from "@aufwind/contract/vetting";
import type { CheckedSection } from "@aufwind/rules/vetting";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import type { MemberPage } from "../../platform/pages/pages.ts";
import blocks from "../../ui/blocks.module.css";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Note } from "../../ui/notices.tsx";
import patterns from "../../ui/patterns.module.css";
import styles from "./check-notice.module.css";

/** Where each section is edited. */
const PLACES: Record<CheckedSection, { page: MemberPage; hash?: string }> = {
  profileText: { page: "coachProfile", hash: "sales-pitch" },
  photo: { page: "coachProfile", hash: "photo-profile" },
  business: { page: "coachBusiness" },
  consultations: { page: "coachConsultations" },
  resume: { page: "coachResume" },
  documents: { page: "coachDocuments" },
};

type CheckNoticeProps = { check: OwnCheck | null; isPublic: boolean };

/** How the team's check of the profile stands, as far as the coach has to know. */
export function CheckNotice({ check, isPublic }: CheckNoticeProps) {
  const { t } = useTranslation("vetting");
  if (check?.state === "waiting" && check.isHoldingBack)
    return (
      <section className={blocks.prompt} aria-labelledby="check">
        <div>
          <h2 id="check">{t("waiting.title")}</h2>
          <p>{t("waiting.text")}</p>
        </div>
      </section>
    );
  if (check?.state === "changesAsked") return <ChangesAsked changes={check.requestedChanges} isPublic={isPublic} />;
  if (check?.state === "refused")
    return (
      <section className={blocks.prompt} aria-labelledby="check">
        <div>
          <h2 id="check">{t("refused.title")}</h2>
          <p>{t("refused.text")}</p>
          <blockquote className={styles.reason}>{check.reason}</blockquote>
          <p>
            {t("refused.appeal")}{" "}
            <PageLink to="helpContact" className={patterns.link}>
              {t("refused.contact")}
            </PageLink>
          </p>
        </div>
      </section>
    );
  return null;
}

type ChangesAskedProps = { changes: readonly RequestedChange[]; isPublic: boolean };

function ChangesAsked({ changes, isPublic }: ChangesAskedProps) {
  const { t } = useTranslation("vetting");
  return (
    <section className={blocks.prompt} aria-labelledby="check">
      <div>
        <h2 id="check">{t("changesAsked.title")}</h2>
        <p>{t(isPublic ? "changesAsked.textPublic" : "changesAsked.text")}</p>
        <ul className={styles.changes}>
          {changes.map(({ section, sentence }) => {
            const { page, hash } = PLACES[section];
            return (
              <li key={section}>
                <PageLink to={page} {...(hash && { hash })} className={patterns.link}>
                  {t(`sections.${section}`)}
                </PageLink>
                <p>{sentence}</p>
              </li>
            );
          })}
        </ul>
      </div>
      <PageForm name="resubmitProfile" failure={t("changesAsked.failed")} saved={t("changesAsked.resubmitted")}>
        <SubmitButton look="accent" pendingLabel={t("changesAsked.pending")}>
          {t("changesAsked.resubmit")}
        </SubmitButton>
      </PageForm>
    </section>
  );
}

type RequestedChangesProps = { check: OwnCheck | null; section: CheckedSection };

/** What the team asks for, at its section. */
export function RequestedChanges({ check, section }: RequestedChangesProps) {
  const { t } = useTranslation("vetting");
  const asked = check?.requestedChanges.filter((change) => change.section === section) ?? [];
  if (asked.length === 0) return null;
  return (
    <Note>
      <p>
        <b>{t("asked", { section: t(`sections.${section}`) })}</b>
      </p>
      {asked.map(({ sentence }) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Note>
  );
}
