/** @jest-environment node */
import { stonesIntoPiece } from './stones-told';

test.each([
  [
    'Possession taqinchogʻida bir halqa ikkinchisi ustida erkin aylanadi. Bu uzuk 750-probali pushti oltindan. Taqinchoqqa 7 ta brilliant terilgan.',
    'Possession taqinchogʻida bir halqa ikkinchisi ustida erkin aylanadi. Bu uzuk 750-probali pushti oltindan. Uzukka 7 ta brilliant terilgan.',
  ],
  // A bracelet is spoken of by the line alone.
  [
    'Bilaguzukni Aldo Chipullo yaratgan. Bu Juste un Clou uzugi 750-probali oq oltindan. Taqinchoqqa 22 ta brilliant terilgan.',
    'Bilaguzukni Aldo Chipullo yaratgan. Bu Juste un Clou uzugi 750-probali oq oltindan. Uzukka 22 ta brilliant terilgan.',
  ],
  [
    'Bu kulon 750-probali oq oltindan. Kulon xoch shaklida. Taqinchoqqa 46 ta brilliant terilgan.',
    'Bu kulon 750-probali oq oltindan. Kulon xoch shaklida. Unga 46 ta brilliant terilgan.',
  ],
  [
    'Bu sirgʻalar 750-probali oq oltindan. Sirgʻalar yulduz shaklida. Sirgʻalarga 42 ta brilliant terilgan.',
    'Bu sirgʻalar 750-probali oq oltindan. Sirgʻalar yulduz shaklida. Ularga 42 ta brilliant terilgan.',
  ],
  [
    'Bu bilaguzuk 750-probali sariq oltindan. Bilaguzuk toʻrtbarglardan iborat. Taqinchoqqa metall bilan bir tekis qilib 5 ta oq sadaf oʻrnatilgan.',
    'Bu bilaguzuk 750-probali sariq oltindan. Bilaguzuk beshta toʻrtbargdan iborat, har biriga metall bilan bir tekis qilib oq sadaf oʻrnatilgan.',
  ],
])('stones are set into the piece that is told: %s', (written, told) => {
  expect(stonesIntoPiece(written)).toBe(told);
});
