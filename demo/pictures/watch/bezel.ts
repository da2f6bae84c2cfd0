import { rampOf } from '../base/color';
import { pigments } from '../base/pigments';
import { band } from '../base/relief';
import { path, polygon } from '../base/svg';
import { brushLines } from '../base/textures';
import { withInsert } from './bezel-insert';
import { coinEdge, domed, fluted, stepped } from './bezel-metal';
import { edges, screwHeads } from './bezel-parts';
import { engraved, gemSet, octagonal, porthole } from './bezel-special';
import type { WatchPlan } from './plan';

/** The ring around the glass. */
export function bezel(plan: WatchPlan): string {
  const { accent, width: w } = plan;
  const round = plan.openingForm === 'round';
  switch (plan.look.bezel.kind) {
    case 'fluted':
      return round ? fluted(plan, accent) : stepped(plan, accent);
    case 'coin_edge':
      return round ? coinEdge(plan, accent) : stepped(plan, accent);
    case 'stepped':
    case 'octagonal':
      return stepped(plan, accent);
    case 'dive':
    case 'gmt_24h':
    case 'tachymeter':
    case 'tenths':
      return round ? withInsert(plan) : domed(plan, accent);
    case 'octagonal_screws':
      return octagonal(plan, accent);
    case 'porthole':
      return porthole(plan, accent);
    case 'screws': {
      const edge = edges(plan);
      const insert = plan.look.bezel.insert?.[0];
      const ramp = insert ? rampOf(pigments[insert], 0.7) : accent;
      return (
        band(edge(0), edge(0.16), ramp, 'polished', 52) +
        band(edge(0.16), edge(0.9), ramp, 'brushed', 3, 0.04) +
        path(polygon(edge(0.16)), brushLines(plan.sheet, 'screws', true, 0.16)) +
        band(edge(0.88), edge(1), ramp, 'polished', -46) +
        screwHeads(plan, accent, round ? 6 : 8, round ? 0 : 22.5, 0.5, 0.019 * w)
      );
    }
    case 'engraved':
      return engraved(plan, accent);
    case 'gem_set':
      return gemSet(plan, accent);
    default:
      return domed(plan, accent);
  }
}
