import {
  viewsOf,
  type CoverFamily,
  type ItemSubject,
  type PictureSubject,
  type PictureView,
} from '../subject';
import { sampleAccessories } from './accessories';
import { sampleJewels } from './jewels';
import { sampleWatches } from './watches';
import { sampleWorks } from './works';

/** An item of a look, with letters and signs in its names that are not plain. */
export const anItem = (look: ItemSubject['look'], url: string): ItemSubject => ({
  kind: 'item',
  url,
  kindOfItem: look.kind,
  look,
  maker: 'Maison Été & Söhne',
  reference: '126.610-LN',
});

const looks = [...sampleWatches, ...sampleJewels, ...sampleAccessories, ...sampleWorks];

const covers: [CoverFamily, string][] = [
  ['article', 'rynok-chasov'],
  ['article', 'zoloto-rastet'],
  ['article', 'kak-otlichit-poddelku-ekspertiza'],
  ['article', 'zakon-o-lombardah'],
  ['article', 'ceny-na-almazy'],
  ['service', 'vykup-brilliantov'],
  ['service', 'vykup-vertu'],
  ['service', 'sumki-hermes'],
  ['service', 'vykup-kartin'],
  ['service', 'remont-chasov'],
  ['service', 'yuvelirnye-izdeliya'],
  ['action', 'privedi-klienta'],
  ['city', 'moscow'],
  ['city', 'a-city-without-landmarks'],
];

const subjects: PictureSubject[] = [
  ...looks.map((look, index) => anItem(look, `${look.kind}-${index}`)),
  ...covers.map(([of, url]): PictureSubject => ({ kind: 'cover', of, url })),
];

export interface PictureCase {
  subject: PictureSubject;
  view: PictureView;
  name: string;
}

/** Every sample in every view; a detail is the front from near: a few of them stand for all. */
export const pictureCases: PictureCase[] = subjects.flatMap((subject, index) =>
  viewsOf(subject)
    .filter((view) => view !== 'detail' || index % 5 === 0)
    .map((view) => ({ subject, view, name: `${subject.url} ${view}` })),
);
