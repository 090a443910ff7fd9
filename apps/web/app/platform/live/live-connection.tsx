import { useEffect, useEffectEvent, useRef } from "react";
import { useFetchers, useNavigation } from "react-router";
import { whenIdle } from "../browser/when-idle.ts";
import { forgetOffline, forgetPushTold } from "../forms/forget-drafts.ts";
import { callFromBrowser } from "../http/browser-api.ts";
import { loadWhenOnline } from "../http/load-when-online.ts";
import { useLocale } from "../i18n/locale.tsx";
import { useRootData } from "../pages/site.ts";
import { pathToLogin } from "../session/member.ts";
import { summaryRoute } from "./connection/leader-tasks.ts";
import { bufferForNextPage, setLiveSummary } from "./live-store.ts";
import { useLive, useLiveSummary } from "./use-live.ts";

/** Also after one's own actions: not all of them are events, and some only for the other side. */
function useCountsAfterSubmit() {
  const { state, formMethod } = useNavigation();
  const isSaving =
    useFetchers().some((fetcher) => isSubmit(fetcher.formMethod)) || (state !== "idle" && isSubmit(formMethod));
  const wasSaving = useRef(false);
  useEffect(() => {
    if (wasSaving.current && !isSaving) callFromBrowser(summaryRoute, {}).then(setLiveSummary, () => {});
    wasSaving.current = isSaving;
  }, [isSaving]);
}

const isSubmit = (method: string | undefined) => method !== undefined && method !== "GET";

/**
 * Connects the page of a signed-in person to live events. Placed after the page, so that the page's effects run first.
 */
export function LiveConnection() {
  const { user, live } = useRootData();
  const userId = user?.userId;
  const role = user?.userType;
  const isComing = useNavigation().state !== "idle";
  useCountsAfterSubmit();
  useEffect(() => bufferForNextPage(isComing), [isComing]);
  const lastId = useEffectEvent(() => live?.lastEventId);
  useEffect(() => {
    if (!userId || !role) return;
    const gone = new AbortController();
    const { signal } = gone;
    whenIdle(async () => {
      if (signal.aborted) return;
      const { connectLive } = await loadWhenOnline(() => import("./connection/connect-live.ts"));
      if (!signal.aborted) connectLive({ userId, role, last: lastId(), signal });
    });
    return () => gone.abort();
  }, [userId, role]);
  useAppBadge();
  return null;
}

/** The icon of the installed app shows how much is unread. */
function useAppBadge(): void {
  const { unreadMessages, unreadNotifications } = useLiveSummary();
  const count = unreadMessages + unreadNotifications;
  useEffect(() => {
    // Refused where the app is not installed.
    navigator.setAppBadge?.(count).catch(() => undefined);
  }, [count]);
}

/** How long a form that ends the session itself may take to redirect. */
const OWN_DOING = 10_000;

/** Leaves the page when the session was ended elsewhere. */
export function useSignedOut(): void {
  const locale = useLocale();
  const grace = useRef(0);
  useEffect(() => {
    const gone = new AbortController();
    const ownDoing = ({ target }: Event) => {
      if (target instanceof Element && target.closest("[data-ends-session]")) grace.current = OWN_DOING;
    };
    document.addEventListener("submit", ownDoing, { signal: gone.signal, capture: true });
    return () => gone.abort();
  }, []);
  useLive("signedOut", () => {
    forgetPushTold();
    forgetOffline();
    const { pathname, search } = window.location;
    const login = pathToLogin(locale, { reason: "signedOut", to: `${pathname}${search}` });
    setTimeout(() => window.location.assign(login), grace.current);
  });
}
