import { type ArtWords } from '../language';

/** Colours of a work, each palette in several wordings: a sentence without its full stop. */
export const palette: ArtWords['palette'] = {
  golden_dusk: [
    'the palette keeps to golds and warm browns',
    'the palette is limited to golds and warm browns',
    'gold and brown give the picture its warmth',
    'the tones are warm, between gold and brown',
  ],
  cold_dawn: [
    'the palette keeps to cold greys and pinks',
    'the palette is limited to cold greys and pinks',
    'pink warms the cold greys',
    'the tones are muted, from grey to pale pink',
  ],
  noon_light: [
    'the palette keeps to pale, even tones',
    'the palette is pale and restrained',
    'the tones are light, with no sharp contrasts',
    'the light is even and the colours are pale',
  ],
  moonlight: [
    'the palette keeps to silver and deep blue',
    'the palette is limited to silver and deep blue',
    'silver lights relieve the deep blue',
    'the tones are those of night, deep blue and silver',
  ],
  autumn: [
    'the palette keeps to ochres and crimson',
    'the palette is limited to ochres and crimson',
    'the tones are warm, from ochre to crimson',
    'the colours are mainly ochre and crimson',
  ],
  spring_green: [
    'the palette keeps to fresh greens',
    'the palette is limited to fresh greens',
    'the greens are light and fresh',
    'the colours are mainly fresh greens',
  ],
  snow_blue: [
    'the palette keeps to cold blues and lilacs',
    'the palette is limited to cold blues and lilacs',
    'the tones are cold, from blue to lilac',
    'the colours are mainly white, pale blue and lilac',
  ],
  southern_sun: [
    'the palette keeps to pure, bright tones',
    'the palette is limited to pure, bright tones',
    'the colours are bright, even in the shadows',
    'the colours are warm and sunny',
  ],
  earth_ochre: [
    'the palette keeps to earthy ochres and umber',
    'the palette is limited to earthy ochres and umber',
    'the tones are earthy, from ochre to umber',
    'the colours are mainly ochre and brown',
  ],
  grey_silver: [
    'the palette keeps to silvery greys',
    'the palette is limited to silvery greys',
    'the tones are muted, in many shades of grey',
    'the colours are mainly silver and grey',
  ],
  red_black: [
    'the palette keeps to red, black and white',
    'the palette is limited to red, black and white',
    'red is set sharply against black',
    'the colours are few, chiefly red and black',
  ],
  ultramarine: [
    'the palette keeps to ultramarine with touches of orange',
    'the palette is limited to ultramarine with touches of orange',
    'touches of orange set off the ultramarine',
    'the picture is mainly ultramarine, with warm lights',
  ],
};
