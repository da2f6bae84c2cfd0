/** @jest-environment node */
import { ofPiece } from './maker-named';

test.each([
  [
    'H. Moser & Cie. fitted this 2023 Pioneer, reference 3200-1201, with a movement.',
    'H. Moser & Cie.',
    'This 2023 Pioneer, reference 3200-1201, runs on a movement.',
  ],
  [
    'Rolex fitted this 2017 Submariner Date, reference 116610LV, with the calibre 3135, which has a power reserve of 48 hours.',
    'Rolex',
    'This 2017 Submariner Date, reference 116610LV, runs on the calibre 3135, which has a power reserve of 48 hours.',
  ],
  [
    'In 2020 Graff made these white gold Classic Butterfly earrings in the United Kingdom. They are set with it.',
    'Graff',
    'These white gold Classic Butterfly earrings were made in the United Kingdom in 2020. They are set with it.',
  ],
  [
    'These Meisterstück cufflinks were made by Montblanc in Germany in 2013. They are steel.',
    'Montblanc',
    'These Meisterstück cufflinks were made in Germany in 2013. They are steel.',
  ],
  [
    'Hermès made this black Birkin 30 bag in France.',
    'Hermès',
    'This black Birkin 30 bag was made in France.',
  ],
  [
    'In 2024 Hermès made this Constance 24 bag in Vert Cyprès Epsom leather in France.',
    'Hermès',
    'This Constance 24 bag in Vert Cyprès Epsom leather was made in France in 2024.',
  ],
  ['Tudor made this 2014 watch in steel.', 'Rolex', 'Tudor made this 2014 watch in steel.'],
])('“%s” by %s is told of the piece', (sentence, maker, told) => {
  expect(ofPiece(sentence, maker)).toBe(told);
});
