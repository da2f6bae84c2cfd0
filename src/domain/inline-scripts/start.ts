/** How long data and scripts wait for fonts and photo, in milliseconds after the first frame. */
export const patienceMs = 400;

/**
 * Puts into the page what lies in its templates marked with `data-start`, its data and scripts, once
 * the first screen is painted with its fonts and its photo, or has waited long enough for them: they
 * have the connection and the processor to themselves. A page that nobody looks at yet, which paints
 * no frame, starts at once.
 */
export const startScript =
  '(()=>{const start=()=>{for(const{content}of document.querySelectorAll("template[data-start]"))' +
  'document.body.append(content)},' +
  'painted=next=>requestAnimationFrame(()=>setTimeout(next)),' +
  'wait=()=>Promise.race([Promise.all([document.fonts?.ready,' +
  'document.querySelector("img[fetchpriority=high]")?.decode()]),' +
  `new Promise(late=>setTimeout(late,${patienceMs}))])` +
  '.catch(()=>{}).then(()=>painted(start));' +
  'if(document.hidden)start();else painted(wait)})()';
