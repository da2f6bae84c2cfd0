/** @jest-environment node */
import { lineFirst, lineMarked, lineUnmarked, sentencesOf } from './line-first';

test('a line that is marked comes before all else, and its mark is gone', () => {
  const written = `Це — каблучка. ${lineMarked('Вузол означає звʼязок.')} Вага — 5 г.`;
  expect(lineFirst(written)).toBe('Вузол означає звʼязок. Це — каблучка. Вага — 5 г.');
  expect(lineFirst('Це — каблучка. Вага — 5 г.')).toBe('Це — каблучка. Вага — 5 г.');
});

test('a mark is not seen at the beginning or the end of a sentence', () => {
  expect(
    sentencesOf(`Bu — soat. ${lineMarked('Alpine Eagle St. Moritz soatidan olingan.')}`),
  ).toHaveLength(2);
  expect(lineUnmarked(lineMarked('Вузол означає звʼязок.'))).toBe('Вузол означає звʼязок.');
});
