import type { NoteItem } from "@aufwind/contract/notes";
import { NOTE_SEARCH_LIMIT } from "@aufwind/rules/notes";
import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { FilterFields, FilterForm, SortFields, WordsFilter } from "../../../shared/list/filter-form.tsx";
import frame from "../../../shared/list/list.module.css";
import { FilterDisclosure, ListPages, useIsLoadingOtherList } from "../../../shared/list/list-parts.tsx";
import rows from "../../../shared/list/rows.module.css";
import { countFilters } from "../../../shared/list/view.ts";
import { PageButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Illustration } from "../../../ui/illustrations.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { Note } from "../../../ui/notices.tsx";
import patterns from "../../../ui/patterns.module.css";
import { NotePdfButtons } from "../pdf-buttons.tsx";
import { useClientName } from "../use-client-name.ts";
import styles from "./notes.module.css";
import type { ShownNotes } from "./notes.server.ts";
import { NOTES, type NotesView, ORDERS } from "./notes-view.ts";

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
  const isOther = useIsLoadingOtherList(NOTES, view);
  return (
    <div className={frame.list}>
      {isDeleted && <Note icon="check">{t("deleting.done")}</Note>}
      {view.client && <OfClient view={view} first={list?.items[0]} />}
      <NotesFilter view={view} />
      {!isClear && <Note>{t("list.unclear")}</Note>}
      <p role="status" className={styles.count}>
        {!isOther && list && list.totalCount > 0 && t("list.count", { count: list.totalCount })}
      </p>
      <ListPages
        list={NOTES}
        {...{ view, isOther, t }}
        shown={list}
        empty={<NoNotes isSearch={countFilters(NOTES, view) > 0} />}
      >
        {(shown) => (
          <div className={`${rows.table} ${styles.table}`}>
            <ul aria-label={t("title")}>
              {shown.items.map((item) => (
                <Row key={item.appointment.id} item={item} />
              ))}
            </ul>
          </div>
        )}
      </ListPages>
    </div>
  );
}

/** The notes about one client: all of them as PDF, and the link back to all. */
function OfClient({ view, first }: { view: NotesView; first: NoteItem | undefined }) {
  const { t } = useTranslation("notes");
  const name = useClientName(first?.appointment.client.name ?? "");
  return (
    <div className={`${patterns.spread} ${styles.client}`}>
      <h2>{t("list.about", { name })}</h2>
      <div className={styles.acts}>
        {first && <NotePdfButtons path={`/api/coaches/clients/${view.client}/notes`} />}
        <PageButton to="coachNotes" look="quiet" small>
          {t("one.all")}
        </PageButton>
      </div>
    </div>
  );
}

function Row({ item }: { item: NoteItem }) {
  const { t } = useTranslation("notes");
  const { appointment, excerpt } = item;
  return (
    <li className={rows.row}>
      <PageLink className={`${rows.name} ${rows.link}`} to="coachNote" params={{ id: appointment.id }} data-first>
        {useClientName(appointment.client.name)}, <Moment at={appointment.scheduledAt} shape="dated" />
      </PageLink>
      <p className={rows.soft}>{t(`kinds.${appointment.consultation}`)}</p>
      <p className={styles.excerpt} data-said={excerpt ? undefined : "nothing"}>
        {excerpt === null ? t("unreadable") : excerpt || t("editor.empty")}
      </p>
    </li>
  );
}

/** An empty list: why, and the next step. */
function NoNotes({ isSearch }: { isSearch: boolean }) {
  const { t } = useTranslation("notes");
  const action = (
    <PageButton to={isSearch ? "coachNotes" : "coachAppointments"}>{t(isSearch ? "one.all" : "none.back")}</PageButton>
  );
  return (
    <EmptyState
      title={t(isSearch ? "list.nothing" : "list.none")}
      action={action}
      drawing={<Illustration of="papers" />}
    >
      {t(isSearch ? "list.nothingText" : "list.noneText")}
    </EmptyState>
  );
}

/** Filters and sorting of the notes. */
function NotesFilter({ view }: { view: NotesView }) {
  const { t } = useTranslation("notes");
  const orders = ORDERS.map((each) => [each, t(`list.${each}`)] as const);
  return (
    <FilterForm list={NOTES} view={view}>
      {view.client && <input type="hidden" name="client" value={view.client} />}
      <div className={styles.filter}>
        <WordsFilter name="text" label={t("list.text")} longest={NOTE_SEARCH_LIMIT} />
        <FilterDisclosure count={view.name ? 1 : 0} summary={t("list.filter")}>
          <FilterFields className={styles.fields}>
            {!view.client && <WordsFilter name="name" label={t("list.name")} longest={NOTE_SEARCH_LIMIT} />}
            <SortFields t={t} orders={orders} />
          </FilterFields>
        </FilterDisclosure>
      </div>
    </FilterForm>
  );
}
