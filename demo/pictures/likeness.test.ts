/** @jest-environment node */
import { drawingLimit, runApart } from './run-apart';

test(
  'no two first views of the demonstration stock look alike',
  async () => {
    expect(await runApart('likeness')).toEqual({ compared: 800, alike: [] });
  },
  drawingLimit,
);
