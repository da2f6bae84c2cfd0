/** Once in `.cache/head/head-export-handler-for-browser.js` of Gatsby, each with what stands there here. */
const changes: readonly (readonly [published: string, here: string])[] = [
  [
    'export function headHandlerForBrowser(',
    'let isBuiltPage = window.pagePath === window.location.pathname\n\nexport function headHandlerForBrowser(',
  ],
  [
    '  useEffect(() => {\n    if (pageComponent?.Head) {',
    '  useEffect(() => {\n    if (isBuiltPage) {\n      isBuiltPage = false\n    } else if (pageComponent?.Head) {',
  ],
  [
    '    }\n  })\n}\n',
    '    }\n  }, [pageComponent, pageComponentProps.data, pageComponentProps.location.pathname])\n}\n',
  ],
];

/**
 * Gatsby's module that draws the head of a page in the browser: published, it does so even for the
 * page whose HTML came with its head, and after each render of a page, a choice of a filter too.
 * Here it draws once for each further page, as a head differs by nothing but the page. An address
 * that has no HTML of its own (a search, an item that is not built yet) is one of these.
 * @throws Error where the module is not the one that is known here.
 */
export function headAsBuilt(source: string): string {
  return changes.reduce((text, [published, here]) => {
    if (text.split(published).length !== 2) {
      throw new Error(`Gatsby draws the head in another way: ${published}`);
    }
    return text.replace(published, () => here);
  }, source);
}
