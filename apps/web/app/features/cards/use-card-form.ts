import type { PaymentMethods } from "@aufwind/contract/payment-methods";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocale } from "../../platform/i18n/locale.tsx";
import type { CardFields } from "./card-fields.ts";
import type { Refusal } from "./refusal.ts";

type State =
  | { is: "loading" | "sending" }
  /** Something may have been refused just now. */
  | { is: "ready"; refusal?: Refusal }
  /** Nothing can be typed: it could not be loaded, or it has to begin anew. */
  | { is: "broken"; detail?: string | undefined }
  /** The platform has the card, our list does not. */
  | { is: "unlisted"; setupIntentId: string };

/** A card on its way from the platform's fields to our list. */
export function useCardForm(box: RefObject<HTMLDivElement | null>, added: (methods: PaymentMethods) => void) {
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
