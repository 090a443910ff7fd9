import { useCallback, useState } from "react";
import type { AskBank, Paid } from "./pay.ts";

type State = Paid | { is: "idle" | "paying" | "bank" };

const UNREACHABLE = { is: "refused", code: "unreachable", detail: "" } as const;

/** One try to pay at a time, and how the last one went. */
export function usePay(appointmentId: string, askBank: AskBank) {
  const [state, setState] = useState<State>({ is: "idle" });
  const pay = useCallback(async () => {
    setState({ is: "paying" });
    const onBank = () => setState({ is: "bank" });
    const paid = await import("./pay.ts")
      .then((module) => module.pay({ appointmentId, askBank, onBank }))
      .catch(() => UNREACHABLE);
    setState(paid);
  }, [appointmentId, askBank]);
  return { state, pay, isBusy: state.is === "paying" || state.is === "bank" };
}
