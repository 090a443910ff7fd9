import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CallFrame } from "./call-frame.tsx";
import { type CallViewProps, Inside } from "./inside.tsx";
import { useOtherName } from "./room-head.tsx";
import { useCall } from "./use-call.ts";
import { useWakeLock } from "./use-wake-lock.ts";

/** The call, over the whole page. */
export function CallView(props: CallViewProps) {
  const { t } = useTranslation("video-calls");
  const call = useCall(props);
  useWakeLock();
  return (
    <CallFrame label={t("with", { name: useOtherName(props.room) })}>
      {call ? <Inside {...props} call={call} /> : <Skeleton lines={4} />}
    </CallFrame>
  );
}
