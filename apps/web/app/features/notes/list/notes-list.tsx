import type { NoteItem } from "@aufwind/contract/notes";
import { useRef } from "react";
import { Link, useLocation, useNavigation } from "react-router";
import { useFocusNewItem } from "../../../platform/browser/accessibility.ts";
import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { PageButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Failure } from "../../../ui/failure.tsx";
import { Note } from "../../../ui/form/note.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { NotePapers } from "../papers.tsx";
import { useClientName } from "../use-client-name.ts";
import styles from "./notes.module.css";
import type { ShownNotes } from "./notes.server.ts";
import { NotesFilter } from "./notes-filter.tsx";
import { isNarrowed, type NotesView, readView, viewQuery } from "./notes-view.ts";

type NotesListProps = {
  view: NotesView;
  isClear: boolean;
  /** Null if it could not be loaded. */
  list: ShownNotes | null;
  isDeleted: boolean;
};

/** All notes of a coach, with filters. */
export function NotesList({ view, isClear, list, isDeleted }: NotesListProps) {
  const { t } = useTranslation("notes");
  const isOther = useIsOther(view);
  return (
    <div className={styles.list}>
      {isDeleted && <Note icon="check">{t("deleting.done")}</Note>}
      {view.client && <OfClient view={view} first={list?.items[0]} />}
      <NotesFilter view={view} />
      {!isClear && <Note>{t("list.unclear")}</Note>}
      <p role="status" className={styles.count}>
        {!isOther && list && list.totalCount > 0 && t("list.count", { count: list.totalCount })}
      </p>
      {isOther ? (
        <Skeleton lines={5} />
      ) : list ? (
        <Found view={view} list={list} />
      ) : (
        <Failure title={t("list.failed")} />
      )}
    </div>
  );
}

/** Whether a different list is loading; "show more" keeps the present one. */
function useIsOther(view: NotesView): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  if (!location || location.pathname !== pathname) return false;
  const coming = readView(new URLSearchParams(location.search)).view;
  return viewQuery({ ...coming, page: 1 }) !== viewQuery({ ...view, page: 1 });
}

/** The notes about one client: all of them as PDF, and the link back to all. */
function OfClient({ view, first }: { view: NotesView; first: NoteItem | undefined }) {
  const { t } = useTranslation("notes");
  const name = useClientName(first?.appointment.client.name ?? "");
  return (
    <div className={styles.client}>
      <h2>{t("list.about", { name })}</h2>
      <div className={styles.acts}>
        {first && <NotePapers path={`/api/coaches/clients/${view.client}/notes`} />}
        <PageButton to="coachNotes" look="quiet" small>
          {t("one.all")}
        </PageButton>
      </div>
    </div>
  );
}

function Found({ view, list }: { view: NotesView; list: ShownNotes }) {
  const { t } = useTranslation("notes");
  const { items, hasNext, more } = list;
  const box = useRef<HTMLDivElement>(null);
  useFocusNewItem(box, { count: items.length, selector: "li [data-first]" });
  if (items.length === 0) return <NoNotes view={view} />;
  return (
    <div className={styles.found} ref={box}>
      <ul className={styles.rows} aria-label={t("title")}>
        {items.map((item) => (
          <Row key={item.appointment.id} item={item} />
        ))}
      </ul>
      {more && (
        <Link className={styles.more} to={`?${viewQuery({ ...view, page: more })}`} preventScrollReset replace>
          {t("list.more")}
        </Link>
      )}
      {hasNext && !more && <p>{t("list.mostShown")}</p>}
    </div>
  );
}

function Row({ item }: { item: NoteItem }) {
  const { t } = useTranslation("notes");
  const { appointment, excerpt } = item;
  return (
    <li className={styles.row}>
      <PageLink to="coachNote" params={{ id: appointment.id }} data-first>
        {useClientName(appointment.client.name)}, <Moment at={appointment.scheduledAt} shape="dated" beside />
      </PageLink>
      <p className={styles.facts}>{t(`kinds.${appointment.consultation}`)}</p>
      <p className={styles.excerpt} data-said={excerpt ? undefined : "nothing"}>
        {excerpt === null ? t("unreadable") : excerpt || t("editor.empty")}
      </p>
    </li>
  );
}

/** An empty list: why, and the next step. */
function NoNotes({ view }: { view: NotesView }) {
  const { t } = useTranslation("notes");
  const isSearch = isNarrowed(view);
  const action = (
    <PageButton to={isSearch ? "coachNotes" : "coachAppointments"}>{t(isSearch ? "one.all" : "none.back")}</PageButton>
  );
  return (
    <EmptyState title={t(isSearch ? "list.nothing" : "list.none")} action={action}>
      {t(isSearch ? "list.nothingText" : "list.noneText")}
    </EmptyState>
  );
}
