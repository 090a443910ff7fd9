import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { PageButton } from "../../../ui/button.tsx";
import { Panel, Panels } from "../../../ui/panel.tsx";
import { Failure } from "../../../ui/placeholders.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { Sentence } from "../appointment-summary.tsx";
import styles from "./book-start.module.css";
import type { KnownCoach } from "./overview.server.ts";

type Coaches = readonly KnownCoach[] | null;

/** Where a client begins: with a known coach, a bookmarked one, or the search. */
export function BookStart({ known, bookmarked }: { known: Coaches; bookmarked: Coaches }) {
  const { t } = useTranslation("appointments");
  return (
    <Panels>
      <Panel title={t("book.known")}>
        {known === null ? (
          <Failure title={t("book.failed")} />
        ) : known.length > 0 ? (
          <KnownCoaches coaches={known} />
        ) : (
          <p>{t("book.knownNone")}</p>
        )}
      </Panel>
      {bookmarked === null && <Failure title={t("book.failed")} />}
      {bookmarked !== null && bookmarked.length > 0 && (
        <Panel title={t(known?.length ? "book.moreBookmarked" : "book.bookmarked")}>
          <KnownCoaches coaches={bookmarked} />
        </Panel>
      )}
      <Panel title={t("book.new")}>
        <p>{t("book.newText")}</p>
        <div>
          <PageButton to="search" look={known?.length ? "ghost" : "primary"}>
            {t("book.find")}
          </PageButton>
        </div>
      </Panel>
    </Panels>
  );
}

type KnownCoachesProps = {
  coaches: readonly KnownCoach[];
  /** Beside other things on a first page. */
  isBrief?: boolean;
};

export const KnownCoaches = ({ coaches, isBrief = false }: KnownCoachesProps) => (
  <ul className={isBrief ? `${styles.coaches} ${styles.brief}` : styles.coaches}>
    {coaches.map((coach) => (
      <Coach key={coach.id} coach={coach} />
    ))}
  </ul>
);

function Coach({ coach: { slug, name, picture, coming, asked, latest } }: { coach: KnownCoach }) {
  const { t } = useTranslation("appointments");
  const at = coming ?? asked ?? latest;
  const said = coming ? "book.coming" : asked ? "book.asked" : "book.latest";
  return (
    <li>
      <Avatar name={name} picture={picture} large loading="lazy" />
      <div>
        <b>{name}</b>
        {at && (
          <p>
            <Sentence text={t(said)} at={at} />
          </p>
        )}
      </div>
      <PageButton to="coachPage" params={{ slug }} hash="booking" look="ghost" small>
        {t("book.choose")}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </PageButton>
    </li>
  );
}
