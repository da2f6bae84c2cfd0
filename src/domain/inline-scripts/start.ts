/**
 * Puts into the page what lies in its templates marked with `data-start`, its data and scripts, once
 * the first frame is painted: text, photo and fonts of that frame have the connection and the
 * processor to themselves. A page that nobody looks at yet, which paints no frame, starts at once.
 */
export const startScript =
  '(()=>{const start=()=>{for(const{content}of document.querySelectorAll("template[data-start]"))' +
  'document.body.append(content)};' +
  'if(document.hidden)start();else requestAnimationFrame(()=>setTimeout(start))})()';
