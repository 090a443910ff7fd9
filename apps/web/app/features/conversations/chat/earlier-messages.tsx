import { useState } from "react";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import patterns from "../../../ui/patterns.module.css";
import { useOtherName } from "../person.tsx";
import styles from "./chat.module.css";
import type { History } from "./history.ts";

/** Loads earlier messages, one request at a time. */
export function useEarlierMessages(read: () => Promise<void>, hasEarlier: boolean) {
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  return {
    state,
    async load() {
      if (state === "loading" || !hasEarlier) return;
      setState("loading");
      await read().then(
        () => setState("idle"),
        () => setState("failed"),
      );
    },
  };
}

type EarlierMessagesProps = { history: History; state: "idle" | "loading" | "failed"; onLoad: () => void };

/** At the top: a link to earlier messages, or the beginning. */
export function EarlierMessages({ history, state, onLoad }: EarlierMessagesProps) {
  const { t } = useTranslation("conversations");
  const name = useOtherName(history);
  const before = history.messages[0]?.number;
  if (!history.hasEarlier || !before) return <p className={styles.begin}>{t("chat.begin", { name })}</p>;
  return (
    <div className={`${patterns.links} ${styles.earlier}`}>
      {state === "failed" && <p role="alert">{t("chat.earlierFailed")}</p>}
      <a
        href={`?before=${before}`}
        aria-busy={state === "loading" || undefined}
        onClick={(event) => {
          event.preventDefault();
          onLoad();
        }}
      >
        {t(state === "loading" ? "chat.loading" : "chat.earlier")}
      </a>
    </div>
  );
}
