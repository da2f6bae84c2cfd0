import { type ArtModel } from '../../model-types';

const studio = { kind: 'art', years: [2012, 2026] } as const;

/** Contemporary studios, invented for the demonstration catalogue. */
export const studios: readonly ArtModel[] = [
  {
    ...studio,
    maker: 'severny-svet-studio',
    type: 'painting',
    technique: 'acrylic',
    material: 'acrylic_canvas',
    compositions: ['abstract_geometric', 'colour_field', 'abstract_gestural'],
    palettes: ['red_black', 'grey_silver', 'ultramarine', 'snow_blue'],
    frames: ['thin_black', 'none', 'light_wood'],
    longSideCm: [60, 180],
    usd: [900, 6400],
    madeIn: 'russia',
    note: {
      ru: 'Мастерская работает сериями и нумерует холсты.',
      en: 'The studio paints in series and numbers its canvases.',
      ua: 'Майстерня працює серіями й нумерує полотна.',
      uz: 'Ustaxona turkum-turkum ishlaydi va xolstlarini raqamlaydi.',
    },
  },
  {
    ...studio,
    maker: 'chorsu-studio',
    type: 'painting',
    technique: 'oil',
    material: 'oil_canvas',
    compositions: ['city_domes', 'still_life_fruit', 'mountains', 'garden'],
    palettes: ['southern_sun', 'ultramarine', 'golden_dusk'],
    frames: ['light_wood', 'none', 'gilded_plain'],
    longSideCm: [40, 120],
    usd: [600, 4200],
    madeIn: 'uzbekistan',
    note: {
      ru: 'Художники мастерской пишут бирюзу и глину старых кварталов.',
      en: 'Its painters take up the turquoise and clay of the old quarters.',
      ua: 'Художники майстерні пишуть бірюзу й глину старих кварталів.',
      uz: 'Ustaxona rassomlari eski mahallalarning feruzasi va loyini chizadi.',
    },
  },
  {
    ...studio,
    maker: 'podil-print-room',
    type: 'print',
    technique: 'lithograph',
    material: 'lithograph',
    compositions: ['city_street', 'abstract_geometric', 'still_life_flowers'],
    palettes: ['red_black', 'earth_ochre', 'cold_dawn'],
    frames: ['mat_white', 'thin_black'],
    longSideCm: [30, 70],
    usd: [220, 1100],
    madeIn: 'ukraine',
    note: {
      ru: 'Листы печатают с камня тиражом до тридцати оттисков.',
      en: 'Sheets are printed from stone in editions of up to thirty.',
      ua: 'Аркуші друкують із каменя накладом до тридцяти відбитків.',
      uz: 'Varaqlar toshdan oʻttiztagacha nusxada bosiladi.',
    },
  },
];
