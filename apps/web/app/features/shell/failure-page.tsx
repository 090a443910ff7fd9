import { lazy, Suspense, useEffect, useMemo } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { loadWhenOnline } from "../../platform/http/load-when-online.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useMember, useSite } from "../../platform/pages/site.ts";
import { areaOf } from "../../platform/session/member.ts";
import { Button, PageButton } from "../../ui/button.tsx";
import patterns from "../../ui/patterns.module.css";
import styles from "./failure-page.module.css";
import drawingStyles from "./not-found-illustration.module.css";
import { isServiceReachable, RETRY_MS } from "./use-reachable.ts";

// Its styles belong to the page, which has it from the server. Without a network the page does without it.
const NotFoundIllustration = lazy(() =>
  loadWhenOnline(() => import("./not-found-illustration.tsx")).then((module) => ({
    default: module.NotFoundIllustration,
  })),
);

type Kind = "notFound" | "unavailable" | "offline" | "broken";

/** Shown instead of a missing or failed page. */
export function FailurePage({ error }: { error: unknown }) {
  const { t } = useTranslation("shell");
  const { brand } = useSite();
  // The cause when it failed, whatever has changed since.
  const kind = useMemo(() => kindOf(error), [error]);
  useComeback(kind === "offline");
  return (
    <div className={styles.page}>
      <title>{[t(`failure.${kind}.title`), brand].filter(Boolean).join(" · ")}</title>
      <meta name="robots" content="noindex" />
      <Suspense fallback={<div className={drawingStyles.space} />}>
        <NotFoundIllustration styles={drawingStyles} />
      </Suspense>
      <h1>{t(`failure.${kind}.title`)}</h1>
      <p className={`${patterns.lead} ${styles.text}`}>{t(`failure.${kind}.text`)}</p>
      <div className={styles.acts}>{kind === "notFound" ? <WaysOn /> : <Retry />}</div>
    </div>
  );
}

function kindOf(error: unknown): Kind {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return "notFound";
    return error.status === 503 ? "unavailable" : "broken";
  }
  return typeof navigator !== "undefined" && navigator.onLine === false ? "offline" : "broken";
}

/** A page that only lacked a connection reloads by itself once the server is reachable. */
function useComeback(isWaiting: boolean) {
  useEffect(() => {
    if (!isWaiting) return;
    let timer: ReturnType<typeof setTimeout>;
    const gone = new AbortController();
    async function look() {
      clearTimeout(timer);
      if (navigator.onLine && (await isServiceReachable(gone.signal))) window.location.reload();
      else if (!gone.signal.aborted) timer = setTimeout(look, RETRY_MS);
    }
    // The network may be back before this page is.
    look();
    window.addEventListener("online", look, { signal: gone.signal });
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [isWaiting]);
}

function WaysOn() {
  const { t } = useTranslation("shell");
  const role = useMember()?.userType;
  return (
    <>
      {role ? (
        <PageButton to={areaOf(role)}>{t("failure.area")}</PageButton>
      ) : (
        <PageButton to="home">{t("failure.home")}</PageButton>
      )}
      <PageButton to="faqClients" look="ghost">
        {t("failure.faq")}
      </PageButton>
    </>
  );
}

function Retry() {
  const { t } = useTranslation("shell");
  return (
    <>
      <Button className={styles.scripted} onClick={() => window.location.reload()}>
        {t("failure.retry")}
      </Button>
      <PageButton to="home" look="ghost" reloadDocument>
        {t("failure.home")}
      </PageButton>
      <AskSupport />
    </>
  );
}

/** For members: support gets the page's address. */
function AskSupport() {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  const role = useMember()?.userType;
  if (!role || role === "operator") return null;
  const query = String(new URLSearchParams({ topic: "technical", from: pathname }));
  return (
    <PageButton to="helpContact" query={query} look="quiet" reloadDocument>
      {t("failure.help")}
    </PageButton>
  );
}
