import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { pathTo } from "../../../platform/pages/pages.ts";
import { useMember } from "../../../platform/pages/site.ts";
import { useLastSearch } from "../../../shared/search-address/last-search.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Breadcrumb } from "../../../ui/links.tsx";
import patterns from "../../../ui/patterns.module.css";
import type { ShownCoach } from "./coach.server.ts";
import { CoachHead } from "./coach-head.tsx";
import styles from "./coach-page.module.css";
import { Documents, Elsewhere, Legal } from "./more-about.tsx";
import { Packages } from "./packages.tsx";
import type { ShownReview } from "./reviews.server.ts";
import { Reviews } from "./reviews.tsx";
import { Timeline } from "./timeline.tsx";

const TEXTS = ["salesPitch", "aboutMe", "description", "certifications"] as const;

/** The coach's texts, in the reader's language or else in the other. */
function CoachTexts({ texts }: Pick<ShownCoach, "texts">) {
  const { t } = useTranslation("coach-profiles-page");
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

type CoachPageProps = {
  coach: ShownCoach;
  /** Crisis numbers, for coaches with acute topics. */
  crisis: React.ReactNode;
  /** The button that bookmarks the coach. */
  bookmark: React.ReactNode;
  /** The panel to choose an appointment in; null if the coach takes no bookings. */
  booking: React.ReactNode;
  reviews: { reviews: ShownReview[]; more: number | null };
};

/** A coach's public page; on a narrow screen the booking comes right after the facts. */
export function CoachPage({ coach, crisis, bookmark, booking, reviews }: CoachPageProps) {
  const { t } = useTranslation("coach-profiles-page");
  const { resume, documents, video, networks } = coach;
  return (
    <>
      <CoachTrail name={coach.name} />
      {!coach.isFound && <HiddenNote />}
      <div className={styles.page}>
        <CoachHead coach={coach} bookmark={bookmark} />
        <div className={styles.booking}>{booking ?? <ClosedPanel {...coach} />}</div>
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
      </div>
    </>
  );
}

/** In place of the booking panel, where nothing can be booked. */
function ClosedPanel({ isForOwnClients, name }: Pick<ShownCoach, "isForOwnClients" | "name">) {
  const { t } = useTranslation("coach-profiles-page");
  return (
    <aside className={styles.closed} aria-labelledby="closed">
      <h2 id="closed">{t(isForOwnClients ? "ownClients.title" : "private.appointments")}</h2>
      <p>{isForOwnClients ? t("ownClients.text", { name }) : t("private.closed")}</p>
    </aside>
  );
}

/** The breadcrumb; from a search it leads back to the same results. */
function CoachTrail({ name }: { name: string }) {
  const { t } = useTranslation("coach-profiles-page");
  const locale = useLocale();
  const search = pathTo("search", locale);
  const results = useLastSearch(search);
  const home = { label: t("trail.home"), to: pathTo("home", locale) };
  const coaches = { label: t("trail.coaches"), to: results ?? search };
  return <Breadcrumb trail={[home, coaches]} current={name} />;
}

/** The coach's descriptions of each consultation. */
function ConsultationTexts({ consultations }: Pick<ShownCoach, "consultations">) {
  const { t } = useTranslation("coach-profiles-page");
  const told = consultations.filter(({ description }) => description);
  if (told.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="consultations">
      <h2 id="consultations">{t("offers.about")}</h2>
      <dl className={styles.kinds}>
        {told.map(({ type, durationMinutes, description, languages }) => (
          <div key={type}>
            <dt>
              {t(`offers.${type}`)}{" "}
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

/** The note on a private profile: for its coach, or for a client who knows the coach. */
function HiddenNote() {
  const { t } = useTranslation("coach-profiles-page");
  const isOwn = useMember()?.userType === "coach";
  if (!isOwn)
    return (
      <p className={`${patterns.links} ${styles.hidden}`}>
        <Icon name="lock" />
        <span>
          <strong>{t("private.title")}</strong> {t("private.text")}
        </span>
      </p>
    );
  return (
    <p className={`${patterns.links} ${styles.hidden}`}>
      <Icon name="lock" />
      <span>
        <strong>{t("hidden.title")}</strong> {t("hidden.text")}{" "}
        <PageLink to="coachProfile" hash="visibility">
          {t("hidden.change")}
        </PageLink>
      </span>
    </p>
  );
}
