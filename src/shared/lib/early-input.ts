import { earlyInputName, type EarlyInput } from '../../domain/inline-scripts/early-input';

/**
 * Does again what the visitor did before the page answered (`earlyInputScript`), in the same order, now
 * that React hears it: each in a task of its own, so that what one changes is there for the next.
 */
export async function replayEarlyInput(): Promise<void> {
  const kept = (window as { [earlyInputName]?: EarlyInput })[earlyInputName];
  if (!kept) return;
  const input = [...kept];
  kept.clear();
  for (const [element, value] of input) {
    await new Promise((resolve) => setTimeout(resolve));
    if (element.isConnected) replay(element, value);
  }
}

function replay(element: Element, value: string | boolean | null): void {
  if (element instanceof HTMLButtonElement) element.click();
  else if (element instanceof HTMLFormElement) element.requestSubmit();
  else if (element instanceof HTMLSelectElement) {
    element.value = String(value);
    element.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (element instanceof HTMLInputElement && typeof value === 'boolean') {
    // One that is again as it was built has nothing to tell.
    if (value === element.defaultChecked) return;
    element.checked = !value;
    element.click();
  } else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    // React takes no notice of a value that it knows: what it knows is set by `value` of the element.
    element.value = value === '' ? ' ' : '';
    Reflect.set(Object.getPrototypeOf(element) as object, 'value', value, element);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    // Who has left the field hears of what is wrong with it.
    if (document.activeElement !== element) {
      element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
  }
}
