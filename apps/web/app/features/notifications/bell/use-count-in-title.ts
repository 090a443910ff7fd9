import { useEffect } from "react";

const COUNTED = /^\(\d+\+?\) /;
const MOST = 99;

/** A title with the count of what is unread before it, in place of an older count. */
export function countedTitle(title: string, count: number): string {
  const plain = title.replace(COUNTED, "");
  return count > 0 ? `(${count > MOST ? `${MOST}+` : count}) ${plain}` : plain;
}

/** Keeps the count before the title of the tab, whatever page writes its own. */
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
