import { RELATIONS } from "@aufwind/rules/appointments/booking";
import { EXPERIENCE_LEVELS, QUALIFICATIONS } from "@aufwind/rules/clients";
import { CREATED } from "@aufwind/rules/coach-clients";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import {
  ApplyButton,
  BoxesFilter,
  FilterFields,
  FilterForm,
  SelectFilter,
  SizeFilter,
  WordsFilter,
} from "../../shared/list/filter-form.tsx";
import styles from "./client-filter.module.css";
import { CLIENTS, type ClientsView, LONGEST_NAME, ORDERS } from "./clients-view.ts";

/** Filters and sorting of the clients. */
export function ClientFilter({ view }: { view: ClientsView }) {
  const { t } = useTranslation("coach-clients");
  const relations = RELATIONS.map((each) => [each, t(`relation.${each}`)] as const);
  const created = CREATED.map((each) => [each, t(`created.${each}`)] as const);
  const orders = ORDERS.map((each) => [each, t(`list.${each}`)] as const);
  const experience = EXPERIENCE_LEVELS.map((each) => [each, t(`experience.${each}`)] as const);
  const qualification = QUALIFICATIONS.map((each) => [each, t(`qualification.${each}`)] as const);
  return (
    <FilterForm list={CLIENTS} view={view}>
      <FilterFields className={styles.fields}>
        <WordsFilter name="name" label={t("list.name")} longest={LONGEST_NAME} />
        <SelectFilter
          name="relation"
          label={t("list.relation")}
          options={[["", t("list.anyRelation")], ...relations]}
        />
        <SelectFilter name="created" label={t("list.created")} options={created} />
        <SelectFilter name="order" label={t("list.order")} options={orders} />
        <SizeFilter label={t("list.size")} />
      </FilterFields>
      <BoxesFilter name="experience" label={t("list.experience")} options={experience} />
      <BoxesFilter name="qualification" label={t("list.qualification")} options={qualification} />
      <p className={styles.help}>{t("list.voluntary")}</p>
      <ApplyButton>{t("list.apply")}</ApplyButton>
    </FilterForm>
  );
}
