/** @jest-environment node */
import { euphony } from './euphony';

test.each([
  [
    'Rolex gave this 2024 Cosmograph Daytona, reference 126515LN, a ~ lacquered dial(black) and a black rubber strap.',
    'Rolex gave this 2024 Cosmograph Daytona, reference 126515LN, a black lacquered dial and an Oysterflex bracelet.',
  ],
  [
    'This 2023 Jaeger-LeCoultre Polaris Date, reference Q9068670, was made in Switzerland. The steel case is 42 mm wide, has a smooth bezel and is water-resistant to 200 metres. A noticeable dent in the bezel.',
    'This 2023 Jaeger-LeCoultre Polaris Date, reference Q9068670, was made in Switzerland. The steel case is 42 mm wide, has an inner rotating bezel set by a second crown and is water-resistant to 200 metres. A noticeable dent in the case.',
  ],
  [
    'This Longines Conquest, reference L3, comes on a brown alligator strap. The crystal is clean; the clasp has fine scratches.',
    'This Longines Conquest, reference L3, comes on a brown alligator strap. The crystal is clean; the buckle has fine scratches.',
  ],
  [
    'This Rolex Submariner, reference 124060, is in steel. The watch is old. Box and papers missing; our watchmaker has confirmed that the watch is genuine.',
    'This Rolex Submariner, reference 124060, is in steel. It is old. Box and papers missing; our watchmaker has confirmed that the watch is genuine.',
  ],
])('“%s” is told as “%s”', (written, told) => {
  expect(euphony(written)).toBe(told);
});
