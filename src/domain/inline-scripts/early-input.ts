/** A press, or what a field was left with: buttons once, fields with their last value. */
export type EarlyInput = Map<Element, string | boolean | null>;

/** Of the window: what was pressed and typed before the page answers. */
export const earlyInputName = 'earlyInput';

/** A part of a page that does not answer yet when the page does. */
export const notAnswering = '[data-later]';

/**
 * Keeps what a visitor presses, ticks and types while the page does not answer yet, for
 * `replayEarlyInput`. A button is kept from what the browser would do, but for those of a form that
 * works without scripts.
 */
export const earlyInputScript =
  `(()=>{const kept=window.${earlyInputName}=new Map,` +
  'keep=event=>{const{type,target}=event;' +
  `if("hydrated"in document.documentElement.dataset&&!target.closest?.("${notAnswering}"))return;` +
  'if(type!=="click")kept.set(target,/checkbox|radio/.test(target.type)?target.checked:target.value);' +
  'else{const button=target.closest("button");' +
  'if(!button||button.form?.hasAttribute("action"))return;' +
  'event.preventDefault();event.stopImmediatePropagation();kept.set(button,null)}};' +
  'for(const type of["click","input","change"])addEventListener(type,keep,true)})()';
