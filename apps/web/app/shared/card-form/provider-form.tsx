import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../../ui/notices.tsx";
import { Failure, Skeleton } from "../../ui/placeholders.tsx";
import styles from "./card-form.module.css";
import type { Refusal } from "./refusal.ts";

type FormState =
  | { is: "loading" | "sending" }
  /** A refusal may have just appeared. */
  | { is: "ready"; refusal?: Refusal }
  /** Nothing can be typed: it could not be loaded, or has to restart. */
  | { is: "broken"; detail?: string | undefined }
  /** The provider has the card, our list does not yet. */
  | { is: "unlisted"; setupIntentId: string };

type Fields = { close: () => void };
type ProviderFieldsParams<F> = {
  /** Loads what mounts the fields; another function mounts them anew. */
  load: () => Promise<(box: HTMLElement) => Promise<F>>;
  /** Why they could not be mounted, where that can be said. */
  detailOf?: (error: unknown) => Promise<string | undefined>;
};

/** The provider's fields in the box of our form, from loading to the refusal. */
export function useProviderFields<F extends Fields>({ load, detailOf }: ProviderFieldsParams<F>) {
  const box = useRef<HTMLDivElement>(null);
  const fields = useRef<F>(undefined);
  const [state, setState] = useState<FormState>({ is: "loading" });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round begins anew
  useEffect(() => {
    let isOver = false;
    setState({ is: "loading" });
    open().catch(async (error: unknown) => {
      const detail = await detailOf?.(error).catch(() => undefined);
      if (!isOver) setState({ is: "broken", detail });
    });
    async function open() {
      const mount = await load();
      if (isOver || !box.current) return;
      const opened = await mount(box.current);
      if (isOver) return opened.close();
      fields.current = opened;
      setState({ is: "ready" });
    }
    return () => {
      isOver = true;
      fields.current?.close();
      fields.current = undefined;
    };
  }, [load, round]);
  return { box, fields, state, setState, again: () => setRound(round + 1) };
}

type ProviderFormProps = Pick<ReturnType<typeof useProviderFields>, "box" | "state" | "again"> & {
  className: string | undefined;
  label: string;
  onSubmit: () => void;
  /** Above the fields. */
  before?: React.ReactNode;
  /** What becomes of the number. */
  safe: string;
  /** Below the fields; not all of them once nothing can be typed. */
  buttons: (typed: { isTyped: boolean; isSending: boolean }) => React.ReactNode;
};

/** A form with the provider's fields: what is typed never reaches us. */
export function ProviderForm({ box, state, again, className, label, onSubmit, before, ...parts }: ProviderFormProps) {
  const { t } = useTranslation("card-form");
  const isSending = state.is === "sending";
  const isTyped = state.is === "ready" || isSending;
  return (
    <>
      <noscript>
        <Note>{t("unscripted")}</Note>
      </noscript>
      <form
        className={className}
        aria-label={label}
        aria-busy={isSending || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {before}
        {state.is === "loading" && <Skeleton lines={3} />}
        {state.is === "broken" && (
          <Failure title={t("broken.title")} onRetry={again}>
            {state.detail ?? t("broken.text")}
          </Failure>
        )}
        <div className={styles.fields} ref={box} data-shown={isTyped || undefined} />
        {state.is === "ready" && state.refusal && <Refused refusal={state.refusal} />}
        {isTyped && (
          <p className={styles.safe}>
            <Icon name="lock" /> <span>{parts.safe}</span>
          </p>
        )}
        {parts.buttons({ isTyped, isSending })}
        <p role="status" className={styles.status}>
          {isSending && t("waiting")}
        </p>
      </form>
    </>
  );
}

/** Takes the focus, which the bank's dialog has lost. */
function Refused({ refusal }: { refusal: Refusal }) {
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
