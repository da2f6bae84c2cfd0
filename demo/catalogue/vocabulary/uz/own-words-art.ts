/** What stands for the plain word of a condition or a paper of a work of art. */
export const ofArt: readonly (readonly [piece: RegExp, plain: string, own: string])[] = [
  // A work of these years has had no time to be restored or to change hands.
  [
    /(?:ustaxona|bosmaxona)si/u,
    'Holati aʼlo, restavratsiya qilinmagan',
    'Holati aʼlo, nuqsoni yoʻq',
  ],
  [/202\d-yil/u, 'xulosasi va egalik tarixi bor', 'xulosasi bor'],
  // What becomes of paper, of canvas and of a panel.
  [/qogʻozga|litografiya/u, 'boʻyogʻi koʻchgan joyi yoʻq', 'qogʻozi sargʻaymagan'],
  [/qogʻozga|litografiya/u, 'asosi qiyshaygan', 'qogʻozi toʻlqinlangan'],
  [/akvarel|litografiya/u, 'bir joyida boʻyoq qatlamini', 'qogʻozining bir chetini'],
  [/xolstga/u, 'asosi qiyshaygan', 'xolsti boʻshashgan'],
  [/xolstga|yogʻochga/u, 'burchagida bukilish izi koʻrinadi', 'burchagida boʻyoq biroz koʻchgan'],
  [
    /qogʻozga|litografiya/u,
    'Nuqsoni bor: pastki chetida boʻyoq biroz koʻchgan',
    'Nuqsoni — pastki chetidagi kichik yirtiq',
  ],
  // What was never sold has had no other owner.
  [
    /ilgari (?:sotil|namoyish)|Ilgari sotil|birinchi marta sotilmoqda/u,
    'xulosasi va egalik tarixi bor',
    'xulosasi bor',
  ],
  [
    /ilgari (?:sotil|namoyish)|Ilgari sotil|birinchi marta sotilmoqda/u,
    'asar qaysi maktabga mansubligini ekspertimiz aniqlagan',
    'tavsifini sanʼatshunosimiz tuzgan',
  ],
  // Who made it is known by where it was made.
  [/(?:ustaxona|bosmaxona)si/u, 'qaysi maktabga mansubligini', 'qayerda yaratilganini'],
  [/bosmaxona/u, 'Bevosita ustaxonadan', 'Bevosita bosmaxonadan'],
];
