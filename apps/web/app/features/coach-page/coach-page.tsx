import type { ShownCoach } from "./coach.server.ts";
import { CoachHead } from "./coach-head.tsx";
import styles from "./coach-page.module.css";
import { CoachTexts } from "./coach-texts.tsx";
import { CoachTrail } from "./coach-trail.tsx";
import { ConsultationTexts } from "./consultation-texts.tsx";
import { HiddenNote } from "./hidden-note.tsx";
import { Legal } from "./legal.tsx";
import { Documents, Elsewhere } from "./more-about.tsx";
import { OfferPanel } from "./offer-panel.tsx";
import { Reviews } from "./reviews.tsx";
import type { ShownReview } from "./shown-reviews.ts";
import { Timeline } from "./timeline.tsx";

type CoachPageProps = {
  coach: ShownCoach;
  /** The numbers that help at once, for coaches whose areas may be an emergency. */
  crisis: React.ReactNode;
  /** The button that bookmarks the coach. */
  bookmark: React.ReactNode;
  reviews: { reviews: ShownReview[]; more: number | null };
};

/** A coach as everybody sees them; on a phone the offers come right after the facts. */
export function CoachPage({ coach, crisis, bookmark, reviews }: CoachPageProps) {
  const { resume, documents, video, networks } = coach;
  return (
    <>
      <CoachTrail name={coach.name} />
      {!coach.isFound && <HiddenNote />}
      <div className={styles.page}>
        <CoachHead coach={coach} bookmark={bookmark} />
        <div className={styles.offers}>
          <OfferPanel coach={coach} />
        </div>
        <div className={styles.parts}>
          <CoachTexts texts={coach.texts} />
          <ConsultationTexts consultations={coach.consultations} />
          {resume && <Timeline resume={resume} />}
          {documents.length > 0 && <Documents documents={documents} />}
          <Reviews name={coach.name} rating={coach.rating} {...reviews} />
          {(video || networks.length > 0) && <Elsewhere video={video} networks={networks} />}
          {coach.areas.some(({ isAcute }) => isAcute) && crisis}
          <Legal name={coach.name} provider={coach.provider} />
        </div>
      </div>
    </>
  );
}
