import { type BodyForm } from '../lookups/body-forms';

/** What a metal or hard body looks like, whatever its alloy. */
export type Metal =
  | 'steel'
  | 'yellow_gold'
  | 'rose_gold'
  | 'white_gold'
  | 'platinum'
  | 'titanium'
  | 'bronze'
  | 'silver'
  | 'black_ceramic'
  | 'white_ceramic'
  | 'blue_ceramic'
  | 'carbon'
  | 'black_steel';

export type DialColour =
  | 'black'
  | 'white'
  | 'silver'
  | 'cream'
  | 'champagne'
  | 'grey'
  | 'anthracite'
  | 'blue'
  | 'dark_blue'
  | 'ice_blue'
  | 'green'
  | 'olive'
  | 'brown'
  | 'burgundy'
  | 'salmon'
  | 'pink'
  | 'turquoise'
  | 'yellow'
  | 'mother_of_pearl';

export type DialFinish =
  | 'lacquer'
  /** Of a surface that is not told. */
  | 'plain'
  | 'matte'
  | 'sunburst'
  /** Rays stamped into the plate, not brushed on it. */
  | 'radial_relief'
  /** From top to bottom. */
  | 'brushed'
  | 'guilloche'
  /** Squares cut by the maker's own machine (Audemars Piguet). */
  | 'tapisserie'
  /** A pattern in relief of another kind. */
  | 'embossed'
  /** Woven of carbon fibre. */
  | 'carbon'
  | 'hobnail'
  | 'horizontal_lines'
  | 'waves'
  | 'grained'
  | 'enamel'
  | 'skeleton'
  | 'meteorite'
  | 'fume'
  /** Its colour above, black below. */
  | 'gradient'
  /** The material's own play of colour (mother-of-pearl, aventurine). */
  | 'natural';

export type Indices =
  | 'batons'
  | 'plots'
  | 'roman'
  | 'arabic'
  | 'breguet'
  | 'wedges'
  | 'arabic_12_6'
  | 'arabic_3_6_9'
  | 'diamonds'
  | 'none';

export type Hands =
  | 'mercedes'
  | 'baton'
  | 'dauphine'
  | 'breguet'
  | 'sword'
  | 'leaf'
  | 'alpha'
  | 'snowflake'
  | 'cathedral'
  | 'pencil'
  | 'broad_arrow'
  | 'skeleton';

export type SubdialKind =
  | 'seconds'
  | 'minutes'
  | 'hours'
  | 'date'
  | 'day'
  | 'month'
  | 'moon'
  | 'reserve'
  | 'second_time'
  | 'tourbillon';

/** A small dial; `at` is where it sits as an hour (0 is the centre of the dial). */
export interface Subdial {
  at: number;
  shows: SubdialKind;
  /** Null: the colour of the dial. */
  colour: DialColour | null;
  /** Radius as a share of the dial's radius, 0.15 to 0.5. */
  size: number;
}

/** An aperture in the dial; `at` is an hour and may be fractional (4.5). */
export interface DialWindow {
  at: number;
  shows: 'date' | 'big_date' | 'day' | 'month' | 'moon';
  /** A magnifying lens above it. */
  hasLens: boolean;
}

export type BezelKind =
  | 'smooth'
  | 'thin'
  | 'fluted'
  | 'coin_edge'
  | 'stepped'
  | 'dive'
  | 'gmt_24h'
  | 'tachymeter'
  /** Tenths of a second, for a chronograph hand that turns in ten seconds. */
  | 'tenths'
  | 'octagonal_screws'
  /** Eight-sided, on a round case. */
  | 'octagonal'
  | 'porthole'
  | 'screws'
  | 'engraved'
  | 'gem_set';

/** Colours of bezel inserts, straps, leather and lacquer. */
export type Colour =
  | 'black'
  | 'white'
  | 'cream'
  | 'grey'
  | 'dark_grey'
  | 'taupe'
  | 'blue'
  | 'dark_blue'
  | 'light_blue'
  | 'green'
  | 'dark_green'
  | 'brown'
  | 'dark_brown'
  | 'tan'
  | 'beige'
  | 'red'
  | 'burgundy'
  | 'orange'
  | 'pink'
  | 'purple'
  | 'yellow'
  | 'gold';

export interface Bezel {
  kind: BezelKind;
  /** The insert: one colour, or two halves (day, night) for `gmt_24h`; null when it is bare metal. */
  insert: readonly [Colour] | readonly [Colour, Colour] | null;
}

export type StrapKind =
  | 'oyster'
  | 'jubilee'
  | 'president'
  | 'three_link'
  | 'five_link'
  | 'seven_link'
  | 'h_link'
  | 'integrated'
  | 'milanese'
  | 'alligator'
  | 'calf'
  /** Of a hide that is not told. */
  | 'leather'
  | 'rubber'
  | 'textile'
  | 'satin';

export interface Strap {
  kind: StrapKind;
  /** Of a bracelet; null for a strap. */
  metal: Metal | null;
  /** Second metal of a two-tone bracelet (its centre links). */
  accent: Metal | null;
  /** Of a strap; null for a bracelet of bare metal. */
  colour: Colour | null;
}

export type CrownKind = 'plain' | 'guarded' | 'onion' | 'cabochon' | 'bridge';
export type PusherKind = 'none' | 'pump' | 'screwed' | 'rectangular';

export interface WatchLook {
  kind: 'clock';
  case: {
    form: BodyForm;
    /** Millimetres across, without the crown. */
    diameter: number;
    metal: Metal;
    /** Second metal of a two-tone watch: bezel, crown and centre links. */
    accent: Metal | null;
    finish: 'polished' | 'brushed' | 'mixed';
    lugs: 'classic' | 'integrated' | 'hidden' | 'horned' | 'wire';
  };
  bezel: Bezel;
  dial: {
    colour: DialColour;
    finish: DialFinish;
    indices: Indices;
    hands: Hands;
    subdials: readonly Subdial[];
    windows: readonly DialWindow[];
  };
  crown: { kind: CrownKind; pushers: PusherKind; at: 3 | 4 | 9 };
  strap: Strap;
  /** What the back shows: a movement under glass, or an engraved lid. */
  back: { kind: 'sapphire' | 'solid'; winding: 'automatic' | 'manual' | 'quartz' | 'spring_drive' };
  /** 0 (as made) to 1 (scratched all over). */
  wear: number;
  /** Whole number from 0 to 2^31 - 1, for what the fields above leave open. */
  variant: number;
}
