import { type Template } from '../language';

/** Country and year in the first sentence. They come in turn, as `likeness.ts` tells them apart. */
export const openings: readonly Template[] = [
  'Made {madeIn} in {year}, this {maker} {modelPiece} is in {material} hallmarked {fineness}.',
  'This {material} {modelPiece} was made by {maker} {madeIn} in {year}.',
  'This {year} {maker} {modelPiece} in {material}, made {madeIn}, is designed as {motif}, {setting} {stones}.',
  'Made by {maker} {madeIn} in {year}, this {modelPiece} in {material} is {settingOnly} {stones}.',
  'Made by {maker} {madeIn} in {year}, this {modelPiece} in {material} is designed as {motif}, {setting} {stones}.',
  'This {year} {maker} {modelPiece}, made {madeIn}, is in {material} hallmarked {fineness}.',
  '{maker} made this {material} {modelPiece} {madeIn} in {year}.',
  'Made {madeIn} in {year}, this {maker} {modelPiece} in {material} is {settingOnly} {stonesOnly}.',
  'Made {madeIn} in {year}, this {maker} {modelPiece} in {material} is designed as {motif}, {setting} {stones}.',
  'This is a {year} {maker} {modelPiece} in {material}, made {madeIn}.',
  'This {maker} {modelPiece} in {material}, made {madeIn} in {year}, is designed as {motif}, {setting} {stones}.',
  'This {year} {maker} {modelPiece} in {material}, made {madeIn}, is {settingOnly} {stones}.',
  'Made by {maker} {madeIn} in {year}, this {modelPiece} is in {material}.',
  'This {maker} {modelPiece} in {material} was made {madeIn} in {year}.',
  'This {maker} {modelPiece}, made {madeIn} in {year}, is in {material}.',
  'This {year} {maker} {modelPiece} in {material} was made {madeIn}.',
  'This {year} {modelPiece} in {material} was made by {maker} {madeIn}.',
  // Of a piece whose year is not known.
  'This {maker} {modelPiece} in {material} was made {madeInOnly}.',
  'This {maker} {modelPiece} in {material}, made {madeInOnly}, is designed as {motif}, {setting} {stones}.',
  'This {maker} {modelPiece} in {material}, made {madeInOnly}, is {settingOnly} {stones}.',
  '{maker} made this {material} {modelPiece} {madeInOnly}.',
  'This is a {maker} {modelPiece} in {material}, made {madeInOnly}.',
  'Made {madeInOnly} by {maker}, this {modelPiece} is in {material}.',
  'This {modelPiece} in {material} was made by {maker} {madeInOnly}.',
  'Made {madeInOnly}, this {maker} {modelPiece} in {material} is {settingOnly} {stonesOnly}.',
  'This {maker} {modelPiece}, made {madeInOnly}, is in {material} hallmarked {fineness}.',
  'Made {madeInOnly}, this {maker} {modelPiece} is in {material} hallmarked {fineness}.',
  'This {material} {modelPiece} by {maker} was made {madeInOnly}.',
];
