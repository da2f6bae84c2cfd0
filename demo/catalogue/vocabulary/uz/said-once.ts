/** "… bittadan dumaloq oq marvarid bor. Marvaridlarning diametri 7 mm." */
const pearlsMeasured =
  /bittadan ((?:\p{L}+ )*marvaridi?) bor\. Marvaridlarning diametri ([\d,]+) mm\./gu;

/** "Ruchka siyohli … Ruchka … ishlangan": of the pen, then of its body. */
const penAgain =
  /(?<=Ruchka (?:siyohli, perosi oltindan|roller sterjenli, qopqogʻi yechib olinadi)\. )Ruchka(?= [^.]*dan ishlangan)/gu;

/** "Zajigalka … metalldan ishlangan. Zajigalka yangi …", "Ruchka … ishlangan. Ruchka bilan …" */
const pieceAsItIs =
  /(?<=(?:^|\. )(Ruchka|Zajigalka|Zaponkalar) [^.]*ishlangan[^.]*\. )\1 (bilan )?(\p{Ll})/gu;

/** What is named in two sentences on end is told once. */
export function saidOnce(text: string): string {
  return text
    .replace(pearlsMeasured, 'bittadan $2 millimetrli $1 bor.')
    .replace(penAgain, 'Korpusi')
    .replace(pieceAsItIs, (_, _piece: string, by: string | undefined, first: string) =>
      by === undefined ? first.toUpperCase() : `U bilan ${first}`,
    );
}

/** "Soat hali bir marta ham taqilmagan. Soat qutisi va hujjatlari bilan sotiladi." */
const watchWith = /(?<=(?:^|\. )Soat [^.]*\. )Soat (?=(?:asl )?qutisi)(\p{Ll})/gu;
const watchOf = /(?<=(?:^|\. )Soat [^.]*\. )Soatning (\p{Ll})/gu;

/** "Soat sanani ham koʻrsatadi. Soat biror marta ham taqilmagan." */
const watchAsItIs =
  /(?<=(?:^|\. )Soat(?:da)? [^.]*\. )Soat (?=(?:yangi|yangidek|biror|hali|taqilmagan|avaylab|aʼlo)(?!\p{L}))(\p{Ll})/gu;

/** "Mexanizmi — kvarsli 2713 kalibri. Mexanizmi toʻxtab qoladi", "… Mexanizmini sozlash kerak" */
const movementAgain =
  /(?<=(?:^|\. )Mexanizmi — (?:[^.]|\.(?! ))*\. )Mexanizmi((?:ni)?)(?= (?:toʻxtab|sozlash) )/gu;

/** What has a clasp is not the watch but what it is worn on; that of a strap is a buckle. */
const clasp = /(?:Soat qulfi|(?<=\. )Qulfi)((?:da)?(?!\p{L})[^.,]*), oynasi/gu;

/** "… yurish zaxirasi 48 soat. Soatning 214270 referensi …": hours beside a watch, or the watch again. */
const watchAfterHours = /(?<=\d soat(?:gacha)?\. )Soatning (\S+) referensi ([^.]*)\./gu;

/** A maker whose name a model bears, but in a title: "Cartier Panthère de Cartier Medium soati …" */
const makerInModel =
  /(?<!\p{L})Cartier (?=(?:Tank Louis|(?:Santos|Pasha|Panthère|Drive|Calibre) de) Cartier(?!\p{L}).*\.$)/gu;

/** "…; soat 2025-yilda yigʻilgan. Soatning 228238 referensi …" */
const watchJustTold = /(?<=(?:(?:;|\.) soat [^.;]*|soati)\. )Soatning(?= \S+ referensi)/giu;

/** The same of what closes a text, once its words are chosen. */
export function watchClosedOnce(text: string): string {
  const worn = /(?<!\p{L})bilaguzu/iu.test(text) ? 'Bilaguzuk qulfi' : 'Tasma toʻqasi';
  return text
    .replace(watchAfterHours, 'Referensi — $1, u $2.')
    .replace(watchJustTold, 'Uning')
    .replace(makerInModel, '')
    .replace(movementAgain, 'U$1')
    .replace(clasp, `${worn}$1, soat oynasi`)
    .replace(watchWith, (_, first: string) => first.toUpperCase())
    .replace(watchOf, (_, first: string) => first.toUpperCase())
    .replace(watchAsItIs, (_, first: string) => first.toUpperCase());
}

/** "Rolex … nishonlagan. Rolex 2024-yilda yigʻgan bu …" */
const makerAgain =
  /^([^.]*(?<!\p{L})(\p{Lu}(?:\.(?:T\.)? )?[^.]*?)[^.]*\. )\2 (\d{4}-yilda(?: \p{L}+da)?) yigʻgan (?=bu )/u;

/** "Chopard ilk … Chopard bu … kulonini", "… Rolex 2024-yilgi bu … soatiga": of whom the line has spoken. */
const makerNamed =
  /^([^.]*(?<!\p{L})(\p{Lu}(?:\.(?:T\.)? )?[^.]*?)(?:ning|ni|ga|da)?(?!\p{L})[^.]*\. )\2 (?=bu |\d{4}-yil)/u;

