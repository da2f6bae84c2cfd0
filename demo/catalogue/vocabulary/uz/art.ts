import { type ArtFact, type ArtWords, type Story } from '../language';
import { composition } from './motifs';
import { palette } from './palettes';
import { works } from './titles';

export const words: ArtWords = {
  kinds: {
    oil_canvas: { kind: 'rangtasvir asari', technique: null },
    oil_board: { kind: 'rangtasvir asari', technique: null },
    oil_panel: { kind: 'rangtasvir asari', technique: null },
    acrylic_canvas: { kind: 'rangtasvir asari', technique: null },
    watercolour: { kind: 'akvarel', technique: null },
    gouache: { kind: 'guash', technique: null },
    pastel: { kind: 'pastel', technique: null },
    lithograph: { kind: 'litografiya', technique: null },
  },
  works,
  composition,
  palette,
  frame: {
    gilded_carved: 'ramasi oʻyma naqshli, zarhal',
    gilded_plain: 'ramasi silliq, zarhal',
    dark_wood: 'ramasi toʻq rangli yogʻochdan',
    light_wood: 'ramasi och rangli yogʻochdan',
    thin_black: 'ramasi ingichka, qora',
    mat_white: 'paspartusi oq, ustiga oyna qoʻyilgan',
    none: 'ramasi yoʻq, xolst chetlari boʻyalgan',
  },
  signature: {
    lower_right: 'pastki oʻng burchagida imzo bor',
    lower_left: 'pastki chap burchagida imzo bor',
    monogram: 'pastki burchagida monogramma bor',
    none: 'imzosi yoʻq',
    back: 'orqa tomoniga imzo va sana qoʻyilgan',
    margin: 'hoshiyasida qalam bilan yozilgan nusxa raqami va imzo bor',
  },
};

export const story: Story<ArtFact> = {
  title: ['“{work}”, {maker}'],
  facts: {
    // Works from 1950 on are dated exactly and come from a studio; older ones belong to a school.
    opening: [
      '“{work}” — {maker}ga mansub {kind}, {circa}-yil atrofida yaratilgan.',
      '{circa}-yil atrofida {material} ishlangan “{work}” {maker}ga mansub.',
      '“{work}” — {maker} rassomlaridan biri {circa}-yil atrofida {madeIn} yaratgan asar.',
      '{circa}-yil atrofida yaratilgan “{work}” {maker}ga mansub, unda {palette}.',
      '{maker}ga mansub “{work}” {circa}-yil atrofida {madeIn} yaratilgan.',
      '“{work}” {maker}ga mansub, {circa}-yil atrofida {material} ishlangan.',
      '{maker}ga mansub “{work}” — {circa}-yil atrofida yaratilgan {kind}.',
      '{circa}-yil atrofida yaratilgan “{work}” — {maker} rassomlaridan birining asari.',
      '“{work}” {exact}-yilda {maker}da yaratilgan.',
      '{material} ishlangan “{work}” — {maker}ning {exact}-yilgi asari.',
      '“{work}” {exact}-yilda {maker}da {material} ishlangan.',
      '{exact}-yilda {maker}da yaratilgan “{work}” asarida {palette}.',
      '“{work}” asarida {palette}. Uni {maker} rassomlari {exact}-yilda yaratgan.',
      '{exact}-yilda {madeIn} yaratilgan “{work}” — {maker}ning asari.',
      '{maker} rassomlari “{work}” asarini {exact}-yilda yaratgan.',
      '“{work}” — {exact}-yilda {maker}da yaratilgan {kind}.',
      '{composition} “{work}” {maker}ga mansub, {circa}-yil atrofida yaratilgan.',
      '{composition} “{work}” {exact}-yilda {maker}da yaratilgan.',
      '“{work}” asarida {palette}. {circa}-yil atrofida yaratilgan bu asar {maker}ga mansub.',
      '{maker} rassomlaridan biri “{work}” asarini {circa}-yil atrofida yaratgan.',
    ],
    size: [
      'Asar {madeIn} {material} ishlangan, eni {width} sm, boʻyi {height} sm, {frame}.',
      'Asar {material} ishlangan, eni {width} sm, boʻyi {height} sm, {frame}.',
      'Asarning eni {width} sm, boʻyi {height} sm, {frame}.',
      'Asar {madeIn} {material} ishlangan, {frame}.',
    ],
    signature: ['{signature}.'],
    composition: ['{composition}'],
    palette: ['{palette}.'],
    // Told with the size.
    frame: [],
    note: ['{note}'],
    // Told with the size.
    origin: [],
    visit: [
      'Asarni filialga kelib koʻrish mumkin.',
      'Asarni filialda kunduzgi yorugʻlikda koʻrsatamiz.',
    ],
  },
  conditions: {
    perfect: [
      'Holati aʼlo: ranglari tiniq, boʻyogʻi koʻchgan joyi yoʻq.',
      'Holati aʼlo, restavratsiya qilinmagan.',
      'Lupada va ultrabinafsha nurda nuqson topilmadi.',
    ],
    new: [
      'Bevosita ustaxonadan olingan, ilgari namoyish qilinmagan.',
      'Holati benuqson, birinchi marta sotilmoqda.',
      'Asar yangi, ilgari sotilmagan.',
    ],
    natural_wear: [
      'Holati yaxshi, yuzasida yengil ishqalanish izlari bor.',
      'Yuzasi toza, chetlarida mayda ishqalanish izlari bor.',
      'Orqa tomonida mayda izlar bor, old tomoni toza.',
    ],
    has_defects: [
      'Nuqsoni bor: pastki chetida boʻyoq biroz koʻchgan.',
      'Nuqsoni bor: yuqori chap burchagida bukilish izi koʻrinadi.',
      'Fonda kichik dogʻ koʻrinadi.',
    ],
    needs_repair: [
      'Restavratsiya kerak: asosi qiyshaygan.',
      'Restavrator ishi kerak: asosining chetlari yemirilgan.',
      'Restavratsiya kerak: bir joyida boʻyoq qatlamini mustahkamlash lozim.',
    ],
  },
  equipments: {
    with_package: [
      'Ekspert xulosasi bilan sotiladi.',
      'Sanʼatshunos xulosasi va egalik tarixi bor.',
      'Ekspert xulosasi va saqlanish holatining tavsifi bor.',
    ],
    without_package: [
      'Yozma ekspert xulosasi yoʻq; xohlasangiz, tayyorlab beramiz.',
      'Hujjatlari yoʻq, tavsifini sanʼatshunosimiz tuzgan.',
      'Hujjatlarsiz sotiladi, asar qaysi maktabga mansubligini ekspertimiz aniqlagan.',
    ],
  },
};
