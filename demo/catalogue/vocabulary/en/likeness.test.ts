/** @jest-environment node */
import { Openings } from '../openings';
import { euphony } from './euphony';
import { likeness } from './likeness';

const { shapeOf } = likeness;

test('a first sentence that differs from another in a word or two counts as the same', () => {
  const sentenceOf = likeness.sentenceOf;
  expect(sentenceOf('This {maker}. It is old.')).toBe(sentenceOf('This {maker}. It is new.'));
  const made = '{maker} made this {model}, reference {reference}, {madeIn} in {year}.';
  expect(sentenceOf(made.replace('{model}', '{materialOnly} {model}'))).toBe(sentenceOf(made));
  const fitted = 'Fitted with the {movement}, this {year} {maker}, has a power reserve.';
  expect(sentenceOf(fitted.replace('has', 'has {functions} and'))).toBe(sentenceOf(fitted));
  const cased =
    'Cased in {materialOnly}, this {maker} is {mmOnly} mm wide, has {bezel} and resists.';
  expect(sentenceOf(cased.replace('Cased in {materialOnly}, this', 'This'))).toBe(
    sentenceOf(cased),
  );
  const wide = 'This {year} {maker} in {materialOnly}, reference {reference},';
  const end = 'and is water-resistant to {water}.';
  expect(sentenceOf(`${wide} is {mmOnly} mm wide, has {bezel} ${end}`)).toBe(
    sentenceOf(`${wide} has a {form} case {mm} mm wide with {bezel} ${end}`),
  );
  expect(sentenceOf('This {maker} {modelPiece} in {material} was made {madeIn} in {year}.')).toBe(
    sentenceOf('This {maker} {model} in {materialOnly}, reference {reference}, was made {madeIn}.'),
  );
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

test.each([
  ['Inside this {year} {maker} is it.', 'Behind the dial of this {year} {maker} is it.'],
  [
    'This {year} {maker} {model}, reference {reference}, has a {mmOnly} mm case.',
    'This {year} {maker} {model}, reference {reference}, has a {form} {materialOnly} case.',
  ],
  [
    '‘{work}’ comes {authorOf} and was executed {madeIn}.',
    'The {material} ‘{work}’ comes {authorOf} and was executed {madeIn}.',
  ],
  ['Fitted with the {movement}, this is old.', 'Made by {maker} {madeIn}, this is old.'],
  [
    'This {maker} has a sapphire case back that shows the {movement}.',
    'A sapphire case back shows the {movement} of this {maker}.',
  ],
  [
    'This {material} {modelPiece} was made by {maker} {madeIn} in {year}.',
    'This {materialOnly} {maker} {model}, reference {reference}, was made {madeIn} in {year}.',
  ],
  [
    'This example of the {maker} {model} was made {madeIn} in {year}.',
    'This {year} {maker} {modelPiece} in {material} was made {madeIn}.',
  ],
  [
    '{maker} made this {modelPiece}, {finish},~ {madeIn} in {year}.',
    '{maker} made this {material} {modelPiece} {madeInOnly}.',
  ],
  [
    'This {year} {maker} {model} in {materialOnly}, reference {reference}, is {mmOnly} mm wide.',
    'This {maker} {model} in {materialOnly}, reference {reference}, was made {madeIn} in {year}.',
  ],
  [
    'This example of the {maker} {model}, reference {reference}, was made {madeIn} in {year}. The watch has a {finish}({dial}).',
    'This {maker} {modelPiece}, {finish},~ was made {madeIn} in {year}.',
  ],
  [
    'A sapphire case back shows the {movement} of this {maker}.',
    'This {maker} has a sapphire case back that shows the {movement}.',
  ],
  [
    'A sapphire case back shows the {movement} of this {maker}.',
    'Through the sapphire case back of this {maker} you can see the {movement}.',
  ],
  [
    'This {year} {maker} {model}, reference {reference}, has a {finish}({dial}) and a strap.',
    'This {materialOnly} {maker} {model} from {year}, reference {reference}, has a {finish}({dial}).',
  ],
])('“%s” and “%s” look alike', (one, other) => {
  expect(shapeOf(one)).toBe(shapeOf(other));
});

test('of openings told long ago one comes next that begins with another word', () => {
  const all = ['This {maker} is old.', 'This {year} {maker} is old.', 'The {maker} is old.'].map(
    (template) => ({ template, line: null }),
  );
  expect(new Openings(likeness).spread([all, all, all])).toEqual([all[0], all[2], all[1]]);
});

test.each([
  [
    'At 41 mm across, the steel case of this 2021 Rolex Submariner, reference 124060, has a rotating bezel with a black insert and is water-resistant to 300 metres. The watch has a ~ dial(black) and comes on a steel Oyster bracelet.',
    'At 41 mm across, the steel case of this 2021 Rolex Submariner, reference 124060, has a rotating bezel with a black insert and is water-resistant to 300 metres. The watch has a black dial and comes on an Oyster bracelet.',
  ],
  [
    'This 2023 H. Moser & Cie. Streamliner Centre Seconds in steel, reference 6200-1200, has a ~ fumé dial(green) and an integrated steel bracelet.',
    'This 2023 H. Moser & Cie. Streamliner Centre Seconds in steel, reference 6200-1200, has a green fumé dial and an integrated bracelet.',
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
    'This 2011 Rolex Milgauss in steel, reference 116400GV, has a ~ lacquered dial(black) and a steel Oyster bracelet.',
    'This 2011 Rolex Milgauss in steel, reference 116400GV, has a black lacquered dial with an orange seconds hand and comes on an Oyster bracelet.',
  ],
  [
    'This 2018 Panerai Luminor Marina, reference PAM01312, has a matt ~ dial(black) and a brown calfskin strap. ‹The Luminor is known for its bridge.› The steel case is 44 mm wide.',
    'The Luminor is known for its bridge. This 2018 Panerai Luminor Marina, reference PAM01312, has a matt black dial and a brown calfskin strap. The steel case is 44 mm wide.',
  ],
  [
    'This 2020 Bvlgari Divas’ Dream earrings in rose gold was made in Italy.',
    'These 2020 Bvlgari Divas’ Dream earrings in rose gold were made in Italy.',
  ],
  [
    'This steel Zenith El Primero, reference 03.2040.400/69.C494, made in Switzerland in 2019, has a ~ sunburst dial(silvered) and a brown alligator strap.',
    'This steel Zenith El Primero, reference 03.2040.400/69.C494, made in Switzerland in 2019, has a silvered sunburst dial with counters in three colours and comes on a brown alligator strap.',
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
  [
    'The 40 mm steel case of this Rolex GMT-Master II, reference 116710LN, made in Switzerland in 2019, has a 24-hour bezel with a black insert and is water-resistant to 100 metres. The reference was made from 2007 to 2019. The ~ lacquered dial(black) is paired with a steel Oyster bracelet.',
    'The 40 mm steel case of this Rolex GMT-Master II, reference 116710LN, made in Switzerland in 2019, has a rotating 24-hour bezel with a black insert and is water-resistant to 100 metres. The reference was made from 2007 to 2019. The black lacquered dial is paired with an Oyster bracelet.',
  ],
  [
    'The octagonal white gold case of this Patek Philippe Aquanaut, reference 5168G-001, made in Switzerland in 2018, is 42.2 mm wide, has a rounded octagonal bezel and is water-resistant to 120 metres.',
    'The white gold case of this Patek Philippe Aquanaut, reference 5168G-001, made in Switzerland in 2018, is 42.2 mm wide, has a rounded octagonal bezel and is water-resistant to 120 metres.',
  ],
  [
    'This Rolex Submariner, reference 124060, is in steel. The crystal has a chip; the watch runs well. Sold without box or papers; our watchmaker has found the watch genuine.',
    'This Rolex Submariner, reference 124060, is in steel. The crystal has a chip; the watch runs well. Sold without box or papers; our watchmaker has found it genuine.',
  ],
  [
    'Behind the dial of this 2021 Grand Seiko Snowflake, reference SBGA211, is the Spring Drive calibre 9R65, with [a date display and a power-reserve display; a power reserve of 72 hours].',
    'Inside this 2021 Grand Seiko Snowflake, reference SBGA211, is the Spring Drive calibre 9R65, with a date display and a power reserve of 72 hours, shown on the dial.',
  ],
  [
    'This 2023 Rolex Explorer, reference 124270, is in steel. The Explorer was introduced in 1953. The reference was introduced in 2021. The watch is old.',
    'This 2023 Rolex Explorer, reference 124270, is in steel. The Explorer was introduced in 1953. The reference first appeared in 2021. The watch is old.',
  ],
  [
    'This Cartier Love bracelet, made in France in 2025, is in yellow gold. This piece is designed as engraved screw heads all round.',
    'This Cartier Love bracelet in yellow gold, made in France in 2025, is decorated all round with engraved screw heads.',
  ],
  [
    'These Meisterstück cufflinks, Onyx,~ were made by Montblanc in Germany in 2016. The cufflinks measure 17 mm across, have swivel-bar fastenings and are in steel.',
    'These Meisterstück cufflinks with round onyx faces were made by Montblanc in Germany in 2016. They are steel, measure 17 mm across and have swivel-bar fastenings.',
  ],
])('an opening and what follows it: “%s” is told as “%s”', (written, told) => {
  expect(euphony(written)).toBe(told);
});
