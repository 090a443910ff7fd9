import type { Side } from "@aufwind/rules/appointments/status";
import { NOTIFICATION_STATUSES } from "@aufwind/rules/notifications";
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
import { type ListView, LONGEST_NAME, NOTIFICATIONS, ORDERS, TIMEFRAMES } from "./list-view.ts";

/** Filters and sorting of the notifications. */
export function NotificationFilter({ view, side }: { view: ListView; side: Side }) {
  const { t } = useTranslation("notifications");
  const timeframes = TIMEFRAMES.map((each) => [each, t(`timeframes.${each}`)] as const);
  const orders = ORDERS.map((each) => [each, t(`orders.${each}`)] as const);
  const statuses = NOTIFICATION_STATUSES.map((each) => [each, t(`status.${each}`)] as const);
  return (
    <FilterForm list={NOTIFICATIONS} view={view} revise={(chosen) => ({ ...chosen, zone: view.zone })}>
      <FilterFields>
        <WordsFilter name="name" label={t(`list.name.${side}`)} longest={LONGEST_NAME} />
        <SelectFilter name="timeframe" label={t("list.timeframe")} options={timeframes} />
        <SelectFilter name="order" label={t("list.order")} options={orders} />
        <SizeFilter label={t("list.size")} />
      </FilterFields>
      <BoxesFilter name="status" label={t("list.status")} options={statuses} />
      <ApplyButton>{t("list.apply")}</ApplyButton>
    </FilterForm>
  );
}
