/** Buttons and forms, each once, and fields with what they were left with. */
export type EarlyInput = Map<Element, string | boolean | null>;

/** Of the window: what was pressed and typed before the page answers. */
export const earlyInputName = 'earlyInput';

/**
 * Keeps what a visitor presses, ticks and types while the page does not answer yet, for
 * `replayEarlyInput`. The browser does nothing with a button or a form of its own accord, but for a form
 * that works without scripts.
 */
export const earlyInputScript =
  `(()=>{const kept=window.${earlyInputName}=new Map,` +
  'keep=event=>{const{type,target}=event;' +
  'if("hydrated"in document.documentElement.dataset)return;' +
  'const pressed=type==="click"?target.closest("button"):type==="submit"?target:null;' +
  'if(pressed){if((pressed.form??pressed).hasAttribute("action"))return;' +
  'event.preventDefault();event.stopImmediatePropagation();kept.set(pressed,null)}' +
  'else if(type!=="click")' +
  'kept.set(target,/checkbox|radio/.test(target.type)?target.checked:target.value)};' +
  'for(const type of["click","submit","input","change"])addEventListener(type,keep,true)})()';
