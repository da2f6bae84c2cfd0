import { lineUnmarked } from '../line-first';

/** Which sentences tell of the item itself; what else comes before a part of it speaks of another thing. */
const ofJewel =
  /^(?:Uning|Tosh oʻrnatilmagan|Markaziga|Taqinchoq(?:qa|da)|Pave|Metall|Yopiq|Yagona|Har bir|Sirgʻa|Vint|Butun aylana|\d+ ta |Ikkala|Juftining|Ichki|Oʻlchami|Ogʻirligi|Uzunligi|Zanjirining|Kulon|Uzuk|Bilaguzuk|Toʻgʻnagʻich)/u;
const ofAccessory =
  /^(?:Sumka|Hamyon|Ruchka|Telefon|Zajigalka|Zaponka|Shakli|Oʻlchami|Yonlari|Usti|Zanjir|Qopqogʻi|Ikki|Korpusi|Perosi|Roller|Tugmalari|Old tomonida|Har birining|Yupqa)/u;
const ofWatch =
  /(?<!\p{L})mm(?!\p{L})|millimetr|kalibr|zaxirasi|suv oʻtkazmaydi|(?:^|; )(?:[Ss]iferblat|[Tt]asma)|bilaguzugi (?:ham |shu )?\p{L}+|(?:koʻrsatkichi|mili|taqvim|xronograf|turbiyon|uygʻotkich|hisob|flaybek) bor\.?$|^Referensi|qoʻyilmasi/u;

/** Parts that are told without their owner, and how the owner is called before them. */
const owners: readonly (readonly [piece: RegExp, owner: string, part: RegExp, ofItem: RegExp])[] = [
  // First, because a watch may have a bracelet.
  [
    /(?<!\p{L})soati?(?:n|d|g|(?!\p{L}))/iu,
    'Soat',
    /^(?:Qulfida|Korpusining yon|Korpusining bir|Oynasining cheti|Bezelining|Mexanizmini)/u,
    ofWatch,
  ],
  ...(
    [
      [/(?<!\p{L})bilaguzu[gk]/iu, 'Bilaguzukning'],
      [/(?<!\p{L})uzu[gk]/iu, 'Uzukning'],
      [/(?<!\p{L})kulon/iu, 'Kulonning'],
      [/(?<!\p{L})kolye/iu, 'Kolyening'],
      [/(?<!\p{L})toʻgʻnagʻich/iu, 'Toʻgʻnagʻichning'],
    ] as const
  ).map(
    ([piece, owner]) =>
      [
        piece,
        owner,
        /^(?:Markaziga|Ichki (?:diametri|aylanasi)|Uzunligi|Ogʻirligi|Probasi|Metalli \d|(?:Ichki|Orqa) tomonida yengil)/u,
        ofJewel,
      ] as const,
  ),
  ...(
    [
      [/(?<!\p{L})sumka/iu, 'Sumkaning'],
      [/(?<!\p{L})hamyon/iu, 'Hamyonning'],
      [/(?<!\p{L})ruchka/iu, 'Ruchkaning'],
      [/(?<!\p{L})telefon/iu, 'Telefonning'],
      [/(?<!\p{L})zajigalka/iu, 'Zajigalkaning'],
      [/(?<!\p{L})zaponka/iu, 'Zaponkalarning'],
    ] as const
  ).map(
    ([piece, owner]) =>
      [
        piece,
        owner,
        /^(?:Old tomonida chuqur|Yuzasining bir|Metall qismlarida|Yuzasida dogʻ yoʻq)/u,
        ofAccessory,
      ] as const,
  ),
];

/** "Uzukning ichki diametri 19,5 mm. Uzukning ichki tomonida …" */
const ownerAgain = /(?<=(Uzukning|Bilaguzukning) [^.]*\. )\1 ichki(?= tomonida)/gu;

/** A sentence whose subject is the calibre, and one of the bracelet behind it. */
const ofCalibre =
  /^(?:(?:Oʻzi|Qoʻlda) buraladigan|Kvarsli|Spring Drive|Mexanizmi — |Ichida |Bu — ).*kalibr/u;
const ofBracelet = /^(?:[\p{L}-]+ ){0,2}bilaguzugi (?:ham )?\p{L}/iu;
const namedByMaker = /^(?:Oyster|Jubilee|President) /u;

/** A line that is to come before all else parts nothing from its owner. */
const isFirst = (sentence: string) => sentence !== lineUnmarked(sentence);

const lowered = (sentence: string) => sentence.slice(0, 1).toLowerCase() + sentence.slice(1);

/** "Ichida 1861 kalibri ishlaydi. Soatning bilaguzugi ham poʻlatdan": it is no part of the calibre. */
const braceletOwned = (sentence: string, before: string, after: string) =>
  ofCalibre.test(before) && ofBracelet.test(sentence) && !after.startsWith('Soat')
    ? `Soatning ${namedByMaker.test(sentence) ? sentence : lowered(sentence)}`
    : sentence;

/** "Kameliya … guli boʻlgan. Ogʻirligi 17,6 gramm": what is weighed is not the flower. */
export function ownersNamed(text: string): string {
  const sentences = text.split(/(?<=\.) (?=[\p{Lu}\d“])/u);
  const [opening = ''] = sentences;
  // What the model is known for may come before the piece.
  const named = /^Bu /u.test(sentences[1] ?? '') ? `${opening} ${sentences[1] ?? ''}` : opening;
  const found = owners.find(([piece]) => piece.test(named));
  if (!found) return text;
  const [, owner, part, ofItem] = found;
  return sentences
    .map((sentence, index) => {
      const before = sentences[index - 1] ?? '';
      return index > 1 && part.test(sentence) && !ofItem.test(before) && !isFirst(before)
        ? `${owner} ${lowered(sentence)}`.replace(/ning (?=yuzasining )/u, ' ')
        : braceletOwned(sentence, before, sentences[index + 1] ?? '');
    })
    .join(' ')
    .replace(ownerAgain, 'Ichki');
}