/** "2016-yilgi Germaniyada Nomos …": a watch that is not Swiss, as its opening has it. */
const yearAbroad = /(?<=\d{4}-)yilgi (\p{Lu}\p{Ll}+iyada) /gu;

/** "Soat 2023-yilda yigʻilgan. Soat 30 metrgacha …", from between which the line has gone. */
const watchDated = /(?<=\. Soat \d{4}-yilda(?: \p{L}+da)? yigʻilgan\. )Soat (?=\d)/u;

/** "Kulon yoyilgan yelpigʻich shaklida. Divas’ Dream yelpigʻichi …": the fan and the name told once. */
const fanAgain = /(?<=\. )Kulon yoyilgan yelpigʻich shaklida\. Divas’ Dream yelpigʻichi(?= )/u;

/**
 * "… Birkin 30 sumkasi (Togo Étoupe). … Sumka … buzoq charmidan tikilgan": what the house calls the
 * colour and the leather stands with them, as in brackets behind a country it reads as a city.
 */
const finishBefore =
  /(?<=(?:sumkasi|hamyoni)(?:ni)?) \(([^()]+)\)([^]*?(?<=\. )(?:Sumka|Hamyon) [^.()]*dan)(?= tikilgan)/u;

const withLeather = (text: string): string =>
  text.replace(finishBefore, (_, finish: string, told: string) =>
    told.includes(finish) ? told : `${told} (${finish})`,
  );

/** The same of the first sentences, once the line has left its place between them. */
export const openedOnce = (text: string): string =>
  withLeather(text)
    .replace(yearAbroad, 'yilda $1 yigʻilgan ')
    .replace(makerAgain, '$1$3 yigʻilgan ')
    .replace(makerNamed, '$1Brend ')
    .replace(watchDated, 'U ')
    .replace(fanAgain, 'Kulonning yelpigʻich shakli');

/** A description of earrings speaks of both from its first sentence; a title has their name alone. */
const earrings: readonly (readonly [one: RegExp, both: string])[] = [
  [/(?<=\. )Sirgʻa(?= )/gu, 'Sirgʻalar'],
  [/^Sirgʻa(?= \d{4}-yilda)/u, 'Bu sirgʻalar'],
  [/(?<!\p{L})sirgʻa(?!\p{L})/gu, 'sirgʻalar'],
  [/(?<=\. )Uni(?=(?:ng)? )/gu, 'Ularni'],
];

/** "Bu sirgʻalar 2012-yilda AQSHda … yasalgan", as "Sirgʻalar" and "Ikkala" follow. */
export function pairTold(text: string): string {
  return /(?<!\p{L})sirgʻa(?:lari\p{L}*)?(?!\p{L})|Ikkala sirgʻa/iu.test(text) &&
    text.includes('. ')
    ? earrings.reduce((told, [one, both]) => told.replace(one, both), text)
    : text;
}

/** "Uzuk toshsiz. Uzukning ogʻirligi 5 gramm": that a jewel has no stones, then its measures. */
const plainMeasured =
  /(?<=(?:^|\. )(Uzuk|Kolye|Bilaguzuk) toshsiz)\. (?:\1ning )?(\p{L})(?=(?:chki|zunligi|gʻirligi) )/gu;

/** "Uzuk … spiraldan iborat. Uzukning ichki diametri 16 mm" */
const measuredNext = /(?<=(?:^|\. )(Uzuk|Kolye|Bilaguzuk) [^.]*\. )\1ning (\p{Ll})/gu;

/** Measures of a jewel after a sentence of which it is the subject. */
export const measuredOnce = (text: string): string =>
  text
    .replace(plainMeasured, (_, _piece: string, first: string) => `, ${first.toLowerCase()}`)
    .replace(measuredNext, (_, _piece: string, first: string) => first.toUpperCase());

/** The first gold and the first platinum of a watch, wherever it is told. */
const precious: readonly (readonly [metal: RegExp, fineness: string])[] = [
  [/(?<!\p{L})(?:sariq|pushti|oq) oltin(?=dan|(?: \p{L}+)? (?:korpus|bilaguzu[kg]))/iu, '750'],
  [/(?<!\p{L}|oltin va )platina(?=dan|(?: \p{L}+)? (?:korpus|bilaguzu[kg]))/iu, '950'],
];

/** "750-probali oq oltindan ishlangan korpusining diametri 39 mm": no sentence begins with a figure. */
const finenessFirst =
  /(?<=\. )(\d{3}-probali (?:\p{L}+ oltin|platina))(?:dan ishlangan)? korpusining (?=diametri|eni)/gu;

/** Metals of a watch with their fineness, as of a jewel. */
export function finenessTold(text: string): string {
  return /suv oʻtkazmaydi|suvdan himoyasi/iu.test(text)
    ? precious
        .reduce(
          (told, [metal, fineness]) =>
            told.replace(metal, (named) => `${fineness}-probali ${named.toLowerCase()}`),
          text,
        )
        .replace(finenessFirst, 'Korpusi $1dan, ')
    : text;
}
