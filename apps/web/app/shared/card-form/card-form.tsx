import type { PaymentMethods } from "@aufwind/contract/payment-methods";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../../ui/notices.tsx";
import { Failure, Skeleton } from "../../ui/placeholders.tsx";
import type { CardFields } from "./card-fields.ts";
import styles from "./card-form.module.css";
import type { Refusal } from "./refusal.ts";

type CardFormProps = {
  /** The card is saved and in the list. */
  added: (methods: PaymentMethods) => void;
  /** The button's text if saving continues with something else. */
  label?: string;
  /** A cancel link beside the button. */
  back?: React.ReactNode;
};

/** A new card: its number is typed in a frame of the provider and never reaches us. */
export function CardForm(props: CardFormProps) {
  const { t } = useTranslation("card-form");
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
  const { t } = useTranslation("card-form");
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

/** Takes the focus, which the bank's dialog has lost. */
export function Refused({ refusal }: { refusal: Refusal }) {
  const { t } = useTranslation("card-form");
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

type State =
  | { is: "loading" | "sending" }
  /** A refusal may have just appeared. */
  | { is: "ready"; refusal?: Refusal }
  /** Nothing can be typed: it could not be loaded, or has to restart. */
  | { is: "broken"; detail?: string | undefined }
  /** The provider has the card, our list does not yet. */
  | { is: "unlisted"; setupIntentId: string };

/** Saving a card, from the provider's fields to our list. */
function useCardForm(box: RefObject<HTMLDivElement | null>, added: (methods: PaymentMethods) => void) {
  const locale = useLocale();
  const fields = useRef<CardFields>(undefined);
  const [state, setState] = useState<State>({ is: "loading" });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round begins anew
  useEffect(() => {
    let isOver = false;
    setState({ is: "loading" });
    open().catch(async (error: unknown) => {
      const detail = await import("./keep-card.ts").then(({ detailOf }) => detailOf(error)).catch(() => undefined);
      if (!isOver) setState({ is: "broken", detail });
    });
    async function open() {
      const { openCardFields } = await import("./card-fields.ts");
      if (isOver || !box.current) return;
      const opened = await openCardFields(box.current, locale);
      if (isOver) return opened.close();
      fields.current = opened;
      setState({ is: "ready" });
    }
    return () => {
      isOver = true;
      fields.current?.close();
      fields.current = undefined;
    };
  }, [box, locale, round]);

  async function save() {
    if (state.is !== "ready" || !fields.current) return;
    setState({ is: "sending" });
    const saved = await fields.current.save().catch(() => ({ refusal: { code: "unreachable" } as const }));
    if ("refusal" in saved) return setState({ is: "ready", refusal: saved.refusal });
    await list(saved.setupIntentId);
  }
  async function list(setupIntentId: string) {
    setState({ is: "sending" });
    const kept = await import("./keep-card.ts").then(({ keep }) => keep(setupIntentId)).catch(() => undefined);
    if (kept?.is === "kept") added(kept.methods);
    else setState(kept?.is === "refused" ? { is: "broken", detail: kept.detail } : { is: "unlisted", setupIntentId });
  }
  return { state, save, list, again: () => setRound(round + 1) };
}
