import { useEffect } from "react";
import { useLocale } from "../../platform/locale.tsx";
import { pathToLogin } from "../../platform/member.ts";
import { stillSignedIn } from "../../platform/still-signed-in.ts";

/** No stream is opened more often; after each failure the pause doubles. */
const PAUSE = { least: 5_000, most: 60_000 };
/** How long a form that ends the session itself may take to lead on. */
const OWN_DOING = 10_000;

/** Whoever is signed out elsewhere does not go on looking at a page that is no longer theirs. */
export function useLiveSession() {
  const locale = useLocale();
  useEffect(() => {
    const gone = new AbortController();
    let grace = 0;
    const ownDoing = ({ target }: Event) => {
      if (target instanceof Element && target.closest("[data-ends-session]")) grace = OWN_DOING;
    };
    document.addEventListener("submit", ownDoing, { signal: gone.signal, capture: true });
    follow(gone.signal, () => {
      const { pathname, search } = window.location;
      const login = pathToLogin(locale, { reason: "signedOut", to: `${pathname}${search}` });
      setTimeout(() => window.location.assign(login), grace);
    });
    return () => gone.abort();
  }, [locale]);
}

/** Follows the events of the session until `signal`, and calls `leave` once it is over. */
function follow(signal: AbortSignal, leave: () => void) {
  let pause = PAUSE.least;
  function connect() {
    if (signal.aborted) return;
    const source = new EventSource("/api/events");
    signal.addEventListener("abort", () => source.close(), { once: true });
    source.addEventListener("open", () => {
      pause = PAUSE.least;
    });
    source.addEventListener("signedOut", end);
    source.addEventListener("error", async () => {
      source.close();
      // Without an answer nothing is known, and nobody is sent away.
      if ((await stillSignedIn()) === false) return end();
      setTimeout(connect, pause);
      pause = Math.min(pause * 2, PAUSE.most);
    });
    function end() {
      source.close();
      if (!signal.aborted) leave();
    }
  }
  connect();
}
