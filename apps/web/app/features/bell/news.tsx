import { useEffect, useRef } from "react";
import { announce } from "../../platform/announce.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useLiveSummary } from "../../platform/live/use-live.ts";
import { useCountInTitle } from "./use-count-in-title.ts";

/** Says what came, politely and only on the page that is looked at; the tab's title has the count. */
export function News() {
  const { t } = useTranslation("bell");
  const { unreadNotifications, unreadMessages } = useLiveSummary();
  useCountInTitle(unreadNotifications + unreadMessages);
  useGrowth(unreadNotifications, (count) => announce(t("news.notifications", { count })));
  useGrowth(unreadMessages, (count) => announce(t("news.messages", { count })));
  return null;
}

function useGrowth(count: number, say: (more: number) => void) {
  const before = useRef(count);
  useEffect(() => {
    const more = count - before.current;
    before.current = count;
    if (more > 0 && !document.hidden) say(more);
  });
}
