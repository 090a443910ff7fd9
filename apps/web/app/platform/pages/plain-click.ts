type Click = Pick<MouseEvent, "button" | "metaKey" | "altKey" | "ctrlKey" | "shiftKey">;

/** Not one that asks for a new tab, a new window or a download: those are the browser's. */
export const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: Click): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/** Does something in the page's place where a link is followed plainly. */
export const onPlainClick = (act: () => void) => (event: React.MouseEvent) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  act();
};
