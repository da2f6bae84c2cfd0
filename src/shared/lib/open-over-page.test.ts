/** @jest-environment jsdom */
import { openOverPage } from './open-over-page';

function newDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  // jsdom knows the element, but does not open it.
  dialog.showModal = () => dialog.setAttribute('open', '');
  dialog.close = () => {
    dialog.removeAttribute('open');
    dialog.dispatchEvent(new Event('close'));
  };
  document.body.append(dialog);
  return dialog;
}

const dialogsOverPage = () => document.documentElement.dataset.dialogs;

test('the page is held while a dialog is open, and let go when it closes', () => {
  const dialog = newDialog();
  openOverPage(dialog);
  expect(dialog.open).toBe(true);
  expect(dialogsOverPage()).toBe('1');
  dialog.close();
  expect(dialogsOverPage()).toBeUndefined();
});

test('the page is held until the last of two dialogs is closed', () => {
  const [below, above] = [newDialog(), newDialog()];
  openOverPage(below);
  openOverPage(above);
  above.close();
  expect(dialogsOverPage()).toBe('1');
  below.close();
  expect(dialogsOverPage()).toBeUndefined();
});

test('a dialog that leaves the page lets go of it once, though it is closed later', () => {
  const [gone, other] = [newDialog(), newDialog()];
  const leave = openOverPage(gone);
  openOverPage(other);
  gone.remove();
  leave?.();
  gone.close();
  expect(dialogsOverPage()).toBe('1');
  other.close();
  expect(dialogsOverPage()).toBeUndefined();
});
