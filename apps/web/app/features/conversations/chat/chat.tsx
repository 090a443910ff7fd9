import type { Chat as ChatPiece } from "@aufwind/contract/conversations";
import { ApiProblem } from "@aufwind/contract/platform/call";
import type { Side } from "@aufwind/rules/appointments/status";
import { useEffect, useState } from "react";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Failure, Skeleton } from "../../../ui/placeholders.tsx";
import styles from "./chat.module.css";
import { ChatPane, type ChatPaneProps } from "./chat-pane.tsx";
import { fetchMessages } from "./fetch-messages.ts";

type ChatProps = Omit<ChatPaneProps, "initial" | "nextId"> & { conversationId: string; side: Side };
type Read = ChatPiece | "loading" | "failed" | "gone";

/** A conversation beside something else: it loads itself, and fills its box. */
export function Chat({ conversationId, side, ...pane }: ChatProps) {
  const { t } = useTranslation("conversations");
  const [read, setRead] = useState<Read>("loading");
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try reads anew
  useEffect(() => {
    let isGone = false;
    const set = (next: Read) => !isGone && setRead(next);
    set("loading");
    fetchMessages({ conversationId, side }).then(set, (error: unknown) =>
      set(error instanceof ApiProblem && error.body.status === 404 ? "gone" : "failed"),
    );
    return () => {
      isGone = true;
    };
  }, [conversationId, side, tries]);
  if (typeof read !== "string" && read.conversationId === conversationId)
    return <ChatPane key={conversationId} initial={read} {...pane} />;
  return (
    <div className={styles.waiting}>
      {pane.back}
      {read === "loading" && <Skeleton lines={5} />}
      {read === "gone" && <p>{t("chat.gone")}</p>}
      {read === "failed" && <Failure title={t("chat.failed")} onRetry={() => setTries((count) => count + 1)} />}
    </div>
  );
}
