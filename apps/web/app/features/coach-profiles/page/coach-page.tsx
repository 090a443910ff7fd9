import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { pathTo } from "../../../platform/pages/pages.ts";
import { useMember } from "../../../platform/pages/site.ts";
import { useLastSearch } from "../../../shared/search-address/last-search.ts";
import { Icon } from "../../../ui/icon.tsx";
import { lazyOnInteraction } from "../../../ui/lazy-on-interaction.tsx";
import { Breadcrumb } from "../../../ui/links.tsx";
import patterns from "../../../ui/patterns.module.css";
import type { ShownCoach } from "./coach.server.ts";
import { CoachHead } from "./coach-head.tsx";
import styles from "./coach-page.module.css";
import type { CoachPartsProps } from "./coach-parts.tsx";
// Parts that load later stand in the document from the start.
import "./packages.module.css";
import "./reviews.module.css";
import "./timeline.module.css";

/** Text and links, most of them below the first screen. */
const CoachParts = lazyOnInteraction({
  load: () => import("./coach-parts.tsx").then((room) => room.CoachParts),
});

type CoachPageProps = CoachPartsProps & {
  /** The button that bookmarks the coach. */
  bookmark: React.ReactNode;
  /** The panel to choose an appointment in; null if the coach takes no bookings. */
  booking: React.ReactNode;
};

/** A coach's public page; on a narrow screen the booking comes right after the facts. */
export function CoachPage({ coach, crisis, bookmark, booking, reviews }: CoachPageProps) {
  return (
    <>
      <CoachTrail name={coach.name} />
      {!coach.isFound && <HiddenNote />}
      <div className={styles.page}>
        <CoachHead coach={coach} bookmark={bookmark} />
        <div className={styles.booking}>{booking ?? <ClosedPanel {...coach} />}</div>
        <CoachParts coach={coach} crisis={crisis} reviews={reviews} />
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
