import { asGiftCode } from "@aufwind/rules/gift-cards-codes";
import { useEffect } from "react";

const KEPT = "gift-code";

/** Browsers may refuse storage; then the code is typed. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** The code behind the `#` of this address: no server has seen it. */
const codeOfAddress = () => attempt(() => asGiftCode(decodeURIComponent(window.location.hash.slice(1))));

/** Whoever comes by a link or a QR code logs in first: the code waits in this tab. */
export const useStoreCodeFromAddress = (): void =>
  useEffect(() => {
    const code = codeOfAddress();
    if (code) attempt(() => sessionStorage.setItem(KEPT, code));
  }, []);

/** The code of the address, or the one that waited; once, and gone from the history of a shared device. */
export function takeStoredCode(): string | undefined {
  const [code, kept] = [codeOfAddress(), attempt(() => sessionStorage.getItem(KEPT))];
  attempt(() => sessionStorage.removeItem(KEPT));
  if (code) window.history.replaceState(window.history.state, "", window.location.pathname);
  return code ?? (kept ? asGiftCode(kept) : undefined);
}
