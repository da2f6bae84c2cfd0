import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FunctionComponent,
  type ReactNode,
  type RefObject,
} from 'react';
import { noteBuildPart } from '../../domain/parts-of-build';
import { replayEarlyInput } from '../lib/early-input';
import { hasHydrated, onceHydrated } from '../lib/hydration';
import { report } from '../lib/report';
import { whenIdle } from '../lib/when-idle';
import * as styles from './later-part.module.css';

type PlaceRef = RefObject<HTMLDivElement>;

/**
 * A part far down a page, whose code is in no bundle that the page waits for: the built page holds it
 * as HTML, and it answers once the page is at rest. What is pressed in it before is done then.
 * Its style sheets are imported by who calls this, so that they are among the page's.
 * @param load the part; the same one every time
 */
export function laterPart<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  if (typeof window === 'undefined') return builtPart(load);
  // Hydrated is what a page came with; whoever goes on to another has asked for it.
  const isOfFirstPage = !hasHydrated();
  const Part = lazy(async () => {
    if (isOfFirstPage) await atRest();
    try {
      return { default: await load() };
    } catch (error) {
      report(error, 'a later part');
      return { default: Missing };
    }
    // It takes what the part takes, but for a `ref`.
  }) as unknown as FunctionComponent<Props>;
  return memo(function LaterPart(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    return (
      <Place place={place}>
        <Suspense fallback={<AsBuilt place={place} />}>
          <Part {...props} />
          <Answers place={place} />
        </Suspense>
      </Place>
    );
  });
}

const nowhere: PlaceRef = { current: null };

/**
 * The same for the renderer of pages, which has loaded the part before it renders one. Its tree has
 * the shape of the one in the browser: ids are counted by it.
 */
function builtPart<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  let Part: FunctionComponent<Props> | null = null;
  noteBuildPart(load().then((loaded) => (Part = loaded)));
  return function BuiltPart(props) {
    if (!Part) throw new Error('a part of the page is not loaded yet');
    return (
      <Place>
        <Suspense>
          <Part {...props} />
          <Answers place={nowhere} />
        </Suspense>
      </Place>
    );
  };
}

function Place({ place, children }: { place?: PlaceRef; children: ReactNode }) {
  return (
    <div ref={place} className={styles.place} data-later="">
      {children}
    </div>
  );
}

/** What the page was built with stays while the code of a part that must be drawn anew is on its way. */
function AsBuilt({ place }: { place: PlaceRef }) {
  const kept = useRef<HTMLDivElement>(null);
  // Nodes, not HTML: nothing has to be read again, and what is read is held to the policy of the page.
  const [nodes] = useState(() =>
    [...(place.current?.childNodes ?? [])].map((node) => node.cloneNode(true)),
  );
  useLayoutEffect(() => {
    kept.current?.append(...nodes);
  }, [nodes]);
  return <div ref={kept} className={styles.place} />;
}

/** A page stands without a part that cannot be loaded. */
const Missing = () => null;

function Answers({ place }: { place: PlaceRef }) {
  useEffect(() => {
    delete place.current?.dataset.later;
    replayEarlyInput();
  }, [place]);
  return null;
}

/** When the page that is hydrated is at rest. */
const atRest = () => new Promise<void>((resolve) => onceHydrated(() => whenIdle(resolve)));
