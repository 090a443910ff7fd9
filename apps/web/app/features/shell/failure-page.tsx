import { useEffect, useMemo } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useMember, useSite } from "../../platform/pages/site.ts";
import { areaOf } from "../../platform/session/member.ts";
import { Button, PageButton } from "../../ui/button.tsx";
import styles from "./failure-page.module.css";
import notFoundIllustrationStyles from "./not-found-illustration.module.css";
import { AGAIN, answers } from "./use-reachable.ts";

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
      <NotFoundIllustration />
      <h1>{t(`failure.${kind}.title`)}</h1>
      <p className={styles.text}>{t(`failure.${kind}.text`)}</p>
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
      if (navigator.onLine && (await answers(gone.signal))) window.location.reload();
      else if (!gone.signal.aborted) timer = setTimeout(look, AGAIN);
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

/** Our own line drawing: a kite that left on the updraft. */
function NotFoundIllustration() {
  return (
    <svg className={notFoundIllustrationStyles.drawing} viewBox="0 0 360 220" aria-hidden="true">
      <path className={notFoundIllustrationStyles.faint} d="M150 192c60 8 104-8 132-52 12-20 26-32 52-38" />
      <path className={notFoundIllustrationStyles.ground} d="M18 206h324" />
      <g className={notFoundIllustrationStyles.kite}>
        <path d="M262 18 306 58 250 108 226 54z" />
        <path className={notFoundIllustrationStyles.faint} d="M262 18 250 108M226 54l80 4" />
        <path className={notFoundIllustrationStyles.tail} d="M250 108c-14 16 8 26-8 42s10 22-14 40" />
        <path className={notFoundIllustrationStyles.tail} d="m238 130 10 5-3-11zm2 30 9-6 1 11zm-10 24 4-10 6 9z" />
      </g>
      <g className={notFoundIllustrationStyles.person}>
        <circle cx="92" cy="122" r="14" />
        <path d="M92 136c-12 8-14 26-13 40l-6 30m19-34 10 34M79 176h26c1-16-1-30-13-40m-2 14c14 2 30-8 40-26" />
        <path d="M80 116c2-14 22-16 26 0" />
      </g>
      <path className={notFoundIllustrationStyles.faint} d="M186 32c10-8 20-6 26 2M40 60c8-6 16-5 22 1" />
    </svg>
  );
}
