/** All that Gatsby's runtime, its links and its scrolling take from the router. */
export const takenOfRouter: readonly string[] = [
  'BaseContext',
  'Link',
  'Location',
  'LocationProvider',
  'Router',
  'globalHistory',
  'navigate',
  'pick',
  'resolve',
  'useLocation',
];

/** Each once in the published module, with what stands there here. */
const changes: readonly (readonly [published: RegExp, here: string])[] = [
  [/\w+\?window:\w+\(\)/, 'window'],
  [/\w+\.propTypes=\{from:[^}]*\}[,;]/, ''],
];

/**
 * Gatsby's router without what nobody takes from it, so that a minifier leaves it out: a script that
 * requires it would bring all of it along. It runs in browsers alone and needs no history of its own.
 * @param source its module as it is published.
 * @throws Error where the module is not the one that is known here.
 */
export function smallerRouter(source: string): string {
  const changed = changes.reduce((text, [published, here]) => {
    if (!published.test(text)) throw new Error(`the router is another one: ${published.source}`);
    return text.replace(published, here);
  }, source);
  return changed.replace(/export\{([^}]*)\}/, (_, names: string) => {
    const kept = names.split(',').filter((name) => takenOfRouter.includes(exportedName(name)));
    if (kept.length < takenOfRouter.length) throw new Error('the router exports less than it did');
    return `export{${kept.join()}}`;
  });
}

/** `m as BaseContext`, or one name for both. */
function exportedName(name: string): string {
  return name.split(' as ').at(-1) ?? name;
}
