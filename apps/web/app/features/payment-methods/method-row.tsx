import type { PaymentMethod } from "@aufwind/contract/payment-methods";
import { useNavigate, useSearchParams } from "react-router";
import { useMountedAfterHydration } from "../../platform/browser/use-mounted-after-hydration.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { onPlainClick } from "../../platform/pages/link-clicks.ts";
import { bookingReturn, readBookingReturn } from "../../shared/booking-return.ts";
import { CardName, useSpokenCard } from "../../shared/card-form/card-name.tsx";
import { PageButton } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { RichText } from "../../ui/rich-text.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./methods.module.css";

/** A query of this page that keeps the booking somebody came from. */
export function useMethodsQuery(query = ""): string {
  const [params] = useSearchParams();
  const booking = readBookingReturn(params);
  return [query, booking && bookingReturn(booking)].filter(Boolean).join("&");
}

/** "08/2027", as on a card. */
const expiryMonth = (expiresOn: string): string => `${expiresOn.slice(5, 7)}/${expiresOn.slice(0, 4)}`;

/** One card: what it is, until when, and its actions. */
export function MethodRow({ isAlone, ...method }: PaymentMethod & { isAlone: boolean }) {
  const { t } = useTranslation("payment-methods");
  const navigate = useNavigate();
  const { id, expiresOn, expiry, defaultPayment, canRemove } = method;
  const name = <VisuallyHidden>: {useSpokenCard(method)}</VisuallyHidden>;
  const query = useMethodsQuery(`remove=${id}`);
  const here = useMethodsQuery();
  return (
    <li className={`${patterns.iconRow} ${styles.row}`}>
      <Icon name="card" />
      <div className={styles.text}>
        <p className={styles.name}>
          <CardName {...method} />
          {defaultPayment && <Chip>{t("primary")}</Chip>}
        </p>
        <p className={styles.soft}>{t("validUntil", { month: expiryMonth(expiresOn) })}</p>
        {expiry !== "good" && (
          <p className={styles.warning}>
            <Icon name="alert" /> <span>{t(`expiry.${expiry}`)}</span>
          </p>
        )}
        {!canRemove && <p className={styles.soft}>{t("needed")}</p>}
      </div>
      <div className={styles.acts}>
        {!defaultPayment && !isAlone && expiry !== "expired" && (
          <PageForm name={`makePrimary.${id}`} query={here} failure={t("notPrimary")}>
            <input type="hidden" name="id" value={id} />
            <SubmitButton look="ghost" small>
              {t("makePrimary")}
              {name}
            </SubmitButton>
          </PageForm>
        )}
        {canRemove && (
          <PageButton
            to="paymentMethods"
            query={query}
            look="quiet"
            small
            onClick={onPlainClick(() => navigate(`?${query}`, { preventScrollReset: true }))}
          >
            {t("remove")}
            {name}
          </PageButton>
        )}
      </div>
    </li>
  );
}

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
