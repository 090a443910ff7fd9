import { useEffect, useRef } from "react";
import { forgetPushTold } from "../forms/forget-drafts.ts";
import { useLocale } from "../i18n/locale.tsx";
import { pathToLogin } from "../session/member.ts";
import { useLive } from "./use-live.ts";

/** How long a form that ends the session itself may take to lead on. */
const OWN_DOING = 10_000;

/** Whoever is signed out elsewhere does not go on looking at a page that is no longer theirs. */
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
    const { pathname, search } = window.location;
    const login = pathToLogin(locale, { reason: "signedOut", to: `${pathname}${search}` });
    setTimeout(() => window.location.assign(login), grace.current);
  });
}
