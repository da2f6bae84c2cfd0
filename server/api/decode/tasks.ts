import { type Problem } from '../../../src/contract/problems';
import { checkDocument } from './check-document';
import { drawPhoto, type Photo } from './draw-photo';
import { drawPreview } from './draw-preview';

/** What is done with a file that somebody sent, by name: from the file, of a media type, to a target. */
export const tasks = { preview: drawPreview, photo: drawPhoto, document: checkDocument } as const;

export type TaskName = keyof typeof tasks;
/** What a task tells of what it made; null where there is nothing to tell. */
export type Made<Name extends TaskName> = Name extends 'photo' ? Photo : null;

/** What the process writes as the last line of its standard output, as JSON. */
export type Answer<Name extends TaskName = TaskName> = { made: Made<Name> } | { refused: Problem };
