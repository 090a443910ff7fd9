import { useEffect, useState } from "react";

/** What is answered about one thing: undefined until then, null if it cannot be read. `ask` stays the same function. */
export function useAnswer<T>(ask: (id: string) => Promise<T>, id: string): T | null | undefined {
  const [answer, setAnswer] = useState<{ id: string; value: T | null }>();
  useEffect(() => {
    let isShown = true;
    ask(id)
      .then((value) => isShown && setAnswer({ id, value }))
      .catch(() => isShown && setAnswer({ id, value: null }));
    return () => {
      isShown = false;
    };
  }, [ask, id]);
  return answer?.id === id ? answer.value : undefined;
}
