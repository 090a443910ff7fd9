import { useRef, useState } from "react";

/** Whether an address is free for a new account; silent where that cannot be found out. */
export function useEmailCheck() {
  const [answer, setAnswer] = useState<"free" | "taken">();
  const asked = useRef("");

  function forget() {
    asked.current = "";
    setAnswer(undefined);
  }

  async function ask(email: string) {
    if (email === asked.current) return;
    asked.current = email;
    const free = await isFree(email).catch(forget);
    if (asked.current === email && free !== undefined) setAnswer(free ? "free" : "taken");
  }

  return { answer, ask, forget };
}

/** Asked only once it has the form of an address. */
async function isFree(email: string): Promise<boolean | undefined> {
  const [{ checkEmail, EmailOnly }, { callFromBrowser }] = await Promise.all([
    import("@aufwind/contract/accounts"),
    import("../../platform/browser-api.ts"),
  ]);
  const parsed = EmailOnly.safeParse({ email });
  return parsed.success ? (await callFromBrowser(checkEmail, { body: parsed.data })).available : undefined;
}
