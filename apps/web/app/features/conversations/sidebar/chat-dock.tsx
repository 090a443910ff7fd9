import type { Side } from "@aufwind/rules/appointments/status";
import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocale, usePage } from "../../../platform/i18n/locale.tsx";
import { pathTo } from "../../../platform/pages/pages.ts";
import { CHAT_EVENT, type ChatAsked } from "../../../shared/open-chat.ts";
import type { ChatSidebar } from "./chat-sidebar.tsx";

/** Pages with a chat of their own. */
const HAVE_THEIRS: readonly unknown[] = ["messages", "conversation", "room"];

/** Stays during navigation. */
let kept: ChatAsked | null = null;

/** Where the chat beside the page opens; nothing is loaded before it is requested. */
export function ChatDock({ side }: { side: Side }) {
  const [asked, setAsked] = useState<ChatAsked | null>(null);
  /** Not if the chat was only restored with the page. */
  const [takesFocus, setTakesFocus] = useState(false);
  const opener = useRef<Element | null>(null);
  const isOwn = HAVE_THEIRS.includes(usePage().page);
  const Sidebar = useSidebar(asked !== null);
  function set(next: ChatAsked | null) {
    kept = next;
    setAsked(next);
  }
  const open = useEffectEvent((event: Event) => {
    if (isOwn) return;
    event.preventDefault();
    opener.current = document.activeElement;
    setTakesFocus(true);
    set((event as CustomEvent<ChatAsked>).detail);
  });
  useEffect(() => {
    const hear = (event: Event) => open(event);
    setAsked(kept);
    window.addEventListener(CHAT_EVENT, hear);
    return () => window.removeEventListener(CHAT_EVENT, hear);
  }, []);
  function close() {
    set(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }
  if (!Sidebar || !asked || isOwn) return null;
  return (
    <Suspense>
      <Sidebar {...{ side, asked, takesFocus }} onChange={set} onClose={close} />
    </Suspense>
  );
}

/** The sidebar itself, once loaded; if that fails, the messages page remains. */
function useSidebar(isWanted: boolean) {
  const [loaded, setLoaded] = useState<{ Sidebar: typeof ChatSidebar } | null>(null);
  const page = pathTo("messages", useLocale());
  useEffect(() => {
    if (!isWanted) return;
    import("./chat-sidebar.tsx").then(
      (module) => setLoaded({ Sidebar: module.ChatSidebar }),
      () => window.location.assign(page),
    );
  }, [isWanted, page]);
  return loaded?.Sidebar;
}
