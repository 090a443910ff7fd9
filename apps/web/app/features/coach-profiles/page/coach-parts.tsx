import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import type { ShownCoach } from "./coach.server.ts";
import styles from "./coach-page.module.css";
import { Documents, Elsewhere, Legal } from "./more-about.tsx";
import { Packages } from "./packages.tsx";
import type { ShownReview } from "./reviews.server.ts";
import { Reviews } from "./reviews.tsx";
import { Timeline } from "./timeline.tsx";

export type CoachPartsProps = {
  coach: ShownCoach;
  /** Crisis numbers, for coaches with acute topics. */
  crisis: React.ReactNode;
  reviews: { reviews: ShownReview[]; more: number | null };
};

/** What a coach says, has done and got as reviews, and who is responsible for it. */
export function CoachParts({ coach, crisis, reviews }: CoachPartsProps) {
  const { t } = useTranslation("coach-profiles-about");
  const { resume, documents, video, networks } = coach;
  return (
    <div className={styles.parts}>
      <CoachTexts texts={coach.texts} />
      {coach.packages.length > 0 && <Packages packages={coach.packages} />}
      <ConsultationTexts consultations={coach.consultations} />
      {resume && <Timeline resume={resume} />}
      {documents.length > 0 && <Documents documents={documents} />}
      <Reviews rating={coach.rating} {...reviews} />
      {(video || networks.length > 0) && <Elsewhere video={video} networks={networks} />}
      {coach.areas.some(({ isAcute }) => isAcute) && crisis}
      <Legal name={coach.name} provider={coach.provider} />
      <p className={styles.report}>
        <PageLink to="report" query={`kind=profile&id=${coach.coachId}`} rel="nofollow">
          {t("report")}
        </PageLink>
      </p>
    </div>
  );
}

const TEXTS = ["salesPitch", "aboutMe", "description", "certifications"] as const;

/** The coach's texts, in the reader's language or else in the other. */
function CoachTexts({ texts }: Pick<ShownCoach, "texts">) {
  const { t } = useTranslation("coach-profiles-about");
  const foreign = TEXTS.map((key) => texts[key]?.lang).find((lang) => lang !== undefined);
  return (
    <>
      {foreign && <p className={styles.foreign}>{t(`texts.only.${foreign}`)}</p>}
      {TEXTS.map((key) => {
        const told = texts[key];
        if (!told) return null;
        return (
          <section key={key} className={key === "salesPitch" ? styles.pitch : styles.part}>
            <h2>{t(`texts.${key}`)}</h2>
            <p className={styles.text} lang={told.lang}>
              {told.text}
            </p>
          </section>
        );
      })}
    </>
  );
}

/** The coach's descriptions of each consultation. */
function ConsultationTexts({ consultations }: Pick<ShownCoach, "consultations">) {
  const { t } = useTranslation("coach-profiles-about");
  const told = consultations.filter(({ description }) => description);
  if (told.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="consultations">
      <h2 id="consultations">{t("offers.about")}</h2>
      <dl className={styles.kinds}>
        {told.map(({ type, durationMinutes, description, languages }) => (
          <div key={type}>
            <dt>
              {t(`coach-profiles-page:offers.${type}`)}{" "}
              <small>{[t("offers.minutes", { count: durationMinutes }), ...languages].join(" · ")}</small>
            </dt>
            <dd className={styles.text} lang={description?.lang}>
              {description?.text}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
