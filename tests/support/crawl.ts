import { ask } from './ask';
import { factsOf, type PageFacts } from './page-facts';

export interface Crawl {
  /** Pages by path, however they were found. */
  pages: Map<string, PageFacts>;
  /** Paths that links lead to from home on, in any number of steps. */
  linked: Set<string>;
  /** What the sitemap lists. */
  listed: Set<string>;
  /** Links that are no page at once: `path status <- page`. */
  bad: string[];
}

const atOnce = 8;
/** Answered by the backend or by functions, not by a page of the site. */
const notPages = /^\/(?:api|\.netlify|pictures)\/|\.\w+$/;

/** Reads every page of a site that links or its sitemap lead to, as a search engine would. */
export async function crawl(hostName: string): Promise<Crawl> {
  const listed = await listedPaths(hostName);
  const found: Crawl = { pages: new Map(), linked: new Set(['/']), listed, bad: [] };
  const foundOn = new Map<string, string>([['/', 'the start']]);

  const read = async (path: string): Promise<string[]> => {
    const { status, body } = await ask(hostName, path);
    if (status !== 200) {
      found.bad.push(`${path} ${status} <- ${foundOn.get(path) ?? 'the sitemap'}`);
      return [];
    }
    const facts = factsOf(body);
    found.pages.set(path, facts);
    return facts.links;
  };

  const follow = async (start: readonly string[], isLinked: boolean) => {
    let wave = start.filter((path) => !found.pages.has(path));
    while (wave.length > 0) {
      const next = new Set<string>();
      const queue = [...wave];
      const worker = async () => {
        for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
          for (const link of await read(path)) {
            if (foundOn.has(link) || notPages.test(link)) continue;
            foundOn.set(link, path);
            if (isLinked) found.linked.add(link);
            next.add(link);
          }
        }
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
      wave = [...next];
    }
  };

  await follow(['/'], true);
  await follow([...listed], false);
  return found;
}

async function listedPaths(hostName: string): Promise<Set<string>> {
  const index = await ask(hostName, '/sitemap-index.xml');
  const paths = new Set<string>();
  for (const file of locations(index.body)) {
    for (const page of locations((await ask(hostName, file)).body)) paths.add(page);
  }
  return paths;
}

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
