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

const isHeld = () => document.documentElement.hasAttribute('data-dialogs');

test('the page is held while a dialog is open, and let go when it closes', () => {
  const dialog = newDialog();
  openOverPage(dialog);
  expect(dialog.open).toBe(true);
  expect(isHeld()).toBe(true);
  dialog.close();
  expect(isHeld()).toBe(false);
});

test('the page is held until the last of two dialogs is closed', () => {
  const [below, above] = [newDialog(), newDialog()];
  openOverPage(below);
  openOverPage(above);
  above.close();
  expect(isHeld()).toBe(true);
  below.close();
  expect(isHeld()).toBe(false);
});

test('a dialog that leaves the page without being closed lets go of it', () => {
  jest.useFakeTimers();
  const dialog = newDialog();
  const leave = openOverPage(dialog);
  leave();
  dialog.remove();
  jest.runAllTimers();
  expect(isHeld()).toBe(false);
});
