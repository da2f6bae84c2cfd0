import type { ArtPalette } from '../../catalogue/generate/look-art';

/** Colours of a picture from the sky down; `light` is sun, moon, window or blossom. */
export interface Tones {
  skyTop: string;
  skyLow: string;
  light: string;
  far: string;
  middle: string;
  near: string;
  dark: string;
  accent: string;
}

export const palettes: Record<ArtPalette, Tones> = {
  golden_dusk: {
    skyTop: '#7b83a0',
    skyLow: '#f1b66a',
    light: '#ffe6a8',
    far: '#a87f74',
    middle: '#8a5f3c',
    near: '#4c3a24',
    dark: '#2a2119',
    accent: '#d8552e',
  },
  cold_dawn: {
    skyTop: '#6f8fae',
    skyLow: '#e8cfc4',
    light: '#fff1e4',
    far: '#8ba0b5',
    middle: '#5d7684',
    near: '#33464e',
    dark: '#1d282e',
    accent: '#c98a7a',
  },
  noon_light: {
    skyTop: '#4f93c8',
    skyLow: '#cfe4ee',
    light: '#fffdf2',
    far: '#7ea3a8',
    middle: '#7f9a4e',
    near: '#54702f',
    dark: '#2b3a20',
    accent: '#d9a441',
  },
  moonlight: {
    skyTop: '#0f1a30',
    skyLow: '#35507a',
    light: '#f1ecd2',
    far: '#24385a',
    middle: '#1a2842',
    near: '#101a2c',
    dark: '#080d18',
    accent: '#b9a26a',
  },
  autumn: {
    skyTop: '#8fa6b8',
    skyLow: '#e6dcc4',
    light: '#fdf0cf',
    far: '#a98f6c',
    middle: '#c2762c',
    near: '#8b3f1c',
    dark: '#3a2114',
    accent: '#e0b030',
  },
  spring_green: {
    skyTop: '#86b4cf',
    skyLow: '#e9efdd',
    light: '#fffef0',
    far: '#9fb99a',
    middle: '#86ad55',
    near: '#4e7d3a',
    dark: '#28401f',
    accent: '#e7a7b8',
  },
  snow_blue: {
    skyTop: '#9db4cc',
    skyLow: '#eee9e6',
    light: '#ffffff',
    far: '#a7b8ca',
    middle: '#dfe6ee',
    near: '#b8c7da',
    dark: '#36414f',
    accent: '#b4693f',
  },
  southern_sun: {
    skyTop: '#2f86c4',
    skyLow: '#fbe3b0',
    light: '#fff7d0',
    far: '#6fa0b8',
    middle: '#d8a45a',
    near: '#b5652f',
    dark: '#3e2618',
    accent: '#d43f2f',
  },
  earth_ochre: {
    skyTop: '#b5a283',
    skyLow: '#e3d0a4',
    light: '#f7ebca',
    far: '#a58a5f',
    middle: '#8b6a38',
    near: '#5e4526',
    dark: '#2b2016',
    accent: '#9b3b22',
  },
  grey_silver: {
    skyTop: '#8d9296',
    skyLow: '#d9d9d4',
    light: '#f6f5f0',
    far: '#9da1a2',
    middle: '#787d7c',
    near: '#4d5150',
    dark: '#262828',
    accent: '#a58f68',
  },
  red_black: {
    skyTop: '#2a1112',
    skyLow: '#a3231f',
    light: '#f3d9b5',
    far: '#741a1a',
    middle: '#4b1315',
    near: '#1f0f10',
    dark: '#0d0808',
    accent: '#e0462c',
  },
  ultramarine: {
    skyTop: '#182a78',
    skyLow: '#5f86d6',
    light: '#f4efdc',
    far: '#2d4aa0',
    middle: '#1e3688',
    near: '#142257',
    dark: '#0b1230',
    accent: '#e3b341',
  },
};
