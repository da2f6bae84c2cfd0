import { type AccessoryFact, type AccessoryWords, type Story } from '../language';

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
  shape: {
    bag_two_handles_belt:
      'Two handles, a flap and a strap with a turn-lock; the base is {width} cm wide.',
    bag_one_handle_belt:
      'One handle, a flap with strap and turn-lock, a trapezoid outline; {width} cm wide.',
    bag_flap_plate: 'A small rectangular bag with a flap and a cast buckle; {width} cm wide.',
    bag_flap_chain:
      'A flap with a turn-lock and a chain strap laced with leather; {width} cm wide.',
    bag_crossbody_flat:
      'A flat crossbody with a perforated front and a wide fabric strap; {width} cm wide.',
    bag_boston: 'Barrel-shaped, with a zip along the top and two rolled handles; {width} cm wide.',
    bag_open_tote:
      'A tote on two slim handles with a hook clasp and a pocket inside; {width} cm wide.',
    bag_duffle: 'A soft travel bag with a zip along its whole length; {width} cm wide.',
    bag_arched_handles: 'A square body, two arched handles and hanging charms; {width} cm wide.',
    bag_saddle: 'A flap curved like a saddle, with a metal stirrup beside it; {width} cm wide.',
    bag_hobo: 'A soft curve with one shoulder strap and a piston clasp; {width} cm wide.',
    bag_briefcase: 'A rectangular briefcase with a lock and a top handle; {width} cm wide.',
    wallet_long_zip: 'Long format, zipped on three sides, with room for cards and notes inside.',
    wallet_long_belt: 'Long format, closed by a strap, with room for cards and notes inside.',
    wallet_bifold: 'A bifold with room for cards and notes.',
    wallet_card_holder: 'A slim card holder with slots on both sides.',
    pen_fountain: 'A gold nib, filled by converter or piston.',
    pen_ballpoint: 'A ballpoint; the refill comes out at a turn of the barrel.',
    pen_rollerball: 'A rollerball with a removable cap.',
    phone_keypad: 'A keypad on ruby bearings and a leather back.',
    phone_touch: 'A touch screen under sapphire crystal and a leather back.',
    cufflinks_round: 'Round face, swivel fastening.',
    cufflinks_square: 'Square face, swivel fastening.',
    cufflinks_bar: 'Bar-shaped face, swivel fastening.',
    cufflinks_oval: 'Oval face, swivel fastening.',
    cufflinks_knot: 'Knot-shaped face, swivel fastening.',
    lighter_tall: 'A tall body with a hinged lid.',
    lighter_slim: 'A slim body for an inside pocket, with an adjustable flame.',
    lighter_compact: 'A compact body with a lid that opens with one finger.',
  },
  hardware: {
    steel: 'steel',
    yellow_gold: 'gold-tone',
    rose_gold: 'rose-gold-tone',
    white_gold: 'palladium-plated',
    platinum: 'platinum-coated',
    titanium: 'titanium',
    bronze: 'bronze-toned',
    silver: 'silver',
    black_ceramic: 'black ceramic',
    white_ceramic: 'white ceramic',
    blue_ceramic: 'blue ceramic',
    carbon: 'carbon',
    black_steel: 'blackened steel',
  },
};

export const story: Story<AccessoryFact> = {
  title: ['{maker} {modelPiece}, {finish}'],
  facts: {
    opening: [
      '{maker} {modelPiece}, {finish}.',
      '{piecePhrase} by {maker}: the {model}, {finish}.',
      'The {maker} {modelPiece}, {finish}, from {year}.',
      '{material} in {colour}: the {maker} {modelPiece}, {finish}.',
      'Made {madeIn}: the {maker} {modelPiece}, {finish}.',
      '{maker} {modelPiece} of {year}, {finish}.',
      'From the {line} line by {maker}: the {modelPiece}, {finish}.',
      'Dating from {year}: the {maker} {modelPiece}, {finish}.',
      '{modelPiece} by {maker}, {finish}.',
    ],
    shape: ['{shape}'],
    body: [
      '{material} in {colour}, with {hardwareOnly} hardware.',
      '{material} in {colour}, with {trim} fittings.',
      'The hardware is {hardwareOnly}.',
      'The fittings are {trim}.',
      '{material} in {colourOnly}.',
      'The body is {materialOnly}.',
      'The body is {frame}, the leather {leather}.',
      '{frame} body, {leather} leather.',
      '{inlaid}, inlaid with a {inlay}.',
    ],
    year: ['From {year}.'],
    note: ['{note}'],
    origin: ['Made {madeIn}.'],
    visit: [
      'On view at the branch that holds it.',
      'See it at the branch, with our expert beside you.',
    ],
  },
  conditions: {
    perfect: [
      'Excellent condition: no scuffs on the edges.',
      'Hardly a sign of use.',
      'In excellent condition and carefully kept.',
    ],
    new: ['New and unused.', 'New, without a scratch or scuff.', 'Never used, and without a mark.'],
    natural_wear: [
      'Light wear: small scuffs on the edges and metal.',
      'Fine scratches on the metal.',
      'The surface is clean, the edges slightly rubbed.',
    ],
    has_defects: [
      'One flaw: a noticeable stain on the surface.',
      'There is a deep scratch on the front.',
      'One edge is badly rubbed.',
    ],
    needs_repair: [
      'Needs repair: the lock or mechanism is intermittent.',
      'Needs a craftsman’s attention: one of the parts is loose.',
      'Needs cleaning and a small repair.',
    ],
  },
  equipments: {
    with_package: [
      'With its box, pouch and papers.',
      'Full set: original box and receipt.',
      'With the maker’s box and authenticity card.',
    ],
    without_package: [
      'Sold without box and papers.',
      'Sold alone, without box or papers.',
      'The packaging is lost; our expert has confirmed authenticity.',
    ],
  },
};
