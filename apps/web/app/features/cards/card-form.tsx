import type { PaymentMethods } from "@aufwind/contract/payment-methods";
import { useEffect, useRef } from "react";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Failure } from "../../ui/failure.tsx";
import { Note } from "../../ui/form/note.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import styles from "./card-form.module.css";
import type { Refusal } from "./refusal.ts";
import { useCardForm } from "./use-card-form.ts";

type CardFormProps = {
  /** The card is on the list, which now reads so. */
  added: (methods: PaymentMethods) => void;
  /** What the button says where saving leads on to something else. */
  label?: string;
  /** A way out, beside the button. */
  back?: React.ReactNode;
};

/** A new card: its number is typed in a frame of the payment platform and never reaches us. */
export function CardForm(props: CardFormProps) {
  const { t } = useTranslation("cards");
  return (
    <>
      <noscript>
        <Note>{t("unscripted")}</Note>
      </noscript>
      <Form {...props} />
    </>
  );
}

function Form({ added, label, back }: CardFormProps) {
  const { t } = useTranslation("cards");
  const box = useRef<HTMLDivElement>(null);
  const { state, save, list, again } = useCardForm(box, added);
  const isTyped = state.is === "ready" || state.is === "sending";
  const isSending = state.is === "sending";
  return (
    <form
      className={styles.form}
      aria-label={t("label")}
      aria-busy={isSending || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {state.is === "loading" && <Skeleton lines={3} />}
      {state.is === "broken" && (
        <Failure title={t("broken.title")} onRetry={again}>
          {state.detail ?? t("broken.text")}
        </Failure>
      )}
      {state.is === "unlisted" && (
        <Failure title={t("unlisted.title")} onRetry={() => list(state.setupIntentId)}>
          {t("unlisted.text")}
        </Failure>
      )}
      <div className={styles.fields} ref={box} data-shown={isTyped || undefined} />
      {state.is === "ready" && state.refusal && <Refused refusal={state.refusal} />}
      {isTyped && (
        <>
          <p className={styles.safe}>
            <Icon name="lock" /> <span>{t("safe")}</span>
          </p>
          <div className={styles.buttons}>
            <Button type="submit" aria-disabled={isSending || undefined}>
              {isSending ? t("saving") : (label ?? t("save"))}
            </Button>
            {back}
          </div>
        </>
      )}
      {!isTyped && back && <div className={styles.buttons}>{back}</div>}
      <p role="status" className={styles.status}>
        {isSending && t("waiting")}
      </p>
    </form>
  );
}

/** Takes the focus: after the bank's question it would be nowhere. */
function Refused({ refusal }: { refusal: Refusal }) {
  const { t } = useTranslation("cards");
  const line = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is told, also one with the same words
  useEffect(() => line.current?.focus(), [refusal]);
  return (
    <p className={styles.refused} ref={line} tabIndex={-1} role="alert">
      <Icon name="alert" />
      <span>{"message" in refusal ? refusal.message : t(`refused.${refusal.code}`)}</span>
    </p>
  );
}
