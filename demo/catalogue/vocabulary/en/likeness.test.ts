/** @jest-environment node */
import { Openings } from '../openings';
import { euphony } from './euphony';
import { likeness } from './likeness';

const { shapeOf } = likeness;

test('a first sentence that differs from another in a word or two counts as the same', () => {
  const sentenceOf = likeness.sentenceOf ?? String;
  const since = '{maker} introduced {reference} in {since}, and this example was made in {year}.';
  const from = '{maker} made {reference} from {from} to {to}, and this example was made in {year}.';
  expect(sentenceOf(since)).toBe(sentenceOf(from));
  expect(sentenceOf('This {maker}. It is old.')).toBe(sentenceOf('This {maker}. It is new.'));
  const made = '{maker} made this {model}, reference {reference}, {madeIn} in {year}.';
  expect(sentenceOf(made.replace('{model}', '{materialOnly} {model}'))).toBe(sentenceOf(made));
  const fitted = 'Fitted with the {movement}, this {year} {maker}, has a power reserve.';
  expect(sentenceOf(fitted.replace('has', 'has {functions} and'))).toBe(sentenceOf(fitted));
  expect(sentenceOf(fitted.replace('Fitted with', 'Powered by'))).toBe(sentenceOf(fitted));
  const cased =
    'Cased in {materialOnly}, this {maker} is {mmOnly} mm wide, has {bezel} and resists.';
  expect(sentenceOf(cased.replace('Cased', 'A {gender} watch'))).toBe(sentenceOf(cased));
  expect(sentenceOf('This {maker}.')).not.toBe(sentenceOf('This {year} {maker}.'));
});

test('openings of different kinds look alike where a reader sees the same first words', () => {
  const jewel = 'Made {madeIn} in {year}, this {maker} {modelPiece} is in {material}.';
  const bag = 'Made {madeIn} in {year}, this {maker} {modelPiece}, {finish},~> {shape}';
  expect(shapeOf(jewel)).toBe(shapeOf(bag));
  expect(shapeOf('This is a {year} {maker} {model}.')).not.toBe(
    shapeOf('This watch is a {year} {maker} {model}.'),
  );
});

test('of openings told long ago one comes next that begins with another word', () => {
  const openings = new Openings(likeness);
  const all = ['This {maker} is old.', 'This {year} {maker} is old.', 'The {maker} is old.'];
  expect([1, 2, 3].map(() => openings.next(all))).toEqual([all[0], all[2], all[1]]);
});

