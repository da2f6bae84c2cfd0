import { group, path, polygon, line } from '../base/svg';
import { outlineOf } from '../base/shape';
import { bezel } from './bezel';
import { caseBody } from './case';
import { horns } from './lugs';
import { crownSet } from './crown';
import { dialGround } from './dial-ground';
import { hands } from './hands';
import { hours, minuteTrack } from './indices';
import { printing } from './printing';
import { band } from '../base/relief';
import type { WatchPlan } from './plan';
import { lenses, windows } from './windows';
import { subdials } from './subdials';

/** The inner wall between glass and dial. */
function rehaut(plan: WatchPlan): string {
  const { glass, dial, openingForm } = plan;
  const form = openingForm === 'octagon' ? 'round' : openingForm;
  const inner = outlineOf(form, dial.width, dial.height);
  return band(
    outlineOf(form, glass.width * 1.004, glass.height * 1.004),
    inner,
    plan.trim,
    'polished',
    -58,
    -0.1,
  );
}

/** The sapphire glass: one broad, faint reflection of the soft box. */
function glare(plan: WatchPlan): string {
  const { sheet, glass, openingForm } = plan;
  const { width: w, height: h } = glass;
  const shape = polygon(outlineOf(openingForm === 'octagon' ? 'round' : openingForm, w, h));
  const sweep = sheet.linear(
    [-w * 0.42, -h * 0.46],
    [w * 0.12, h * 0.1],
    [
      [0, '#ffffff', 0.24],
      [0.55, '#ffffff', 0.05],
      [1, '#ffffff', 0],
    ],
  );
  const slice = `M${-w} ${-h}H${w * 0.3}C${w * 0.02} ${-h * 0.28} ${-w * 0.22} ${h * 0.02} ${-w * 0.46} ${h * 0.5}L${-w} ${h}Z`;
  return sheet.clipped(shape, path(slice, sweep)) + line(shape, '#fff', 1, { opacity: 0.22 });
}

/** Scratches of a life: hairlines on the polished parts. */
function scratches(plan: WatchPlan): string {
  const { look, width: w } = plan;
  if (look.wear < 0.25) return '';
  const chance = plan.chance('scratches');
  let out = '';
  for (let index = 0; index < look.wear * 26; index++) {
    const a = chance.between(0, 6.28);
    const r = chance.between(0.44, 0.49) * w;
    const x = r * Math.cos(a);
    const y = r * Math.sin(a);
    out += line(
      `M${x} ${y}l${chance.between(-9, 9)} ${chance.between(-7, 7)}`,
      chance.when(0.6) ? '#fff' : '#000',
      0.6,
      { opacity: chance.between(0.15, 0.5) },
    );
  }
  return out;
}

/** The head from the front: what hides the strap's ends. */
export function head(plan: WatchPlan): string {
  return (
    crownSet(plan) +
    horns(plan) +
    caseBody(plan) +
    bezel(plan) +
    rehaut(plan) +
    dialGround(plan) +
    (plan.look.dial.indices === 'none' ? '' : minuteTrack(plan)) +
    printing(plan) +
    subdials(plan) +
    windows(plan) +
    hours(plan) +
    hands(plan) +
    glare(plan) +
    lenses(plan) +
    scratches(plan)
  );
}

export const around = (x: number, y: number, scale: number, turn: number, body: string): string =>
  group(`translate(${x} ${y}) rotate(${turn}) scale(${scale})`, body);
