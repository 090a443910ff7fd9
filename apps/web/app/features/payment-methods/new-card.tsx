import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useMountedAfterHydration } from "../../platform/use-mounted-after-hydration.ts";
import { PageButton } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import type { CardFormSlot } from "./card-form-slot.ts";
import styles from "./methods.module.css";
import { useMethodsQuery } from "./methods-query.ts";

/** The form of the payment platform, there only while a card is added. */
export function NewCard({ cardForm }: { cardForm: CardFormSlot }) {
  const { t } = useTranslation("payment-methods");
  const navigate = useNavigate();
  const lead = useRef<HTMLParagraphElement>(null);
  const cameLater = useMountedAfterHydration();
  const here = useMethodsQuery();
  const added = useMethodsQuery("done=added");
  // The link that was followed is gone: the keyboard goes on here.
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
      {cardForm({ added: () => navigate(`?${added}`, { replace: true }), back })}
    </Panel>
  );
}
