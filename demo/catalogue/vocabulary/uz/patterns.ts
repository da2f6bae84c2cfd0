import { asSentence } from '../fill';
import { isShort } from '../short';
import { ledByFactTold } from './led-by-fact-told';
import { ofMotif } from './motif-once';
import { metalsTold } from './metals-told';
import { collectionTold, ownWords } from './own-words';
import { cutsTold, inlaysTold, stonesPlaced, strandTold } from './stones-told';
import { coldAgain, paletteTold, statesTold, techniqueAgain, workAgain } from './works-told';

/** A line that its model nearly names: "Pilot’s Watches …, Pilot’s Watch Mark XX". */
const lineAgain = /^Pilot’s Watches kolleksiyasiga kiradigan bu (?=[^.]*Pilot’s Watch )/u;

/** A model that is called by a year, of which the size is told with the case: “1966”. */
const calledByYear =
  /(?<= |^)(1815|1966)(?: 40 mm)?(?= (?:\p{L}+lar )?soati|,|:| \(| — |\. | (?:mexanizmi|nomi|\p{L}+larga|oʻzi|qoʻlda|kvarsli)(?!\p{L}))/gu;

/** The piece in English at the end of a model, before its own word. */
const pieceInEnglish = / (?:Pendant|Wallet)(?=,|\.| (?:\(|—|kuloni|hamyoni|taqinchogʻi|modeli))/gu;

/** A calibre that is only a number of one or two figures: `5-kalibr`. */
const shortCalibre = /(?<=buraladigan )(\d{1,2}) kalibri/gu;

/** A jewel that has no inside. */
const withBack = /(?<!\p{L})(?:kulon|sirgʻa(?!la[dn])|kolye(?! boʻlgan)|toʻgʻnagʻich)/iu;

/** "… uzugi … yasalgan. Uzukning ogʻirligi …" */
const openedWith =
  /(?=bilaguzu|uzu|sirgʻa|kulon|kolye|toʻgʻnagʻich)(?<=(bilaguzu|uzu|sirgʻa|kulon|kolye|toʻgʻnagʻich)\p{L}*(?:[^.]|(?<=Co)\.)*\. )\1\p{L}*?ning /giu;

/** "… uzugi … yasalgan. Uning ogʻirligi …", where only the nearest noun would be its owner. */
const measuredAgain = /(?<=\. )Uning (?=ichki diametri|ogʻirligi|eni |probasi)\p{Ll}/gu;

/** The motif of a jewel after its stones or its note, which may speak of parts of it. */
const motifLate = new RegExp(
  String.raw`^(.+?(?<!Co)\. )(?!(?:\d{4}-yilda |(?:[^.]|\.(?! )|(?<=Co)\. )*bu |Bu )(?:[^.]|\.(?! ))*(?:\. [^.]*)?yasal?gan)(.+?\. )(${ofMotif} )`,
  'u',
);

/** A watch or a pen is no subject again right after a sentence that names it. */
const watchAgain: readonly (readonly [seam: RegExp, told: string])[] = [
  [/((?<!\p{L})(?:Soat|soat, eni) [^.]*\. )Soat (?=\d)/gu, '$1U '],
  [/((?<!\p{L})(?:Soat|soat(?= \d)) [^.]*\. )Soatni /gu, '$1Uni '],
  [/((?<!\p{L})(?:Soat|soat(?= \d)) [^.]*\. )Soatda /gu, '$1Unda '],
  [/((?<!\p{L})[Ss]oat(?!\p{L})[^.]*\. )Soat avaylab/gu, '$1Avaylab'],
  [/((?<!\p{L})[Ss]oat(?!\p{L})[^.]*\. )Soat biror/gu, '$1Biror'],
  // "… — Fransiyada tayyorlangan ruchka. Ruchka siyohli"
  [/( ruchka\. )Ruchka siyohli/gu, '$1U siyohli'],
];

/** Of a case with two ears the diameter, as its maker gives it. */
const widthWithEars = /(?<!\p{L})([Ee])ni ([\d,]+) mm/u;

/** What has eight sides is the bezel, not the case. */
const octagonTold: readonly (readonly [octagon: RegExp, told: string])[] = [
  [/Korpusi sakkizburchak, eni/u, 'Korpusining eni'],
  [/([Kk]orpusi(?: ham \p{L}+dan,)?) sakkizburchak,/u, '$1'],
  [/(?<=\p{L} )sakkizburchak (?=(?:\p{L}+ ){0,2}korpus)/u, ''],
  [/Sakkizburchak ((?:\p{L}+ ){0,2}korpus)/u, '$1'],
  [/bezelining burchaklari yumaloq/u, 'sakkizburchak bezelining burchaklari yumaloq'],
];

function sizeTold(text: string): string {
  return /\b(?:Nautilus|Aquanaut)\b/u.test(text)
    ? octagonTold
        .reduce((told, [octagon, plain]) => told.replace(octagon, plain), text)
        .replace(/(?<=\. )\p{Ll}/gu, (letter) => letter.toUpperCase())
        .replace(/korpusining eni (?=[\d,]+ mm)/u, 'korpusining diametri ')
        .replace(
          widthWithEars,
          (_, first: string, mm: string) => `${first === 'E' ? 'D' : 'd'}iametri ${mm} mm`,
        )
    : text;
}

/** "1220 metrgacha": thousands stand apart from hundreds. */
const thousandsOfMetres = /(?<=\s\d{1,3})(?=\d{3} metr)/gu;

/** A maker named at the beginning is not named again at the beginning of another sentence. */
const makerAgain = /(?<=(Mikimoto|Chopard|Graff) .*\. )\1 (?=marvaridlarni|ilk |yirik )/gu;

/** Of a ring or a rigid bracelet two sentences on end would begin with its inside. */
const insideAgain = /(?<=\. Ichki diametri [^.]*\. )Ichki tomonida/gu;
/** "Toʻgʻnagʻichning eni 4,5 sm. Ogʻirligi 15,6 gramm." */
const broochMeasured =
  /(?<=Toʻgʻnagʻichning eni [\d,]+ sm)\. (M(?=etalli)|O(?=gʻirligi)|P(?=robasi))/gu;

/** A better word for a plain one, within a sentence and at its beginning. */
function toldBetter(text: string, plain: string, better: string): string {
  const told = text.replace(plain, better);
  const first = asSentence(plain);
  return first === plain ? told : told.replace(first, asSentence(better));
}

/** A watch whose crown or crystal is at fault, and one that was made in the century before. */
const waterUnsure =
  /burash boshchasi joyida mahkam|Oynasining cheti ozgina|(?<!\d)(?:19\d\d|2000)-yil(?:gi (?:bu |\p{Lu})[^.]*soati|da (?:\p{L}+da )?yigʻil?gan)/u;

/** Such a watch keeps out water as its maker says, not as it is told. */
const waterAsMade = (text: string): string =>
  waterUnsure.test(text)
    ? text
        .replace(
          /, suvdan himoyasi ([\d\u00a0]+ metr)(?=[,.])([^.]*\.)/u,
          '$2 Soat $1gacha suv oʻtkazmaydi.',
        )
        .replace(
          /(?<=\. )(?:Soat|U)(?= [\d\u00a0]+ metrgacha suv)/u,
          'Zavod maʼlumotiga koʻra, soat',
        )
        .replace(/(?<= soati)(?= [\d\u00a0]+ metrgacha suv)/u, ', zavod maʼlumotiga koʻra,')
    : text;

/** Calibres of Patek Philippe whose reserve is told as the most that it can be. */
const mostReserve =
  /(?<=(?<!\p{L})(?:324 S|240 Q|240 PS|CH 28-520)[^.]*(?:\. (?:Y|Kalibrning y)|y)urish zaxirasi \d+ soat)(?!gacha)/gu;

/** A reference of which nothing more is told: it stands in the title and beside the text. */
const referenceAlone = /(?<=\. )Referensi — (?:(?!\. |, u ).)+\. /u;

function referenceLeftOut(text: string): string {
  const without = text.replace(referenceAlone, '');
  return isShort(without) ? text : without;
}

/** Words that one watch or jewel has and its neighbours have not. */
export function patternsTold(text: string): string {
  const own = / kolleksiyasiga kiradigan /u.test(text)
    ? ownWords
    : [...ownWords, ...collectionTold];
  const owned = own
    .filter(([piece]) => piece.test(text))
    .reduce((words, [, plain, better]) => toldBetter(words, plain, better), statesTold(text));
  const told = [...watchAgain, ...workAgain, ...coldAgain, ...techniqueAgain]
    .reduce((words, [seam, again]) => words.replace(seam, again), referenceLeftOut(owned))
    .replace(/^[^]*$/u, paletteTold)
    .replace(/xronograf( \([^()]*\))?, flaybek/gu, 'flaybekli xronograf$1')
    .replace(shortCalibre, '$1-kalibr')
    .replace(lineAgain, '')
    .replace(calledByYear, '“$1”')
    .replace(pieceInEnglish, '')
    .replace(motifLate, '$1$3$2')
    .replace(openedWith, (again) => (again.includes('larning') ? 'Ularning ' : 'Uning '))
    .replace(measuredAgain, (first) => first.slice(-1).toUpperCase())
    .replace(/Siferblati yuzasi/gu, 'Siferblatining yuzasi')
    .replace(/qoʻshilmalar (?=koʻzga koʻrinmaydi\))/gu, 'qoʻshilmalari ')
    .replace(/(?<=rangi binafsha)rang/gu, '')
    .replace(makerAgain, 'Brend ')
    .replace(insideAgain, 'Uzukning ichki tomonida')
    .replace(broochMeasured, (_, first: string) => `, ${first.toLowerCase()}`)
    .replace(thousandsOfMetres, '\u00a0')
    .replace(mostReserve, 'gacha')
    // One inlay needs no number.
    .replace(/(?<![\d,])1 ta (?=\p{L})/gu, '');
  const inlaid = strandTold(inlaysTold(told));
  const cased = ledByFactTold(metalsTold(waterAsMade(inlaid)));
  const placed = cutsTold(stonesPlaced(sizeTold(cased)));
  return withBack.test(placed)
    ? placed.replace('Ichki tomonida', 'Orqa tomonida').replace('ichki tomonida', 'orqa tomonida')
    : placed;
}
