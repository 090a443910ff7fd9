import { useNavigate } from "react-router";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useViewerZone } from "../../platform/moments.ts";
import { Dialog } from "../../ui/dialog.tsx";
import styles from "./booking.module.css";
import type { StepProps } from "./kinds-step.tsx";
import { Order } from "./order.tsx";
import { Step } from "./step.tsx";

/** Everything once more before the button: over the times where JavaScript runs, below them without. */
export function ConfirmStep({ facts, addressOf }: StepProps) {
  const { t } = useTranslation("booking");
  const navigate = useNavigate();
  const isLive = useViewerZone() !== null;
  const { month, day } = facts.choice;
  const back = addressOf({ month, day });
  const order = facts.order && <Order facts={facts} order={facts.order} here={addressOf(facts.choice)} back={back} />;
  if (order && !isLive) return <Step name="confirm">{order}</Step>;
  return (
    <Step name="confirm">
      <p className={styles.soft}>{t("confirm.first")}</p>
      {order && (
        <Dialog
          title={t("confirm.title")}
          onClose={() => navigate(back, { replace: true, preventScrollReset: true })}
          stays
          wide
        >
          {order}
        </Dialog>
      )}
    </Step>
  );
}
