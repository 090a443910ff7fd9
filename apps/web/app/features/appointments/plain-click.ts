/** Does something in the page's place; a click that asks for a new tab or window stays the browser's. */
export const onPlainClick = (act: () => void) => (event: React.MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  act();
};
