import {
  type AccessoryConditions,
  type AccessoryFact,
  type AccessoryWords,
  type Story,
} from '../language';
import { equipments } from './accessory-equipments';
import { conditions } from './accessory-conditions';

export const words: AccessoryWords = {
  piece: {
    piece: {
      bag: 'bag',
      wallet: 'wallet',
      pen: 'pen',
      phone: 'phone',
      cufflinks: 'cufflinks',
      lighter: 'lighter',
    },
    piecePhrase: {
      bag: 'a bag',
      wallet: 'a wallet',
      pen: 'a pen',
      phone: 'a phone',
      cufflinks: 'a pair of cufflinks',
      lighter: 'a lighter',
    },
  },
  // Of bags and wallets with a mark for the word of their hardware; of pens what follows “with”; of
  // lighters and cufflinks up to the word for their metal.
  shape: {
    bag_two_handles_belt:
      'The bag measures {size} cm and has two handles, ^ hardware, a flap and two straps that close on a turn-lock.',
    bag_one_handle_belt:
      'The bag measures {size} cm and has a trapezoidal body, a top handle, ^ hardware and a flap closed by two straps and a turn-lock.',
    bag_flap_plate:
      'The bag measures {size} cm and has a shoulder strap, ^ hardware and a buckle on the flap.',
    bag_flap_chain:
      'The bag measures {size} cm and has a turn-lock flap, ^ hardware and a chain strap laced with leather.',
    bag_crossbody_flat:
      'The bag measures {size} cm and has a perforated front, ^ hardware and a wide fabric crossbody strap.',
    bag_boston:
      'The bag measures {size} cm and has two rolled handles, ^ hardware and a zip along the top.',
    bag_open_tote:
      'The bag measures {size} cm and has two slim handles, a hook clasp, ^ hardware and a pocket inside.',
    bag_duffle:
      'The bag measures {size} cm and has soft sides, two handles, ^ hardware and a zip along its whole length.',
    bag_arched_handles:
      'The bag measures {size} cm and has two arched handles, hanging charms and ^ hardware.',
    bag_saddle:
      'The bag measures {size} cm and has a curved flap, ^ hardware and a hanging D-shaped stirrup.',
    bag_hobo:
      'The bag measures {size} cm and has a softly curved body, one shoulder strap, a piston clasp and ^ hardware.',
    bag_briefcase: 'The case measures {size} cm and has a lock, a top handle and ^ hardware.',
    wallet_long_zip:
      'The wallet measures {size} cm and has ^ hardware, a zip round three sides and room for cards and notes.',
    wallet_long_belt:
      'The wallet measures {size} cm and has ^ hardware, a strap closure and room for cards and notes.',
    wallet_bifold:
      'The wallet folds in two, measures {size} cm and has ^ hardware and room for cards and notes.',
    wallet_card_holder: 'The wallet is a slim card holder with ^ hardware and slots on both sides.',
    pen_fountain: 'a gold nib',
    pen_ballpoint: 'a twist mechanism',
    // Goes without saying, and is left out by `pens.ts`.
    pen_rollerball: 'a removable cap',
    phone_keypad: 'The keys rest on ruby bearings.',
    phone_touch: 'The screen is protected by sapphire crystal.',
    cufflinks_round: 'The cufflinks measure {face} mm across, have swivel-bar fastenings and are',
    cufflinks_square: 'The cufflinks measure {face} mm across, have swivel-bar fastenings and are',
    cufflinks_bar: 'The cufflinks measure {face} mm across, have swivel-bar fastenings and are',
    cufflinks_oval: 'The cufflinks measure {face} mm across, have swivel-bar fastenings and are',
    cufflinks_knot: 'The cufflinks measure {face} mm across, have swivel-bar fastenings and are',
    lighter_tall: 'The lighter has an adjustable flame and is',
    lighter_slim: 'The lighter is 7 mm thick, has an adjustable flame and is',
    lighter_compact: 'The lighter is compact, has a hinged lid and is',
  },
  hardware: {
    steel: 'silver-tone',
    yellow_gold: 'gold-tone',
    rose_gold: 'rose-gold-tone',
    white_gold: 'palladium-plated',
    platinum: 'platinum-coated',
    titanium: 'titanium',
    bronze: 'bronze-tone',
    silver: 'silver-tone',
    black_ceramic: 'black ceramic',
    white_ceramic: 'white ceramic',
    blue_ceramic: 'blue ceramic',
    carbon: 'carbon',
    black_steel: 'blackened',
  },
};

