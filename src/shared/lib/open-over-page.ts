/**
 * Opens a dialog over the page, which stays where it is until the dialog is closed; what comes back
 * lets go of the page when the dialog leaves it without being closed.
 *
 * The styles learn it from an attribute of the root. `body:has(dialog[open])` would have the browser
 * look through the whole page whenever an element is added to it, a list's card or a counter's number.
 */
export function openOverPage(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (!dialog) return undefined;
  if (!dialog.open) dialog.showModal();
  let isOver = true;
  count(1);
  const leave = () => {
    if (!isOver) return;
    isOver = false;
    count(-1);
  };
  dialog.addEventListener('close', leave, { once: true });
  return leave;
}

/** One dialog may open over another. */
function count(step: 1 | -1): void {
  const { dataset } = document.documentElement;
  const open = Number(dataset.dialogs ?? 0) + step;
  if (open > 0) dataset.dialogs = String(open);
  else delete dataset.dialogs;
}
