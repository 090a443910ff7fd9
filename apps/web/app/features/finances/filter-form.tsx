import { PERIODS } from "@aufwind/rules/appointments/periods";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { ApplyButton, FilterFields, FilterForm, SelectFilter, SizeFilter } from "../../shared/list/filter-form.tsx";
import { FINANCES, type FinanceView, ORDERS, STATES } from "./finance-view.ts";
import styles from "./finances.module.css";

/** Filters and sorting of the paid appointments. */
export function FinanceFilter({ view }: { view: FinanceView }) {
  const { t } = useTranslation("finances");
  const periods = PERIODS.map((each) => [each, t(`periods.${each}`)] as const);
  const states = STATES.map((each) => [each, t(`states.${each}`)] as const);
  const orders = ORDERS.map((each) => [each, t(`orders.${each}`)] as const);
  return (
    <FilterForm list={FINANCES} view={view}>
      <FilterFields className={styles.fields}>
        <SelectFilter name="period" label={t("list.period")} options={periods} />
        <SelectFilter name="state" label={t("list.state")} options={states} />
        <SelectFilter name="order" label={t("list.order")} options={orders} />
        <SizeFilter label={t("list.size")} />
      </FilterFields>
      <noscript>
        <ApplyButton>{t("list.apply")}</ApplyButton>
      </noscript>
    </FilterForm>
  );
}
