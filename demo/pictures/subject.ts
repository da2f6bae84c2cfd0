import type { ItemKind } from '../../src/config/catalogs';
import type { ItemLook } from '../catalogue/types';

/** First path segment after `/pictures/`. */
export const pictureFamilies = [
  'clock',
  'jewelry',
  'accessory',
  'art',
  'article',
  'service',
  'action',
  'city',
  'special',
  'video',
] as const;
export type PictureFamily = (typeof pictureFamilies)[number];

export type CoverFamily = Exclude<PictureFamily, ItemKind>;

/** A catalogue item as far as its picture needs it. */
export interface ItemSubject {
  kind: 'item';
  url: string;
  kindOfItem: ItemKind;
  look: ItemLook;
  /** Name of the house in Latin letters, drawn on dials, lids and boxes; none when absent. */
  maker?: string | null;
  reference?: string | null;
  year?: number | null;
}

/** A cover, composed by the url and, where given, by what the text is about. */
export interface CoverSubject {
  kind: 'cover';
  of: CoverFamily;
  url: string;
}

export type PictureSubject = ItemSubject | CoverSubject;

export const itemViews = ['front', 'detail', 'back'] as const;
export const pictureViews = [...itemViews, 'cover'] as const;
export type PictureView = (typeof pictureViews)[number];

export function isPictureFamily(value: unknown): value is PictureFamily {
  return pictureFamilies.some((family) => family === value);
}

export function isPictureView(value: unknown): value is PictureView {
  return pictureViews.some((view) => view === value);
}

/** The views that a subject has, in the order of its gallery. */
export function viewsOf(subject: PictureSubject): readonly PictureView[] {
  return subject.kind === 'item' ? itemViews : ['cover'];
}
