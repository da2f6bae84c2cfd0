import { type Story, type WatchFact } from '../language';
import { conditions, equipments } from './clock-closings';
import { openings } from './clock-openings';
import { both, reserve } from './clock-openings-parts';

/** A bezel where there is room for it, as `spare.ts` finds: `case has a smooth bezel and is`. */
const bezelIn = (otherwise: 'is' | 'and') =>
  otherwise === 'is' ? '⟪_has_{bezelSpare}_and_is| is⟫' : '⟪,_has_{bezelSpare}_and_is| and⟫';

const bothInRoom = '⟪[{functionsSpare};_|⟫a power reserve of {reserve}⟪]|⟫';

export const story: Story<WatchFact> = {
  title: ['{maker} {model} {reference}', '{maker} {model}'],
  facts: {
    opening: openings,
    case: [
      'The {mmOnly} mm {material} case has {bezel} and is water-resistant to {water}.',
      'The {material} case measures {mmOnly} mm across, has {bezel} and is water-resistant to {water}.',
      'The {mmOnly} mm {material} case with {bezel} is water-resistant to {water}.',
      'The {form} {material} case is {mm} mm wide, has {bezel} and is water-resistant to {water}.',
      // Of a case whose metal is told already.
      'The {mmOnly} mm case has {bezel} and is water-resistant to {water}.',
      'The case measures {mmOnly} mm across, has {bezel} and is water-resistant to {water}.',
      'The {mmOnly} mm case with {bezel} is water-resistant to {water}.',
      'The case is {mmOnly} mm wide, has {bezel} and is water-resistant to {water}.',
      'The {form} case is {mm} mm wide, has {bezel} and is water-resistant to {water}.',
      // Of a case whose size or form is told already.
      'The {material} case has {bezel} and is water-resistant to {water}.',
      'The {material} case is {mm} mm wide, has {bezel} and is water-resistant to {water}.',
      // Of one whose size is told too.
      'The case has {bezel} and is water-resistant to {water}.',
      `The case${bezelIn('is')} water-resistant to {water}.`,
      // In fewer words, of which resistance to water is never left out.
      `The {mmOnly} mm {material} case${bezelIn('is')} water-resistant to {water}.`,
      `The {form} {material} case is {mm} mm wide${bezelIn('and')} water-resistant to {water}.`,
      `The {mmOnly} mm case${bezelIn('is')} water-resistant to {water}.`,
      `The {form} case is {mm} mm wide${bezelIn('and')} water-resistant to {water}.`,
    ],
    dial: [
      'The watch has a {finish}({dial}) and comes {strap}.',
      'The watch has a {finish}({dial}) and {strapName}.',
      `The {finish}({dial}) is paired with {strapName}.`,
    ],
    bezelColours: [],
    movement: [
      `Inside is the {movement}, with ${both}.`,
      `The watch is powered by the {movement}, with ${both}.`,
      `The watch runs on the {movement} and has ${both}.`,
      `Behind the dial is the {movement}, with ${both}.`,
      `The {movement} gives the watch ${both}.`,
      `Inside is the {movement}, with ${both}.`,
      `Inside is the {movement}, with ${reserve}.`,
      `The watch is powered by the {movement}, with ${reserve}.`,
      `The watch runs on the {movement} and has ${reserve}.`,
      `Behind the dial is the {movement}, with ${reserve}.`,
      `The {movement} has ${reserve}.`,
      `Inside is the {movement}, with ${reserve}.`,
      // With functions where there is room.
      `Inside is the {movement}, with ${bothInRoom}.`,
      `The watch is powered by the {movement}, with ${bothInRoom}.`,
      `The watch runs on the {movement} and has ${bothInRoom}.`,
      `Behind the dial is the {movement}, with ${bothInRoom}.`,
      'Inside is the {quartz}, with {functions}.',
      'The watch is powered by the {quartz}, with {functions}.',
      'The watch runs on the {quartz} and has {functions}.',
      'Behind the dial is the {quartz}, with {functions}.',
      'Inside is the {quartz}, with {functions}.',
      'Inside is the {quartz}.',
      'The watch is powered by the {quartz}.',
      'The watch runs on the {quartz}.',
      'Behind the dial is the {quartz}.',
      'Inside is the {quartz}.',
    ],
    // Told with the movement.
    functions: [],
    // Told with the case.
    water: [],
    production: [
      'The reference first appeared in {since}.',
      'The reference was introduced in {since}.',
      'The reference was launched in {since}.',
      'The reference was produced from {from} to {to}.',
      'The reference was in production from {from} to {to}.',
      'The reference was made from {from} to {to}.',
    ],
    note: ['{note}'],
    origin: [],
    visit: [
      'The watch is on view at our branch, where you can try it on.',
      'Try the watch on at our branch, with our watchmaker beside you.',
    ],
  },
  preferred: ['production'],
  conditions,
  equipments,
};
