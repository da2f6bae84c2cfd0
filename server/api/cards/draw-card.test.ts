/** @jest-environment node */
import sharp from 'sharp';
import { hostCodes, languageOf } from '../../../src/config/hosts';
import { type LanguageCode } from '../../../src/config/languages';
import { houseCardPath } from '../../../src/config/house-card';
import { cardSize, type Card } from './card';
import { drawCard } from './draw-card';
import { houseCard } from './page-cards';
import { openFaces, setLine, type Face } from './faces';

const aCard = (change: Partial<Card> = {}): Card => ({
  host: 'ru',
  heading: 'Rolex',
  title: 'Submariner Date 126610LV',
  price: { words: '1\u202f060\u202f000\u00a0₽', isSold: false },
  picture: 'clock/a/front.jpg',
  isWhole: true,
  ...change,
});

const aPhoto = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#204060' } })
    .jpeg()
    .toBuffer();

/** Colours of a part of a card, each with how far it is spread: 0 is one colour. */
async function spreadOf(card: Buffer, left: number, top: number, width: number, height: number) {
  const part = await sharp(card).extract({ left, top, width, height }).toBuffer();
  const { channels } = await sharp(part).stats();
  return Math.max(...channels.map(({ min, max }) => max - min));
}

const longTitles: Record<LanguageCode, string> = {
  ru: 'Часы-хронограф с вечным календарём, минутным репетиром и высокоскоростным индикатором водонепроницаемости для коллекционеров',
  en: 'Grande Complication perpetual calendar chronograph with minute repeater, tourbillon and counterclockwise-rotating moonphase',
  ua: 'Золотий кишеньковий годинник-хронометр із найскладнішими ускладненнями, що їх виготовлено у Швейцарії до вісімнадцятого сторіччя',
  uz: 'Oʻzbekistondagi kolleksionerlar uchun moʻljallangan, mukammallashtirilgan taqvimli va minutli repetirli oltin qoʻl soati',
};

test('a card is a JPEG of 1200 × 630 that messengers take', async () => {
  const card = await drawCard(aCard(), await aPhoto(1600, 1600));
  const { format, width, height } = await sharp(card).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', ...cardSize });
  // WhatsApp shows none above 300 KB.
  expect(card.length).toBeLessThan(300_000);
});

test.each(hostCodes)('a long name keeps to its column on %s', async (host) => {
  const price = { words: '1\u00a0250\u00a0000\u00a0000 soʻm', isSold: false };
  const card = aCard({
    host,
    title: longTitles[languageOf(host)],
    heading: longTitles[languageOf(host)],
    price,
  });
  const drawn = await drawCard(card, await aPhoto(1600, 1600));
  // Between the column and the photo, and at the edge, is nothing but the ground.
  expect(await spreadOf(drawn, 544, 0, 20, cardSize.height)).toBeLessThan(6);
  expect(await spreadOf(drawn, 0, 0, 56, cardSize.height)).toBeLessThan(6);
  // Nor between title and price.
  expect(await spreadOf(drawn, 64, 384, 480, 12)).toBeLessThan(6);
});

test('an item is shown whole on the ground of the card, a cover fills its side', async () => {
  const wide = await aPhoto(1600, 800);
  const whole = await drawCard(aCard(), wide);
  const cropped = await drawCard(aCard({ isWhole: false }), wide);
  const above = (card: Buffer) =>
    sharp(card).extract({ left: 800, top: 40, width: 1, height: 1 }).raw().toBuffer();
  expect([...(await above(whole))].every((part) => part > 240)).toBe(true);
  expect([...(await above(cropped))].every((part) => part < 120)).toBe(true);
});

test.each(hostCodes)('the card of the house on %s is as it would be drawn today', async (host) => {
  const shown = sharp(`static${houseCardPath(host)}`)
    .greyscale()
    .raw()
    .toBuffer();
  const drawn = sharp(await drawCard(houseCard(host), null))
    .greyscale()
    .raw()
    .toBuffer();
  const [one, other] = await Promise.all([shown, drawn]);
  const differing = one.filter((part, index) => Math.abs(part - (other[index] ?? 0)) > 24).length;
  // Another version of the encoder may round some edges otherwise.
  expect(differing).toBeLessThan(one.length / 1000);
});

test('a page without a picture has the mark of the house in its place', async () => {
  const drawn = await drawCard(aCard({ picture: null, price: null }), null);
  expect(await spreadOf(drawn, 800, 300, 380, 300)).toBeGreaterThan(20);
});

test.each<Face>(['title', 'text'])(
  'the %s face has every letter of the four languages',
  async (face) => {
    const faces = await openFaces();
    const letters = 'АЯаяЁёЄєІіЇїҐґAZaz0189ÀéüßŠžłʻʼ’₽₴$№«»–—,.!?&';
    const lost = [...letters].filter(
      (letter) => setLine(faces, letter, { face, size: 40 }).outlineAt(0, 0) === '',
    );
    expect(lost).toEqual([]);
  },
);

test('a letter that no face has loses its accent or is left out', async () => {
  const faces = await openFaces();
  const widthOf = (text: string) => setLine(faces, text, { face: 'title', size: 40 }).width;
  expect(widthOf('ệ')).toBe(widthOf('e'));
  expect(widthOf('漢')).toBe(0);
});
