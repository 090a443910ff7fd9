import { useCallback, useState } from "react";
import { useRevalidator } from "react-router";
import type { ChosenCard, Paid } from "./pay.ts";

type State = Paid | { is: "idle" | "paying" | "bank" };

export type Paying = {
  state: State;
  /** With the primary card by default. */
  pay: (card?: ChosenCard) => void;
  isBusy: boolean;
};

const UNREACHABLE = { is: "refused", code: "unreachable", detail: "" } as const;

/** One payment at a time, and the last result. */
export function usePay(appointmentId: string): Paying {
  const [state, setState] = useState<State>({ is: "idle" });
  const { revalidate } = useRevalidator();
  const pay = useCallback(
    async (card?: ChosenCard) => {
      setState({ is: "paying" });
      const onBank = () => setState({ is: "bank" });
      const paid = await import("./pay.ts")
        .then((module) => module.pay({ appointmentId, card, onBank }))
        .catch(() => UNREACHABLE);
      setState(paid);
      // Reloads the rest of the page at once.
      if (paid.is === "paid") await revalidate();
    },
    [appointmentId, revalidate],
  );
  return { state, pay, isBusy: state.is === "paying" || state.is === "bank" };
}
