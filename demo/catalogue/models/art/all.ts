import { type ArtModel } from '../../model-types';
import { schools } from './schools';
import { studios } from './studios';

export const artModels: readonly ArtModel[] = [...schools, ...studios];
