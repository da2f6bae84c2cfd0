/** @jest-environment node */
import { type DialWindow, type SubdialKind } from '../../generate/look-watch';
import { type WatchFunction, type WatchModel } from '../../model-types';
import { watchModels } from './all';

/** Facts of a reference that must agree with one another, whatever is said of it in words. */
const nameOf = ({ maker, reference }: WatchModel) => `${maker} ${reference}`;
const namesOf = (models: readonly WatchModel[]) => models.map(nameOf);

const has = (model: WatchModel, ...names: readonly WatchFunction[]) =>
  names.some((name) => model.functions.includes(name));
const shows = ({ windows, subdials }: WatchModel, what: DialWindow['shows'] | SubdialKind) =>
  [...(windows ?? []), ...(subdials ?? [])].some((place) => place.shows === what);

test('a calibre of a maker is wound in one way and runs for one time', () => {
  const known = new Map<string, string>();
  const different = watchModels.filter((model) => {
    const { winding, calibre, reserveHours } = model.movement;
    const key = `${model.maker} ${calibre}`;
    const facts = `${winding}, ${reserveHours} h`;
    const before = known.get(key) ?? facts;
    known.set(key, before);
    return before !== facts;
  });
  expect(namesOf(different)).toEqual([]);
});

test.each([
  ['automatic', /automat|self-?winding/i],
  ['manual', /manual/i],
  ['quartz', /quartz/i],
] as const)('a name that says %s belongs to a watch of that kind', (winding, word) => {
  const wrong = watchModels.filter(
    ({ name, movement }) => word.test(name) && movement.winding !== winding,
  );
  expect(namesOf(wrong)).toEqual([]);
});

test('a size in the name is the size of the case', () => {
  const wrong = watchModels.filter(({ name, diameter }) => {
    const size = /(?<!\p{L}|\d)(2[6-9]|3\d|4[0-7])(?: mm)?$/u.exec(name)?.[1];
    return size !== undefined && Math.abs(Number(size) - diameter) > 1;
  });
  expect(namesOf(wrong)).toEqual([]);
});

test('a depth in the name is the water resistance', () => {
  const wrong = watchModels.filter(({ name, waterMetres }) => {
    const depth = /(?<!\d)(\d{3})M?$/.exec(name)?.[1];
    return depth !== undefined && Number(depth) !== waterMetres;
  });
  expect(namesOf(wrong)).toEqual([]);
});

test.each<[WatchFunction[], DialWindow['shows'] | SubdialKind]>([
  [
    ['date', 'big_date', 'day_date', 'annual_calendar', 'perpetual_calendar', 'full_calendar'],
    'date',
  ],
  [['moon_phase'], 'moon'],
  [['small_seconds', 'tenths_counter', 'chronograph'], 'seconds'],
  [['power_reserve'], 'reserve'],
])('only watches with %s have a dial that shows it (%s)', (functions, what) => {
  const wrong = watchModels.filter((model) => shows(model, what) && !has(model, ...functions));
  expect(namesOf(wrong)).toEqual([]);
});

test.each<[WatchFunction, DialWindow['shows'] | SubdialKind]>([
  ['moon_phase', 'moon'],
  ['small_seconds', 'seconds'],
  ['big_date', 'big_date'],
])('a watch with %s shows it on its dial (%s)', (name, what) => {
  expect(namesOf(watchModels.filter((model) => has(model, name) && !shows(model, what)))).toEqual(
    [],
  );
});

test('a flyback is told after the chronograph that it belongs to', () => {
  const wrong = watchModels.filter(
    ({ functions }) =>
      functions.includes('flyback') &&
      functions.indexOf('chronograph') + 1 !== functions.indexOf('flyback'),
  );
  expect(namesOf(wrong)).toEqual([]);
});

test('only chronographs have pushers and scales of speed, and all of them have pushers', () => {
  const wrong = watchModels.filter((model) => {
    const isChronograph = has(model, 'chronograph', 'rattrapante');
    const hasScale = model.bezel.kind === 'tachymeter' || model.bezel.kind === 'tenths';
    return (isChronograph && !model.pushers) || (hasScale && !isChronograph);
  });
  expect(namesOf(wrong)).toEqual([]);
});

test('only watches with a second time zone have a 24-hour bezel', () => {
  const wrong = watchModels.filter(
    (model) => model.bezel.kind === 'gmt_24h' && !has(model, 'gmt', 'world_time'),
  );
  expect(namesOf(wrong)).toEqual([]);
});

test('a watch with a diving scale withstands ten bar or more', () => {
  const wrong = watchModels.filter(
    ({ bezel, waterMetres }) => bezel.kind === 'dive' && bezel.insert !== null && waterMetres < 100,
  );
  expect(namesOf(wrong)).toEqual([]);
});

test('the bezel held by eight screws is the Royal Oak’s', () => {
  const wrong = watchModels.filter(
    ({ bezel, maker }) => bezel.kind === 'octagonal_screws' && maker !== 'audemars-piguet',
  );
  expect(namesOf(wrong)).toEqual([]);
});
