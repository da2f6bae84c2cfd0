/** @jest-environment node */
import { motifOnce } from './motif-once';

const opened =
  'Graff kapalagining qanotlari toshlardan yigʻilgan, toshlarning uchi markazga qaraydi. 2018-yilda Buyuk Britaniyada yasalgan bu Classic Butterfly sirgʻalari 750-probali oq oltindan.';
const stones =
  'Sirgʻalarga 4 ta brilliant (jami 2,31 karat, “nok” kesimi, rangi E, tozaligi VS2) oʻrnatilgan. Ikkala sirgʻaning umumiy ogʻirligi 6,3 gramm.';
const closing = 'Aʼlo holatda: jilosi bir tekis, shakli oʻzgarmagan.';

test('a motif that a line shows is not told again', () => {
  const motif = 'Sirgʻalar qanotlarini yozgan kapalak shaklida.';
  expect(motifOnce(`${opened} ${motif} ${stones} ${closing}`)).toBe(
    `${opened} ${stones} ${closing}`,
  );
});

test('a motif before the name is left out where the line shows it', () => {
  const line = 'Divas’ Dream yelpigʻichi Rimdagi Karakalla termalarining mozaikasidan olingan.';
  const made = 'Divas’ Dream kulonini Bvlgari 2018-yilda Italiyada 750-probali oltindan yasagan.';
  expect(motifOnce(`Yoyilgan yelpigʻich shaklidagi bu ${made} ${line} ${closing}`)).toBe(
    `Bu ${made} ${line} ${closing}`,
  );
});

test('that there are no stones is told without it', () => {
  const line =
    'Love bilaguzugi vintlar bilan mahkamlanadi, vint boshlari esa kolleksiya bezagiga aylangan. Bu Cartier Love uzugi 2020-yilda Fransiyada 750-probali sariq oltindan yasalgan.';
  const rest =
    'Ichki diametri 19,5 mm, ogʻirligi 9,1 gramm. Holati aʼlo, taqilgani faqat lupa ostida bilinadi. Haqiqiyligini ekspertimiz tasdiqlagan, qutisi va hujjatlari saqlanmagan.';
  const motif = 'Uzuk aylanasi boʻylab oʻyilgan vint boshlari bilan bezatilgan, toshsiz.';
  expect(motifOnce(`${line} ${motif} ${rest}`)).toBe(`${line} Uzuk toshsiz. ${rest}`);
});

test('a motif stays where the line tells of another thing, or little else is told', () => {
  const told = `${opened} Sirgʻalar yurak shaklida. ${stones} ${closing}`;
  expect(motifOnce(told)).toBe(told);
  const short = `${opened} Sirgʻalar qanotlarini yozgan kapalak shaklida. ${closing}`;
  expect(motifOnce(short)).toBe(short);
});
