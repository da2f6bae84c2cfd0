/** @jest-environment node */
import { runApart } from './run-apart';

/** Milliseconds; draws 800 pictures with what other suites leave of the processor. */
const limit = 600_000;

test(
  'no two first views of the demonstration stock look alike',
  async () => {
    expect(await runApart('likeness')).toEqual({ compared: 800, alike: [] });
  },
  limit,
);
