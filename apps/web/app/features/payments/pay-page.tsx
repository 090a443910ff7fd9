import { useTranslation } from "../../platform/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import { PageHead } from "../../ui/section.tsx";
import { DueFacts } from "./due-facts.tsx";
import type { Due } from "./pay.server.ts";
import { PayForm } from "./pay-form.tsx";
import type { PaySlots } from "./pay-slots.ts";
import { payStandingOf } from "./standing.ts";

/** One tap from the mail: what is due, and the way to pay it; null where there is no such appointment. */
export function PayPage({ due, ...slots }: PaySlots & { due: Due | null }) {
  const { t } = useTranslation("payments");
  if (!due) return <None />;
  const standing = payStandingOf(due.payment);
  const isOpen = standing === "due" || standing === "bank";
  const toAppointment = (
    <PageButton to="clientAppointment" params={{ id: due.id }} look="ghost">
      {t("toAppointment")}
    </PageButton>
  );
  return (
    <>
      <PageHead title={t("title")} lead={isOpen ? t(`lead.${standing}`) : undefined} />
      <Panels>
        <Panel title={t("what")}>
          <DueFacts {...due} />
        </Panel>
        {isOpen ? (
          <PayForm due={due} isBank={standing === "bank"} {...slots} />
        ) : (
          <EmptyState title={t(`standing.${standing}.title`)} action={toAppointment}>
            {t(`standing.${standing}.text`)}
          </EmptyState>
        )}
      </Panels>
    </>
  );
}

function None() {
  const { t } = useTranslation("payments");
  return (
    <>
      <PageHead title={t("title")} />
      <EmptyState title={t("none.title")} action={<PageButton to="clientAppointments">{t("none.all")}</PageButton>}>
        {t("none.text")}
      </EmptyState>
    </>
  );
}
