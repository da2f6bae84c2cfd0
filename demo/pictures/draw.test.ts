/** @jest-environment node */
import { drawPicture } from './draw';
import { drawingLimit, runApart } from './run-apart';
import { sampleAccessories } from './samples/accessories';
import { anItem, pictureCases } from './samples/cases';
import { sampleJewels } from './samples/jewels';
import { sampleWatches } from './samples/watches';
import { sampleWorks } from './samples/works';
import { itemViews } from './subject';

describe('drawPicture', () => {
  let faults: Record<string, string[]>;
  beforeAll(async () => {
    faults = (await runApart('drawing-faults')) as typeof faults;
  }, drawingLimit);

  test.each(pictureCases)('$name is valid SVG of the described size', ({ name }) => {
    expect(faults[name]).toEqual([]);
  });

  test('no two items look alike, even with the same fields', () => {
    for (const look of [sampleWatches[6], sampleJewels[1], sampleAccessories[0], sampleWorks[0]]) {
      if (!look) throw new Error('a sample is missing');
      for (const view of itemViews) {
        const [one, two] = [anItem(look, 'one'), anItem(look, 'two')];
        expect(drawPicture(one, view) === drawPicture(two, view)).toBe(false);
      }
    }
  });
});
