import { LIST_PERIODS } from "@aufwind/rules/appointments/periods";
import { type Side, STATUSES } from "@aufwind/rules/appointments/status";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import {
  ApplyButton,
  BoxesFilter,
  FilterFields,
  FilterForm,
  SelectFilter,
  SizeFilter,
  WordsFilter,
} from "../../../shared/list/filter-form.tsx";
import { APPOINTMENTS, type ListView, LONGEST_NAME, ORDERS, revised } from "./list-view.ts";

/** Filters and sorting of the appointments. */
export function AppointmentFilter({ view, side }: { view: ListView; side: Side }) {
  const { t } = useTranslation("appointments");
  const periods = LIST_PERIODS.map((each) => [each, t(`periods.${each}`)] as const);
  const orders = ORDERS.map((each) => [each, t(`orders.${each}`)] as const);
  const statuses = STATUSES.map((each) => [each, t(`status.${each}`)] as const);
  return (
    <FilterForm list={APPOINTMENTS} view={view} revise={(chosen) => revised(view, chosen)}>
      <FilterFields>
        <WordsFilter name="name" label={t(`list.name.${side}`)} longest={LONGEST_NAME} />
        <SelectFilter name="period" label={t("list.period")} options={periods} />
        <SelectFilter name="order" label={t("list.order")} options={orders} />
        <SizeFilter label={t("list.size")} />
      </FilterFields>
      <BoxesFilter name="status" label={t("list.status")} options={statuses} />
      <ApplyButton>{t("list.apply")}</ApplyButton>
    </FilterForm>
  );
}
