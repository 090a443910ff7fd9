import { useState } from "react";
import { useActionData, useLocation } from "react-router";

/**
 * The page's answer to its last form, like `useActionData`, which forgets it as soon as a live event reads the page
 * anew: a message went within a second, and what stood below it moved away under the pointer.
 */
export function useAnswer<T>(): ReturnType<typeof useActionData<T>> {
  const { key } = useLocation();
  const answer = useActionData<T>();
  const [kept, keep] = useState({ key, answer });
  if (answer !== undefined && (answer !== kept.answer || key !== kept.key)) keep({ key, answer });
  return answer ?? (kept.key === key ? kept.answer : undefined);
}
