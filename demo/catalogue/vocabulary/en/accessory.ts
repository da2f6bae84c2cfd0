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
      'One handle, a flap with a strap and turn-lock, and a trapezoid outline; {width} cm wide.',
    bag_flap_plate: 'A small rectangular bag with a flap and a cast buckle; {width} cm wide.',
    bag_flap_chain:
      'A flap with a turn-lock and a chain strap laced with leather; {width} cm wide.',
    bag_crossbody_flat:
      'A flat crossbody bag with a perforated front and a wide fabric strap; {width} cm wide.',
    bag_boston: 'Two rolled handles and a zip along the top; {width} cm wide.',
    bag_open_tote:
      'A tote on two slim handles with a hook clasp and a pocket inside; {width} cm wide.',
    bag_duffle: 'Soft-sided, with a zip along its whole length; {width} cm wide.',
    bag_arched_handles: 'A square body, two arched handles and hanging charms; {width} cm wide.',
    bag_saddle: 'A flap curved like a saddle and a hanging metal stirrup; {width} cm wide.',
    bag_hobo: 'A soft curve with one shoulder strap and a piston clasp; {width} cm wide.',
    bag_briefcase: 'A rectangular briefcase with a lock and a top handle; {width} cm wide.',
    wallet_long_zip: 'A long wallet, zipped on three sides, with room for cards and notes.',
    wallet_long_belt: 'A long wallet, closed by a strap, with room for cards and notes.',
    wallet_bifold: 'A bifold with room for cards and notes.',
    wallet_card_holder: 'A slim card holder with slots on both sides.',
    pen_fountain: 'A gold nib.',
    pen_ballpoint: 'A twist mechanism.',
    pen_rollerball: 'A removable cap.',
    phone_keypad: 'The keys rest on ruby bearings.',
    phone_touch: 'The touch screen lies under sapphire crystal.',
    cufflinks_round: 'With swivel-bar fastenings.',
    cufflinks_square: 'With swivel-bar fastenings.',
    cufflinks_bar: 'With swivel-bar fastenings.',
    cufflinks_oval: 'With swivel-bar fastenings.',
    cufflinks_knot: 'With swivel-bar fastenings.',
    lighter_tall: 'Tall, with a hinged lid.',
    lighter_slim: 'Slim enough for an inside pocket, with an adjustable flame.',
    lighter_compact: 'Compact, with a lid that opens with one finger.',
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

export const story: Story<AccessoryFact> = {
  title: ['{maker} {modelPiece}, {finish}'],
  facts: {
    opening: [
      '{maker} {modelPiece}, {finish}.',
      '{maker} {modelPiece}, {finish}, from {year}.',
      '{maker} {modelPiece}, {finish}, {year}.',
      '{maker} {modelPiece}, {finish}, made {madeIn} in {year}.',
    ],
    shape: ['{shape}'],
    body: [
      'The hardware is {hardwareOnly}.',
      'It has {hardwareOnly} hardware.',
      '{colour} {material} with {trim} fittings.',
      'In {colour} {material} with {trim} fittings.',
      'The brass body is lacquered {colourOnly}.',
      '{materialOnly}.',
      'The body is {frame}, with {leather} leather on the back.',
      'The {frame} body has {leather} leather on the back.',
      'The metal is {inlaid}.',
    ],
    year: [],
    note: ['{note}'],
    origin: ['Made {madeIn} in {year}.', 'Made {madeIn}.'],
    visit: [
      'On view at our branch during opening hours.',
      'See every detail at our branch, with our expert beside you.',
    ],
  },
  conditions: {
    perfect: [
      'In excellent condition, with no scuffs on the edges.',
      'Hardly a sign of use.',
      'In excellent condition and carefully kept.',
    ],
    new: [
      'New and unused.',
      'New, without a scratch or scuff.',
      'Never used, in pristine condition.',
    ],
    natural_wear: [
      'Light wear: small scuffs on the edges and metal.',
      'There are fine scratches on the metal.',
      'The surface is clean; the edges are slightly rubbed.',
    ],
    has_defects: [
      'There is a noticeable stain on the surface.',
      'There is a deep scratch on the front.',
      'The finish is badly rubbed in one place.',
    ],
    needs_repair: [
      'In need of repair: one of the moving parts sticks.',
      'In need of a craftsman: one of the parts is loose.',
      'In need of cleaning and a small repair.',
    ],
  },
  equipments: {
    with_package: [
      'With the box, pouch and papers.',
      'A full set, with original box and receipt.',
      'With the maker’s box and authenticity card.',
    ],
    without_package: [
      'Sold without box or papers.',
      'Without its original box or papers.',
      'The box is lost; our expert has confirmed authenticity.',
    ],
  },
};
