import type { PaymentMethod } from "@aufwind/contract/payment-methods";
import { useNavigate } from "react-router";
import { useMountedAfterHydration } from "../../platform/browser/use-mounted-after-hydration.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { onPlainClick } from "../../platform/pages/link-clicks.ts";
import { CardName } from "../../shared/card-form/card-name.tsx";
import { PageButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import styles from "./methods.module.css";
import { useMethodsQuery } from "./methods-query.ts";

type RemoveStepProps = { method: PaymentMethod; isOnly: boolean };

/** Explains the removal of a card first: in a dialog, or as part of the page. */
export function RemoveStep({ method, isOnly }: RemoveStepProps) {
  const { t } = useTranslation("payment-methods");
  const navigate = useNavigate();
  const here = useMethodsQuery();
  const close = () => navigate(`?${here}`, { replace: true, preventScrollReset: true });
  const content = <Content method={method} isOnly={isOnly} onBack={close} />;
  if (!useMountedAfterHydration())
    return (
      <Panel title={t("removing.title")} id="remove-card">
        {content}
      </Panel>
    );
  return (
    <Dialog title={t("removing.title")} onClose={close} stays>
      {content}
    </Dialog>
  );
}

function Content({ method, isOnly, onBack }: RemoveStepProps & { onBack: () => void }) {
  const { t } = useTranslation("payment-methods");
  const { id, defaultPayment } = method;
  const what = isOnly ? "only" : defaultPayment ? "primary" : "other";
  return (
    <PageForm name={`remove.${id}`} query={useMethodsQuery(`remove=${id}`)} failure={t("notRemoved")}>
      <input type="hidden" name="id" value={id} />
      <p>
        <RichText text={t(`removing.${what}`)} tags={{ card: () => <CardName {...method} /> }} />
      </p>
      <div className={styles.acts}>
        <SubmitButton look="danger" pendingLabel={t("removing.pending")}>
          {t("removing.button")}
        </SubmitButton>
        <PageButton to="paymentMethods" look="quiet" onClick={onPlainClick(onBack)}>
          {t("removing.back")}
        </PageButton>
      </div>
    </PageForm>
  );
}
