import type {
  ArtComposition,
  ArtFrame,
  ArtLook,
  ArtPalette,
  ArtTechnique,
} from '../../catalogue/generate/look-art';

const works: readonly (readonly [
  ArtComposition,
  ArtPalette,
  ArtTechnique,
  ArtFrame,
  number,
  number,
  number,
])[] = [
  ['seascape_storm', 'cold_dawn', 'oil', 'gilded_carved', 120, 80, 0.42],
  ['seascape_calm', 'golden_dusk', 'oil', 'gilded_plain', 80, 60, 0.5],
  ['harbour', 'southern_sun', 'oil', 'gilded_plain', 70, 60, 0.45],
  ['river_landscape', 'noon_light', 'oil', 'gilded_carved', 90, 65, 0.5],
  ['forest', 'spring_green', 'oil', 'dark_wood', 60, 80, 0.4],
  ['winter', 'snow_blue', 'oil', 'gilded_plain', 80, 55, 0.5],
  ['steppe', 'autumn', 'pastel', 'light_wood', 70, 50, 0.55],
  ['mountains', 'cold_dawn', 'watercolour', 'mat_white', 50, 36, 0.4],
  ['garden', 'spring_green', 'acrylic', 'thin_black', 60, 60, 0.5],
  ['city_street', 'grey_silver', 'ink', 'mat_white', 36, 50, 0.4],
  ['city_domes', 'golden_dusk', 'oil', 'gilded_carved', 80, 60, 0.45],
  ['still_life_flowers', 'earth_ochre', 'oil', 'gilded_carved', 60, 75, 0.4],
  ['still_life_fruit', 'earth_ochre', 'oil', 'dark_wood', 70, 60, 0.4],
  ['abstract_geometric', 'red_black', 'gouache', 'thin_black', 50, 70, 0.4],
  ['abstract_gestural', 'ultramarine', 'acrylic', 'none', 100, 80, 0.4],
  ['colour_field', 'red_black', 'oil', 'none', 120, 150, 0.4],
  ['seascape_calm', 'moonlight', 'lithograph', 'light_wood', 60, 40, 0.4],
];

export const sampleWorks: readonly ArtLook[] = works.map(
  ([composition, palette, technique, frame, widthCm, heightCm, horizon], index) => ({
    kind: 'art',
    composition,
    palette,
    technique,
    frame,
    widthCm,
    heightCm,
    horizon,
    wear: (index % 3) / 2,
    variant: index * 15485863,
  }),
);
