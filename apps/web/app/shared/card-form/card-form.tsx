import type { PaymentMethods } from "@aufwind/contract/payment-methods";
import { useCallback } from "react";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Failure } from "../../ui/placeholders.tsx";
import styles from "./card-form.module.css";
import { ProviderForm, useProviderFields } from "./provider-form.tsx";

type CardFormProps = {
  /** The card is saved and in the list. */
  added: (methods: PaymentMethods) => void;
  /** The button's text if saving continues with something else. */
  label?: string;
  /** A cancel link beside the button. */
  back?: React.ReactNode;
};

/** A new card: its number is typed in a frame of the provider and never reaches us. */
export function CardForm({ added, label, back }: CardFormProps) {
  const { t } = useTranslation("card-form");
  const { save, list, ...form } = useCardForm(added);
  const { state } = form;
  return (
    <ProviderForm
      {...form}
      className={styles.form}
      label={t("label")}
      onSubmit={save}
      before={
        state.is === "unlisted" && (
          <Failure title={t("unlisted.title")} onRetry={() => list(state.setupIntentId)}>
            {t("unlisted.text")}
          </Failure>
        )
      }
      safe={t("safe")}
      buttons={({ isTyped, isSending }) =>
        (isTyped || back) && (
          <div className={styles.buttons}>
            {isTyped && (
              <Button type="submit" aria-disabled={isSending || undefined}>
                {isSending ? t("saving") : (label ?? t("save"))}
              </Button>
            )}
            {back}
          </div>
        )
      }
    />
  );
}

const detailOf = async (error: unknown) => (await import("./save-card.ts")).refusalDetail(error);

/** Saving a card, from the provider's fields to our list. */
function useCardForm(added: (methods: PaymentMethods) => void) {
  const locale = useLocale();
  const load = useCallback(async () => {
    const { openCardFields } = await import("./card-fields.ts");
    return (box: HTMLElement) => openCardFields(box, locale);
  }, [locale]);
  const { fields, setState, ...form } = useProviderFields({ load, detailOf });

  async function save() {
    if (form.state.is !== "ready" || !fields.current) return;
    setState({ is: "sending" });
    const saved = await fields.current.save().catch(() => ({ refusal: { code: "unreachable" } as const }));
    if ("refusal" in saved) return setState({ is: "ready", refusal: saved.refusal });
    await list(saved.setupIntentId);
  }
  async function list(setupIntentId: string) {
    setState({ is: "sending" });
    const kept = await import("./save-card.ts").then(({ saveCard }) => saveCard(setupIntentId)).catch(() => undefined);
    if (kept?.is === "kept") added(kept.methods);
    else setState(kept?.is === "refused" ? { is: "broken", detail: kept.detail } : { is: "unlisted", setupIntentId });
  }
  return { ...form, save, list };
}
