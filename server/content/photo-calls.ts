import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type AdminCall } from './call-admin';
import { type PhotoCall } from './photo-arguments';

/** The editors' call of a photo command; reads the files that it names. */
export async function photoCallOf(call: PhotoCall): Promise<AdminCall> {
  const photos = `items/${call.id}/photos`;
  switch (call.command) {
    case 'photos':
      return { method: 'GET', path: photos };
    case 'add-photos':
      return { method: 'POST', path: photos, body: await formOf(call.files) };
    case 'order-photos':
      return { method: 'PUT', path: photos, body: { order: call.order } };
    case 'describe-photo':
      return { method: 'PUT', path: `${photos}/${call.photo}`, body: { alt: call.alt } };
    case 'remove-photo':
      return { method: 'DELETE', path: `${photos}/${call.photo}` };
    case 'set-cover': {
      const body = await formOf(call.files);
      return { method: 'PUT', path: `${call.entity}/${call.id}/cover`, body };
    }
    case 'remove-cover':
      return { method: 'DELETE', path: `${call.entity}/${call.id}/cover` };
  }
}

async function formOf(files: readonly string[]): Promise<FormData> {
  const form = new FormData();
  for (const file of files) {
    form.append('photos', new Blob([await readFile(file)]), basename(file));
  }
  return form;
}
