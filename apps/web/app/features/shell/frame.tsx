import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { announce } from "../../platform/browser/accessibility.ts";
import { closeModals } from "../../platform/browser/modals.ts";
import { whenIdle } from "../../platform/browser/when-idle.ts";
import { forgetOffline, forgetVisit } from "../../platform/forms/forget-drafts.ts";
import { loadWhenOnline } from "../../platform/http/load-when-online.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useOwnLinks } from "../../platform/pages/link-clicks.ts";
import { useMember } from "../../platform/pages/site.ts";
import { Icon } from "../../ui/icon.tsx";
import { layOutFurther } from "../../ui/lay-out-further.ts";
import { Toaster } from "../../ui/toasts.tsx";
import { ConsentGate } from "./consent/consent-gate.tsx";
import styles from "./frame.module.css";
import navigationProgressStyles from "./navigation-progress.module.css";
import offlineBarStyles from "./offline-bar.module.css";
import scrollToTopStyles from "./scroll-to-top.module.css";
import { useReachable } from "./use-reachable.ts";

const AFTER_PX = 500;

function ScrollToTop() {
  const { t } = useTranslation("shell");
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > AFTER_PX);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  if (!far) return null;
  function goUp() {
    window.scrollTo({ top: 0 });
    document.getElementById("main")?.focus({ preventScroll: true });
  }
  return (
    <button type="button" className={scrollToTopStyles.top} onClick={goUp} aria-label={t("toTop")} title={t("toTop")}>
      <Icon name="arrowUp" />
    </button>
  );
}

const LiveConnection = lazy(() =>
  loadWhenOnline(() => import("../../platform/live/live-connection.tsx")).then((module) => ({
    default: module.LiveConnection,
  })),
);

/** What every page has, public or not; it stays while somebody goes from one to the other. */
export function Frame({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation("shell");
  useArrival();
  useLeaving();
  useOwnLinks();
  useMenus();
  return (
    <>
      <a className={styles.skip} href="#main">
        {t("skip")}
      </a>
      <NavigationProgress />
      <OfflineBar />
      <ConsentGate>{children}</ConsentGate>
      <Live />
      <ScrollToTop />
      <Toaster />
    </>
  );
}

/** Not loaded by visitors. */
const Live = () =>
  useMember() && (
    <Suspense>
      <LiveConnection />
    </Suspense>
  );

/** A progress line while the next page loads. */
function NavigationProgress() {
  const busy = useNavigation().state !== "idle";
  return busy ? <div className={navigationProgressStyles.progress} aria-hidden="true" /> : null;
}

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]");

/** Open menus close by Escape, which returns the focus, and on a press or focus elsewhere. */
function useMenus() {
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const closeByKey = ({ key }: KeyboardEvent) => {
      for (const menu of key === "Escape" ? openMenus() : []) {
        menu.open = false;
        menu.querySelector("summary")?.focus();
      }
    };
    const closeElsewhere = ({ target }: Event) => {
      for (const menu of openMenus()) if (target instanceof Node && !menu.contains(target)) menu.open = false;
    };
    document.addEventListener("keydown", closeByKey, { signal });
    document.addEventListener("pointerdown", closeElsewhere, { signal });
    document.addEventListener("focusin", closeElsewhere, { signal });
    return () => gone.abort();
  }, []);
}

/** Logging out deletes drafts on the device, the last search and what was kept for times without a network. */
function useLeaving() {
  const isSignedIn = useMember() !== null;
  useEffect(() => {
    // The session may have ended while no page was open. A first look at the storage can hold a page up.
    if (!isSignedIn) return whenIdle(forgetOffline);
  }, [isSignedIn]);
  useEffect(() => {
    const gone = new AbortController();
    const leave = ({ target }: Event) => {
      if (target instanceof Element && target.closest("[data-ends-session]")) forgetVisit();
    };
    document.addEventListener("submit", leave, { signal: gone.signal });
    return () => gone.abort();
  }, []);
}

/** A bar while the server is unreachable; it disappears by itself. */
function OfflineBar() {
  const { t } = useTranslation("shell");
  const reachable = useReachable();
  return (
    <div role="status">
      {!reachable && (
        <p className={offlineBarStyles.bar}>
          <Icon name="info" /> {t("offline")}
        </p>
      )}
    </div>
  );
}

/** After a navigation: open modals and menus close, the focus starts at the new page and its title is announced. */
function useArrival() {
  // Marks the page as hydrated; until then links and forms work natively.
  useEffect(() => {
    document.documentElement.dataset.live = "";
    return whenIdle(layOutFurther);
  }, []);
  const { pathname, key } = useLocation();
  const seen = useRef({ pathname, key });
  // Before the page is painted: whoever acts as soon as they see it keeps the focus they chose.
  useLayoutEffect(() => {
    if (seen.current.key === key) return;
    const samePage = seen.current.pathname === pathname;
    seen.current = { pathname, key };
    closeModals();
    if (samePage) return;
    document.getElementById("main")?.focus({ preventScroll: true });
    announce(document.title);
  }, [pathname, key]);
}
