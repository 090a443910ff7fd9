const listeners = new Set<() => void>();

/** For modals that are no native `<dialog>`: called on navigation. Returns a function that unregisters. */
export function onCloseModals(close: () => void): () => void {
  listeners.add(close);
  return () => listeners.delete(close);
}

/** Closes whatever is over the page: dialogs (unless they opt out), open menus and every registered modal. */
export function closeModals() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]:not([data-stays])")) dialog.close();
  for (const menu of document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]")) menu.open = false;
  for (const menu of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) menu.hidePopover();
  for (const close of listeners) close();
}
