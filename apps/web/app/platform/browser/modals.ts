const listeners = new Set<() => void>();

/** For modals that are no native `<dialog>`: called when the visitor goes to another page. Answers how to leave. */
export function onCloseModals(close: () => void): () => void {
  listeners.add(close);
  return () => listeners.delete(close);
}

/** Closes whatever lies over the page: dialogs but those that say they stay, open menus and every modal that registered. */
export function closeModals() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]:not([data-stays])")) dialog.close();
  for (const menu of document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]")) menu.open = false;
  for (const close of listeners) close();
}