test.each([
  [
    'A men’s watch in steel, this 2021 Rolex Submariner, reference 124060, is 41 mm wide. The watch has a ~ dial(black) and comes on a steel Oyster bracelet.',
    'A men’s watch in steel, this 2021 Rolex Submariner, reference 124060, is 41 mm wide. It has a black dial and comes on an Oyster bracelet.',
  ],
  [
    'A ladies’ watch in steel and rose gold, this 2021 Rolex Lady-Datejust 28, reference 279171, is 28 mm wide.',
    'Cased in steel and rose gold, this 2021 Rolex Lady-Datejust 28, reference 279171, is 28 mm wide.',
  ],
  [
    'This 1966 40 mm by Girard-Perregaux, reference 49555, was made in Switzerland in 2020.',
    'This Girard-Perregaux 1966 40 mm, reference 49555, was made in Switzerland in 2020.',
  ],
  [
    'This Tank Louis Cartier Large by Cartier, reference WGTA0011, was made in Switzerland in 2020.',
    'This Tank Louis Cartier Large, reference WGTA0011, was made in Switzerland in 2020.',
  ],
  [
    'Rolex made reference 116610LN of the Submariner Date from 2010 to 2020, and this example is from 2020.',
    'Rolex made reference 116610LN of the Submariner Date from 2010 to 2020, and this example is from the final year.',
  ],
  [
    'Rolex made reference 116610LV of the Submariner Date from 2010 to 2020, and this example was made in Switzerland in 2020. The watch runs on the self-winding calibre 3135 and has [a date display; a power reserve of 48 hours].',
    'Rolex made reference 116610LV of the Submariner Date from 2010 to 2020, and this example was made in Switzerland in the final year. It runs on the self-winding calibre 3135 and has a power reserve of 48 hours.',
  ],
  [
    'Rolex introduced reference 50535 of the Cellini Moonphase in 2017, and this example is from 2020. Inside is the self-winding calibre 3195, with [a date display and a moon-phase display; a power reserve of 48 hours].',
    'Rolex introduced reference 50535 of the Cellini Moonphase in 2017, and this example is from 2020. Inside is the self-winding calibre 3195, with a date display and a power reserve of 48 hours.',
  ],
  [
    'IWC Schaffhausen made this Portugieser Chronograph, reference IW371605, in Switzerland in 2022. Inside is the self-winding calibre 69355, with [a chronograph and small seconds; a power reserve of 46 hours].',
    'IWC Schaffhausen made this Portugieser Chronograph, reference IW371605, in Switzerland in 2022. Inside is the self-winding calibre 69355, with small seconds and a power reserve of 46 hours.',
  ],
  [
    'This is a 2012 Montblanc Meisterstück cufflinks, Onyx, made in Germany. The cufflinks measure 17 mm across and are in steel.',
    'This is a pair of 2012 Montblanc Meisterstück cufflinks with round onyx faces, made in Germany. They measure 17 mm across and are in steel.',
  ],
  [
    'A ring in platinum. This piece is three-stone-set with one emerald of 3.07 carats (emerald cut, vivid green, eye-clean); 2 diamonds totalling 0.70 carats (baguette cut, E colour, VS1 clarity).',
    'A ring in platinum. It is set with an eye-clean emerald-cut emerald of 3.07 carats, vivid in colour, flanked by two diamonds totalling 0.70 carat (baguette cut, E colour, VS1 clarity).',
  ],
  [
    '‘Roses’ was executed in Ukraine in 2019. The work is painted in lithograph and measures 42 × 26 cm. The sheet is numbered and signed in pencil in the margin. The work is in a thin black frame.',
    '‘Roses’ was printed in Ukraine in 2019. The lithograph measures 42 × 26 cm, is numbered and signed in pencil in the margin and comes in a thin black frame.',
  ],
  [
    'Rolex gave this 2020 Explorer II, reference 216570, a ~ lacquered dial(white) and a steel Oyster bracelet. The 42 mm steel case has a 24-hour bezel and is water-resistant to 100 metres.',
    'Rolex gave this 2020 Explorer II, reference 216570, a white lacquered dial with an orange 24-hour hand and an Oyster bracelet. The 42 mm steel case has a fixed 24-hour bezel and is water-resistant to 100 metres.',
  ],
  [
    'In steel with a ~ lacquered dial(black), this 2011 Rolex Milgauss, reference 116400GV, comes on a steel Oyster bracelet.',
    'In steel, this 2011 Rolex Milgauss, reference 116400GV, has a black lacquered dial with an orange seconds hand and comes on an Oyster bracelet.',
  ],
  [
    'TAG Heuer introduced reference CBN2010.BA0642 of the Carrera Chronograph in 2021, and this example is from 2023. Inside is the self-winding calibre 02, with [a chronograph and a date display; a power reserve of 80 hours].',
    'TAG Heuer introduced reference CBN2010.BA0642 of the Carrera Chronograph in 2021, and this example is from 2023. Inside is the self-winding Calibre 02, with a date display and a power reserve of 80 hours.',
  ],
  [
    'This 2018 Panerai Luminor Marina, reference PAM01312, has a matt ~ dial(black) and a brown calf-leather strap. ‹The Luminor is known for its bridge.› The steel case is 44 mm wide.',
    'The Luminor is known for its bridge. This 2018 Panerai Luminor Marina, reference PAM01312, has a matt black dial and a brown calf-leather strap. The steel case is 44 mm wide.',
  ],
  [
    'This 2020 Bvlgari Divas’ Dream earrings in rose gold was made in Italy.',
    'These 2020 Bvlgari Divas’ Dream earrings in rose gold were made in Italy.',
  ],
  [
    'With a ~ sunburst dial(silvered), this 2019 Zenith El Primero, reference 03.2040.400/69.C494, comes on a brown alligator strap.',
    'This 2019 Zenith El Primero, reference 03.2040.400/69.C494, has a silvered sunburst dial with three-colour counters and comes on a brown alligator strap.',
  ],
  [
    'This 2011 Rolex GMT-Master II, reference 116710LN, is in steel. The watch has a ~ lacquered dial(black) and an Oyster bracelet. The watch needs regulating: its rate is out of tolerance.',
    'This 2011 Rolex GMT-Master II, reference 116710LN, is in steel. It has a black lacquered dial and an Oyster bracelet. The watch needs regulating: its rate is out of tolerance.',
  ],
  [
    'A sapphire case back shows the self-winding calibre 69355 of this 2025 IWC Schaffhausen Portugieser Chronograph, reference IW371606. The watch has [a chronograph and small seconds; a power reserve of 46 hours].',
    'A sapphire case back shows the self-winding calibre 69355 of this 2025 IWC Schaffhausen Portugieser Chronograph, reference IW371606. The watch has small seconds and a power reserve of 46 hours.',
  ],
  [
    'This steel IWC Schaffhausen Portugieser Chronograph from 2025, reference IW371606, has a ~ sunburst dial(blue) and a black alligator strap. Inside is the self-winding calibre 69355, with [a chronograph and small seconds; a power reserve of 46 hours].',
    'This steel IWC Schaffhausen Portugieser Chronograph from 2025, reference IW371606, has a blue sunburst dial and a black alligator strap. Inside is the self-winding calibre 69355, with small seconds and a power reserve of 46 hours.',
  ],
])('an opening and what follows it: “%s” is told as “%s”', (written, told) => {
  expect(euphony(written)).toBe(told);
});
