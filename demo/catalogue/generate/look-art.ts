export type ArtComposition =
  | 'seascape_storm'
  | 'seascape_calm'
  | 'harbour'
  | 'river_landscape'
  | 'forest'
  | 'winter'
  | 'steppe'
  | 'mountains'
  | 'garden'
  | 'city_street'
  | 'city_domes'
  | 'still_life_flowers'
  | 'still_life_fruit'
  | 'abstract_geometric'
  | 'abstract_gestural'
  | 'colour_field';

export type ArtPalette =
  | 'golden_dusk'
  | 'cold_dawn'
  | 'noon_light'
  | 'moonlight'
  | 'autumn'
  | 'spring_green'
  | 'snow_blue'
  | 'southern_sun'
  | 'earth_ochre'
  | 'grey_silver'
  | 'red_black'
  | 'ultramarine';

export type ArtTechnique =
  'oil' | 'acrylic' | 'watercolour' | 'gouache' | 'pastel' | 'ink' | 'lithograph';

export type ArtFrame =
  | 'gilded_carved'
  | 'gilded_plain'
  | 'dark_wood'
  | 'light_wood'
  | 'thin_black'
  | 'mat_white'
  | 'none';

export interface ArtLook {
  kind: 'art';
  composition: ArtComposition;
  palette: ArtPalette;
  technique: ArtTechnique;
  frame: ArtFrame;
  /** Without the frame. */
  widthCm: number;
  heightCm: number;
  /** Height of the horizon as a share of the canvas, 0.2 to 0.7; abstract works ignore it. */
  horizon: number;
  /** 0 (as made) to 1 (craquelure and losses). */
  wear: number;
  /** Whole number from 0 to 2^31 - 1, for what the fields above leave open. */
  variant: number;
}
