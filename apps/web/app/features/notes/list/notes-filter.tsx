import { NOTE_SEARCH_LIMIT } from "@aufwind/rules/notes";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import {
  ApplyButton,
  FilterFields,
  FilterForm,
  SelectFilter,
  SizeFilter,
  WordsFilter,
} from "../../../shared/list/filter-form.tsx";
import styles from "./notes.module.css";
import { NOTES, type NotesView, ORDERS } from "./notes-view.ts";

/** Filters and sorting of the notes. */
export function NotesFilter({ view }: { view: NotesView }) {
  const { t } = useTranslation("notes");
  const orders = ORDERS.map((each) => [each, t(`list.${each}`)] as const);
  return (
    <FilterForm list={NOTES} view={view}>
      {view.client && <input type="hidden" name="client" value={view.client} />}
      <FilterFields className={styles.fields}>
        <WordsFilter name="text" label={t("list.text")} longest={NOTE_SEARCH_LIMIT} />
        {!view.client && <WordsFilter name="name" label={t("list.name")} longest={NOTE_SEARCH_LIMIT} />}
        <SelectFilter name="order" label={t("list.order")} options={orders} />
        <SizeFilter label={t("list.size")} />
        <ApplyButton>{t("list.apply")}</ApplyButton>
      </FilterFields>
    </FilterForm>
  );
}
