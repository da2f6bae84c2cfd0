import { type Template } from '../language';

/** Country and year in the first sentence. They come in turn, as `shapes.ts` tells them apart. */
export const openings: readonly Template[] = [
  'Made {madeIn} in {year}, this {maker} {modelPiece} is in {material} hallmarked {fineness}.',
  'This {material} {modelPiece} was made by {maker} {madeIn} in {year}.',
  'The {maker} {modelPiece} in {material} offered here was made {madeIn} in {year}.',
  'This {year} {maker} {modelPiece}, made {madeIn}, is in {material} hallmarked {fineness}.',
  'Made {madeIn} in {year}, this {maker} {modelPiece} in {material} is {settingOnly} {stonesOnly}.',
  'Made {madeIn} in {year}, this {maker} {modelPiece} in {material} is designed as {motif}, {setting} {stones}.',
  'This {material} {modelPiece} by {maker} was made {madeIn} in {year}.',
  '{maker} made this {material} {modelPiece} {madeIn} in {year}.',
  'This is a {year} {maker} {modelPiece} in {material}, made {madeIn}.',
  'This {maker} {modelPiece} in {material}, made {madeIn} in {year}, is designed as {motif}, {setting} {stones}.',
  'This {year} {maker} {modelPiece} in {material}, made {madeIn}, is {settingOnly} {stones}.',
  'Made by {maker} {madeIn} in {year}, this {modelPiece} is in {material}.',
  'The {maker} {modelPiece} offered here, made {madeIn} in {year}, is in {material}.',
  'This {maker} {modelPiece}, made {madeIn} in {year}, is in {material}.',
  'The {material} {modelPiece} offered here was made by {maker} {madeIn} in {year}.',
  'This {maker} {modelPiece} in {material} was made {madeIn} in {year}.',
  // Of a piece whose year is not known.
  '{maker} made this {material} {modelPiece} {madeInOnly}.',
  'Made {madeInOnly} by {maker}, this {modelPiece} is in {material}.',
  'This {modelPiece} in {material} was made by {maker} {madeInOnly}.',
  'Made {madeInOnly}, this {maker} {modelPiece} in {material} is {settingOnly} {stonesOnly}.',
  'The {maker} {modelPiece} in {material} offered here was made {madeInOnly}.',
  'This {maker} {modelPiece}, made {madeInOnly}, is in {material} hallmarked {fineness}.',
  'Made {madeInOnly}, this {maker} {modelPiece} is in {material} hallmarked {fineness}.',
  'This {material} {modelPiece} by {maker} was made {madeInOnly}.',
  'The {material} {modelPiece} offered here was made by {maker} {madeInOnly}.',
];
