/**
 * Opens a dialog over the page, which stays where it is until no dialog is open. What comes back is
 * called when the dialog leaves the page without being closed.
 *
 * The styles learn it from an attribute of the root. `body:has(dialog[open])` would have the browser
 * look through the whole page whenever an element is added to it, a list's card or a counter's number.
 */
export function openOverPage(dialog: HTMLDialogElement | null): () => void {
  dialog?.showModal();
  if (dialog) dialog.onclose = tell;
  tell();
  // It is still there while its component leaves.
  return () => void setTimeout(tell);
}

const tell = () =>
  document.documentElement.toggleAttribute(
    'data-dialogs',
    !!document.querySelector('dialog[open]'),
  );
