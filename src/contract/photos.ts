import { array, number, object } from 'yup';
import { optionalText } from './body';
import { coverEntities } from './edited-bodies';
import { defineEndpoint } from './endpoint';
import { filledText, id, listOf, picture, shape, type Picture } from './wire';

/** A photo of an item as editors see it; its words are those of the host, empty while there are none. */
export interface EditedPhoto extends Picture {
  id: number;
}

const photosAnswer = () => shape({ data: listOf(shape({ ...picture().entries, id: id() })) });

export const itemPhotos = defineEndpoint({
  method: 'GET',
  path: '/admin/items/:id/photos',
  summary: 'Photos of an item in the order of its gallery.',
  access: 'reader',
  answer: photosAnswer(),
  reshape: (wire): EditedPhoto[] => wire.data,
});

/** Status 201. */
export const addItemPhotos = defineEndpoint({
  method: 'POST',
  path: '/admin/items/:id/photos',
  summary: 'Adds photos at the end of an item’s gallery; answers all of them.',
  access: 'editor',
  fileField: 'photos',
  body: object({}),
  answer: photosAnswer(),
  reshape: (wire): EditedPhoto[] => wire.data,
});

export const orderItemPhotos = defineEndpoint({
  method: 'PUT',
  path: '/admin/items/:id/photos',
  summary: 'Puts the photos of an item in order: the ids of all of them.',
  access: 'editor',
  body: object({
    order: array()
      .of(number().typeError('formatWrong').integer('formatWrong').required('required'))
      .max(1000, 'tooLong')
      .required('required'),
  }),
  answer: photosAnswer(),
  reshape: (wire): EditedPhoto[] => wire.data,
});

/** An empty text leaves the photo to the item's title. */
export const describeItemPhoto = defineEndpoint({
  method: 'PUT',
  path: '/admin/items/:id/photos/:photo',
  summary: 'Says what a photo shows, in the language of the host.',
  access: 'editor',
  body: object({ alt: optionalText(300) }),
  answer: photosAnswer(),
  reshape: (wire): EditedPhoto[] => wire.data,
});

export const removeItemPhoto = defineEndpoint({
  method: 'DELETE',
  path: '/admin/items/:id/photos/:photo',
  summary: 'Removes a photo of an item, with its file.',
  access: 'editor',
  answer: photosAnswer(),
  reshape: (wire): EditedPhoto[] => wire.data,
});

/** One file of a form. The cover is the same on every host. */
export const setCover = defineEndpoint({
  method: 'PUT',
  path: '/admin/:entity/:id/cover',
  summary: `Gives a page its cover (${coverEntities.join(', ')}).`,
  access: 'editor',
  fileField: 'photos',
  body: object({}),
  answer: shape({ data: picture() }),
  reshape: (wire): Picture => wire.data,
});

export const removeCover = defineEndpoint({
  method: 'DELETE',
  path: '/admin/:entity/:id/cover',
  summary: 'Takes the cover of a page away, with its file.',
  access: 'editor',
  answer: shape({ message: filledText() }),
  reshape: (wire) => wire.message,
});
