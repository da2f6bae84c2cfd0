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
      'It has two handles, a flap and a belt with a turn-lock; the base is {width} cm wide.',
    bag_one_handle_belt:
      'One handle, a flap with belt and turn-lock and a trapeze outline; it is {width} cm wide.',
    bag_flap_plate: 'A small rectangular body closes with a cast buckle; it is {width} cm wide.',
    bag_flap_chain:
      'The flap has a turn-lock, the shoulder strap is a chain laced with leather; it is {width} cm wide.',
    bag_crossbody_flat:
      'It is flat, with a perforated front and a wide textile shoulder strap; {width} cm wide.',
    bag_boston: 'Barrel-shaped, with a zip on top and two rolled handles; it is {width} cm wide.',
    bag_open_tote: 'An open shopper on two slim handles with a pocket inside; {width} cm wide.',
    bag_duffle: 'A soft travel shape with a zip along its whole length; it is {width} cm wide.',
    bag_arched_handles:
      'A square body, two arched handles and hanging charms; it is {width} cm wide.',
    bag_saddle:
      'The curved flap recalls a saddle, a metal stirrup hangs beside it; {width} cm wide.',
    bag_hobo: 'A soft curve with one shoulder strap and a piston clasp; it is {width} cm wide.',
    bag_briefcase: 'A rectangular briefcase with a lock and a top handle; it is {width} cm wide.',
    wallet_long_zip: 'Long format, zipped on three sides, with room for cards and notes inside.',
    wallet_long_belt: 'Long format, closed by a strap, with room for cards and notes inside.',
    wallet_bifold: 'It folds in two and has room for cards and notes.',
    wallet_card_holder: 'A slim card holder with slots on both sides.',
    pen_fountain: 'The nib is gold; ink comes from a converter or a piston.',
    pen_ballpoint: 'A ballpoint whose refill comes out at a turn of the barrel.',
    pen_rollerball: 'A rollerball with a removable cap.',
    phone_keypad: 'It has a keypad on ruby bearings and leather on the back.',
    phone_touch: 'It has a touch screen under sapphire crystal and a leather back.',
    cufflinks_round: 'The face is round, the fastening swivels.',
    cufflinks_square: 'The face is square, the fastening swivels.',
    cufflinks_bar: 'The face is a bar, the fastening swivels.',
    cufflinks_oval: 'The face is oval, the fastening swivels.',
    cufflinks_knot: 'The face is tied in a knot, the fastening swivels.',
    lighter_tall: 'The tall body gives its well-known ring when the lid opens.',
    lighter_slim: 'A slim body for the inside pocket; the flame is adjustable.',
    lighter_compact: 'A compact body with a lid that opens with one finger.',
  },
  hardware: {
    steel: 'of steel',
    yellow_gold: 'with a gold finish',
    rose_gold: 'with a rose-gold finish',
    white_gold: 'with a palladium finish',
    platinum: 'with a platinum finish',
    titanium: 'of titanium',
    bronze: 'in a bronze tone',
    silver: 'of silver',
    black_ceramic: 'of black ceramic',
    white_ceramic: 'of white ceramic',
    blue_ceramic: 'of blue ceramic',
    carbon: 'of carbon',
    black_steel: 'of blackened steel',
  },
};

export const story: Story<AccessoryFact> = {
  title: ['{maker} {model} {piece}, {finish}'],
  facts: {
    opening: [
      '{maker} {model} in {finish}.',
      'Here is {piecePhrase} by {maker}: {model} in {finish}.',
      '{maker} {model}: {piecePhrase} in {finish}.',
      'From the {collection} line of {maker}, {piecePhrase}: {model} in {finish}.',
    ],
    shape: ['{shape}'],
    body: [
      'It is made of {material} in {colour}; fittings {hardware}.',
      'Colour: {colour}; body of {material}, fittings {hardware}.',
      'Material and colour: {material}, {colour}; metal parts {hardware}.',
      'It is made of {material}; the colour is {colourOnly}.',
      'It is made of {materialOnly}, without inlay or lacquer.',
      'The body is of {frame}, the leather is {leather}.',
      'The leather is {leather}, the body is built of {frame}.',
      'It is made of {inlaid} with an inlay of {inlay}.',
      'The base is of {inlaid}, the inlay of {inlay}.',
    ],
    year: ['It was made in {year}.', 'Year of making: {year}.', 'It dates from {year}.'],
    note: ['{note}'],
    origin: ['It was made {madeIn}.', 'Country of making: {country}.'],
    visit: [
      'It can be seen at the branch that keeps it.',
      'We show it at the branch and check it together with you.',
    ],
  },
  conditions: {
    perfect: [
      'Condition is excellent: corners and edges are free of scuffs.',
      'There is hardly a sign of use.',
      'It is in excellent condition and was kept with care.',
    ],
    new: [
      'It is new and has not been used.',
      'Condition is as new, without a scratch or scuff.',
      'It has never been in use and carries no marks.',
    ],
    natural_wear: [
      'Signs of use are natural: light scuffs on corners and metal.',
      'Fine scratches show on the metal parts.',
      'The surface is clean, the edges are slightly rubbed.',
    ],
    has_defects: [
      'It has a flaw: a noticeable stain on the surface.',
      'There is a deep scratch on the front.',
      'One of the corners is badly rubbed.',
    ],
    needs_repair: [
      'It needs repair: the lock or mechanism works only at times.',
      'A craftsman’s work is required: one of the parts is loose.',
      'It needs cleaning and a small repair in a workshop.',
    ],
  },
  equipments: {
    with_package: [
      'Box, pouch and papers are included.',
      'The set is complete: original box and receipt.',
      'The maker’s box and authenticity card come with it.',
    ],
    without_package: [
      'Sold without box and papers.',
      'There is no set: the piece alone.',
      'The packaging is lost; our expert has confirmed that it is genuine.',
    ],
  },
};