export const story: Story<AccessoryFact, AccessoryConditions> = {
  title: ['{maker} {modelPiece}, {finish}'],
  facts: {
    // Country and year in the first sentence. After `,~` a finish needs no comma; after `>` the shape
    // goes on in the same sentence. Openings that begin alike stand far from each other: they come in
    // turn.
    opening: [
      'Made {madeIn} in {year}, this {maker} {modelPiece}, {finish},~> {shape}({hardwareOnly})',
      'Made {madeIn} in {year}, this {maker} {modelPiece}, {finish},~ has a barrel and cap in {colour} {material}, {shape} and {trim} fittings.',
      'Made {madeIn} in {year}, this {maker} {modelPiece}, {finish},~> {shape} {materialOnly}.',
      'This {modelPiece}, {finish},~ was made by {maker} {madeIn} in {year}.',
      'This {maker} {modelPiece}, {finish},~ was made {madeIn} in {year},> {shape}({hardwareOnly})',
      'Made by {maker} {madeIn} in {year}, this {modelPiece}, {finish},~> {shape}({hardwareOnly})',
      'Made by {maker} {madeIn} in {year}, this {modelPiece}, {finish},~ has a barrel and cap in {colour} {material}, {shape} and {trim} fittings.',
      'Made by {maker} {madeIn} in {year}, this {modelPiece}, {finish},~> {shape} finished in {colourOnly} lacquer over brass.',
      'Made by {maker} {madeIn} in {year}, this {modelPiece}, {finish},~> {shape} {materialOnly}.',
      'Made by {maker} {madeIn} in {year}, this {modelPiece}, {finish},~> {shape} in {inlaid}.',
      'This {maker} {modelPiece}, {finish},~ was made {madeIn} in {year}.',
      'This is a {year} {maker} {modelPiece}, {finish}, made {madeIn}.',
      'This {year} {maker} {modelPiece}, {finish},~ was made {madeIn},> {shape}({hardwareOnly})',
      'This {year} {modelPiece}, {finish},~ was made by {maker} {madeIn}.',
      'This {year} {maker} {modelPiece}, {finish},~ was made {madeIn}.',
      '{maker} made this {modelPiece}, {finish},~ {madeIn} in {year}.',
      'This is a {maker} {modelPiece}, {finish}, made {madeIn} in {year}.',
      'This {maker} {modelPiece}, {finish},~ was made {madeIn} in {year},> {shape} {materialOnly}.',
      'This {maker} {modelPiece}, {finish},~ was made {madeIn} in {year},> {shape} finished in {colourOnly} lacquer over brass.',
      'This {maker} {modelPiece}, {finish},~ was made {madeIn} in {year} and has a barrel and cap in {colour} {material}, {shape} and {trim} fittings.',
      'This {year} {maker} {modelPiece}, {finish},~ was made {madeIn},> {shape} {materialOnly}.',
      'This {year} {maker} {modelPiece}, {finish},~ was made {madeIn},> {shape} finished in {colourOnly} lacquer over brass.',
      'This {year} {maker} {modelPiece}, {finish},~ was made {madeIn} and has a barrel and cap in {colour} {material}, {shape} and {trim} fittings.',
      'This {piece}, {finish},~ is a {maker} {model}, made {madeIn} in {year}.',
      'This {modelPiece}, {finish},~ was made by {maker} {madeIn} in {year} and has {hardwareOnly} hardware. {shape}()',
      '{hardwareOnly} hardware completes this {modelPiece}, {finish}, made by {maker} {madeIn} in {year}. {shape}()',
      'In {year} {maker} made this {modelPiece}, {finish},~ {madeIn}.',
      // With what its line is known for first, as `note-first.ts` puts it.
      'This {year} {maker} {modelPiece}, {finish},~ was made {madeIn}. ‹{noteFirst}›',
      'This {maker} {modelPiece}, {finish},~ was made {madeIn} in {year}. ‹{noteFirst}›',
      'This {maker} {modelPiece}, {finish},~ was made {madeInOnly}. ‹{noteFirst}›',
      'This is a {year} {maker} {modelPiece}, {finish}, made {madeIn}. ‹{noteFirst}›',
      'In {year} {maker} made this {modelPiece}, {finish},~ {madeIn}. ‹{noteFirst}›',
      '{maker} made this {modelPiece}, {finish},~ {madeIn} in {year}. ‹{noteFirst}›',
      '{maker} made this {modelPiece}, {finish},~ {madeInOnly}. ‹{noteFirst}›',
      'Made {madeIn} in {year}, this {maker} {modelPiece}, {finish},~> {shape}({hardwareOnly}) ‹{noteFirst}›',
      'Made {madeInOnly}, this {maker} {modelPiece}, {finish},~> {shape}({hardwareOnly}) ‹{noteFirst}›',
      'This {maker} {modelPiece}, {finish},~ was made {madeIn} in {year} and has {hardwareOnly} hardware. {shape}() ‹{noteFirst}›',
      'This {year} {maker} {modelPiece}, {finish},~ was made {madeIn},> {shape}({hardwareOnly}) ‹{noteFirst}›',
      'This {maker} {modelPiece}, {finish},~ was made {madeInOnly} and has {hardwareOnly} hardware. {shape}() ‹{noteFirst}›',
      // Of a piece whose year is not known.
      '{hardwareOnly} hardware completes this {modelPiece}, {finish}, made by {maker} {madeInOnly}. {shape}()',
      'This {modelPiece}, {finish},~ was made by {maker} {madeInOnly} and has {hardwareOnly} hardware. {shape}()',
      'This {piece}, {finish},~ is a {maker} {model}, made {madeInOnly}.',
      'This is a {maker} {modelPiece}, {finish}, made {madeInOnly}.',
      'This {maker} {modelPiece}, {finish},~ was made {madeInOnly},> {shape}({hardwareOnly})',
      'This {modelPiece}, {finish},~ was made by {maker} {madeInOnly}.',
      '{maker} made this {modelPiece}, {finish},~ {madeInOnly}.',
      'This {maker} {modelPiece}, {finish},~ was made {madeInOnly}.',
      'Made {madeInOnly}, this {maker} {modelPiece}, {finish},~> {shape}({hardwareOnly})',
    ],
    // Together with the body, which is told beside it in every order.
    shape: [
      '{shape}({hardwareOnly})',
      'The pen has a barrel and cap in {colour} {material}, {shape} and {trim} fittings.',
      '{shape} finished in {colourOnly} lacquer over brass.',
      '{shape} {materialOnly}.',
      '{shape} The body is {frame}, with {leather} leather on the back.',
      '{shape} made of {inlaid}.',
    ],
    body: [],
    year: [],
    // Told first or not at all.
    note: [],
    origin: [],
    visit: [
      'On view at our branch during opening hours.',
      'You can see it at our branch before you buy.',
    ],
  },
  conditions,
  equipments,
};
