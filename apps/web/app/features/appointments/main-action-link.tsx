import type { AppointmentItem } from "@aufwind/contract/appointments";
import type { Side } from "@aufwind/rules/appointments/status";
import { briefTimeOf } from "../../platform/i18n/dates.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { mainAction, PAGES_OF } from "./actions.ts";
import { useOtherName } from "./appointment-summary.tsx";

const LOOKS: Partial<Record<ReturnType<typeof mainAction>, "ghost" | "accent">> = {
  view: "ghost",
  again: "ghost",
  pay: "accent",
};

/** The most useful action for an appointment in a list. */
export function MainActionLink({ item, side }: { item: AppointmentItem; side: Side }) {
  const { t } = useTranslation("appointments");
  const locale = useLocale();
  const name = useOtherName(item, side);
  const act = mainAction(item, side);
  const who = <VisuallyHidden>: {name}</VisuallyHidden>;
  const look = { small: true, look: LOOKS[act] ?? "primary" } as const;
  if (act === "again")
    return (
      <PageButton {...look} to="coachPage" params={{ slug: item.coach.slug ?? "" }} hash="booking">
        {t("list.again")}
        {who}
      </PageButton>
    );
  if (act === "pay")
    return (
      <PageButton {...look} to="clientPay" params={{ id: item.id }}>
        {t(item.payment === "authentication" ? "clientPayment.confirm" : "clientPayment.pay")}
        {who}
      </PageButton>
    );
  if (act === "series")
    return (
      <PageButton {...look} to={PAGES_OF[side].series} params={{ id: item.series?.id ?? "" }}>
        {t("detail.seriesAnswer")}
        {who}
      </PageButton>
    );
  if (act === "giveDetails")
    return (
      <PageButton {...look} to="clientPayment" params={{ id: item.id }}>
        {t("acts.giveDetails.label")}
        {who}
      </PageButton>
    );
  const words =
    act === "view"
      ? t("list.view")
      : act === "accept"
        ? t("acts.accept.buttonAt", { time: briefTimeOf(item.scheduledAt, locale) })
        : t(`acts.${act}.label`, { name });
  return (
    <PageButton {...look} to={PAGES_OF[side].one} params={{ id: item.id }} query={act === "view" ? "" : `act=${act}`}>
      {words}
      {who}
    </PageButton>
  );
}
