import type { PaymentMethods } from "@aufwind/contract/payment-methods";
import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useMountedAfterHydration } from "../../platform/browser/use-mounted-after-hydration.ts";
import { PathLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { readBookingReturn } from "../../shared/booking-return.ts";
import { CardForm } from "../../shared/card-form/card-form.tsx";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Note, Outcome } from "../../ui/notices.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import { Failure } from "../../ui/placeholders.tsx";
import { MethodRow, RemoveStep, useMethodsQuery } from "./method-row.tsx";
import styles from "./methods.module.css";

const DONE = ["added", "removed", "primary"] as const;

/** The saved cards: which one is charged, and their actions. */
export function MethodsPage({ methods }: { methods: PaymentMethods | null }) {
  const { t } = useTranslation("payment-methods");
  const [params] = useSearchParams();
  if (!methods) return <Failure title={t("failed")} />;
  const { items, canAdd } = methods;
  const done = DONE.find((each) => each === params.get("done"));
  const leaving = items.find(({ id }) => id === params.get("remove"));
  const isAdding = params.get("add") === "card" && canAdd;
  const booking = readBookingReturn(params);
  return (
    <Panels>
      {booking && <BackToBooking to={booking} isReady={done === "added" || done === "primary"} />}
      {done && <Outcome of={params}>{t(`done.${done}`)}</Outcome>}
      {leaving && <RemoveStep key={leaving.id} method={leaving} isOnly={items.length === 1} />}
      {items.length > 0 && (
        <Panel title={t("saved", { count: items.length })}>
          <ul className={styles.rows}>
            {items.map((method) => (
              <MethodRow key={method.id} {...method} isAlone={items.length === 1} />
            ))}
          </ul>
        </Panel>
      )}
      {isAdding && <NewCard />}
      {!isAdding && items.length === 0 && (
        <EmptyState title={t("none")} action={<AddLink />}>
          {t("noneText")}
        </EmptyState>
      )}
      {!isAdding && items.length > 0 && canAdd && (
        <div>
          <AddLink />
        </div>
      )}
      {!canAdd && (
        <Note>
          <p>{t("most")}</p>
          <p>{t("mostText")}</p>
        </Note>
      )}
    </Panels>
  );
}

/** A held booking waits with its time; the card chosen here is charged for it. */
function BackToBooking({ to, isReady }: { to: string; isReady: boolean }) {
  const { t } = useTranslation("payment-methods");
  return (
    <Note icon="calendar">
      <p>{t(isReady ? "booking.ready" : "booking.choose")}</p>
      <p>
        <PathLink to={`${to}#confirm`}>{t("booking.back")}</PathLink>
      </p>
    </Note>
  );
}

function AddLink() {
  const { t } = useTranslation("payment-methods");
  return (
    <PageButton to="paymentMethods" query={useMethodsQuery("add=card")} look="accent">
      <Icon name="card" /> {t("add")}
    </PageButton>
  );
}

/** The provider's form, loaded only while a card is added. */
function NewCard() {
  const { t } = useTranslation("payment-methods");
  const navigate = useNavigate();
  const lead = useRef<HTMLParagraphElement>(null);
  const cameLater = useMountedAfterHydration();
  const here = useMethodsQuery();
  const added = useMethodsQuery("done=added");
  // The followed link is gone: focus continues here.
  useEffect(() => {
    if (cameLater) lead.current?.focus();
  }, [cameLater]);
  const back = (
    <PageButton to="paymentMethods" query={here} look="ghost">
      {t("notAdd")}
    </PageButton>
  );
  return (
    <Panel title={t("new")} id="new-card">
      <p className={styles.lead} ref={lead} tabIndex={-1}>
        {t("newText")}
      </p>
      <CardForm added={() => navigate(`?${added}`, { replace: true })} back={back} />
    </Panel>
  );
}
