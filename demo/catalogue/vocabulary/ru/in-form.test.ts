/** @jest-environment node */
import { inForm } from './in-form';

test.each([
  [
    'У этих мужские часов Rolex Explorer, сделанных',
    'У этих мужских часов Rolex Explorer, сделанных',
  ],
  [
    'Tank — так марка Cartier назвала эти часы на чёрном ремешке',
    'Tank — так дом Cartier назвал эти часы на чёрном ремешке',
  ],
  [
    'Эти часы H. Moser & Cie. Pioneer — из стали, на чёрном ремешке; сделаны',
    'Эти часы H. Moser & Cie. Pioneer — стальные, на чёрном ремешке; сделаны',
  ],
  [
    'Эти часы Rolex Day-Date 40 — из платины, на браслете President из платины; сделаны',
    'Эти часы Rolex Day-Date 40 — из платины, на браслете President; сделаны',
  ],
])('“%s” is told as “%s”', (written, told) => {
  expect(inForm(written)).toBe(told);
});
