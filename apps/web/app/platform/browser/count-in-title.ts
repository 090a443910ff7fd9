import { useEffect } from "react";

const COUNTED = /^\(\d+\+?\) /;
const MOST_IN_TITLE = 99;

/** A title prefixed with the unread count, replacing an older one. */
export function countedTitle(title: string, count: number): string {
  const plain = title.replace(COUNTED, "");
  return count > 0 ? `(${count > MOST_IN_TITLE ? `${MOST_IN_TITLE}+` : count}) ${plain}` : plain;
}

/** Keeps the count in the tab's title, whatever page sets it. */
export function useCountInTitle(count: number): void {
  useEffect(() => {
    const show = () => {
      const wanted = countedTitle(document.title, count);
      if (document.title !== wanted) document.title = wanted;
    };
    const watch = new MutationObserver(show);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    show();
    return () => watch.disconnect();
  }, [count]);
}
