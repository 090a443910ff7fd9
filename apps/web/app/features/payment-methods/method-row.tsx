import type { PaymentMethod } from "@aufwind/contract/payment-methods";
import { useNavigate } from "react-router";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { onPlainClick } from "../../platform/pages/link-clicks.ts";
import { CardName, useSpokenCard } from "../../shared/card-form/card-name.tsx";
import { PageButton } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./methods.module.css";
import { useMethodsQuery } from "./methods-query.ts";

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
    <li className={styles.row}>
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
