import { type ArtFact, type ArtWords, type Story } from '../language';
import { noteMark } from '../note-placed';
import { openingsOfShape } from './art-openings';
import { composition } from './motifs';
import { palette } from './palettes';
import { works } from './titles';

export const words: ArtWords = {
  kinds: {
    oil_canvas: { kind: 'картина', technique: 'полотно, олія' },
    oil_board: { kind: 'картина', technique: 'картон, олія' },
    oil_panel: { kind: 'картина', technique: 'дошка, олія' },
    acrylic_canvas: { kind: 'картина', technique: 'полотно, акрил' },
    watercolour: { kind: 'робота', technique: null },
    gouache: { kind: 'робота', technique: null },
    pastel: { kind: 'робота', technique: null },
    ink: { kind: 'рисунок', technique: null },
    lithograph: { kind: 'естамп', technique: null },
  },
  authorOf: {
    'school-of-aivazovsky': 'художника школи Івана Айвазовського',
    'circle-of-levitan': 'художника з кола Ісаака Левітана',
    'circle-of-korovin': 'художника з кола Костянтина Коровіна',
    'circle-of-vasylkivsky': 'художника з кола Сергія Васильківського',
    'barbizon-school': 'художника барбізонської школи',
    'hague-school': 'художника гаазької школи',
    'severny-svet-studio': 'майстерні «Північне світло»',
    'chorsu-studio': 'майстерні «Чорсу»',
    'podil-print-room': 'друкарні «Поділ»',
  },
  works,
  composition,
  palette,
  frame: {
    gilded_carved: 'рама різьблена, золочена',
    gilded_plain: 'рама гладка, золочена',
    dark_wood: 'рама темна, деревʼяна',
    light_wood: 'рама світла, деревʼяна',
    thin_black: 'рама тонка, чорна',
    mat_white: 'паспарту біле, рама зі склом',
    none: 'рами немає, краї зафарбовані',
  },
  signature: {
    lower_right: 'підпис — у правому нижньому куті',
    lower_left: 'підпис — у лівому нижньому куті',
    monogram: 'підпис — монограма біля нижнього краю',
    none: 'підпису немає',
    back: 'на звороті — підпис і дата',
    margin: 'на полях олівцем — номер і підпис',
  },
};

export const story: Story<ArtFact> = {
  title: ['«{work}», {maker}'],
  facts: {
    opening: Object.values(openingsOfShape).flat(),
    size: [
      '{material}, {width} × {height} см без рами.',
      '{material}; розмір без рами — {width} × {height} см.',
      'Розмір без рами — {width} × {height} см.',
      '{material}.',
    ],
    signature: ['{signature}.'],
    composition: ['{composition}'],
    palette: ['{palette}.'],
    frame: ['{frame}.'],
    note: [`${noteMark}{note}`],
    origin: [],
    visit: [
      'Подивитися роботу можна у відділенні, де вона зберігається.',
      'Роботу покажемо у відділенні за денного світла.',
    ],
  },
  conditions: {
    perfect: [
      'Стан ідеальний: барви свіжі, без втрат.',
      'Стан ідеальний, реставрації не було.',
      'Огляд під лупою та в ультрафіолеті вад не виявив.',
    ],
    new: [
      'Робота нова, раніше її не виставляли.',
      'Стан бездоганний, попередніх власників не було.',
      'Робота нова, раніше вона нікому не належала.',
    ],
    natural_wear: [
      'Стан добрий, на поверхні є ледь помітні потертості.',
      'Поверхня чиста, але на краях є невеликі потертості.',
      'Лицьовий бік чистий, зворот трохи забруднений.',
    ],
    has_defects: [
      'Біля нижнього краю є невелике пошкодження.',
      'В одному з кутів трохи пошкоджена основа.',
      'На поверхні помітна невелика пляма.',
    ],
    needs_repair: [
      'Основа деформувалася, потрібна реставрація.',
      'Краї основи пошкоджені, потрібен реставратор.',
      'Поверхню живопису треба очистити, а основу зміцнити.',
    ],
  },
  equipments: {
    with_package: [
      'Додається експертний висновок.',
      'Є висновок мистецтвознавця та відомості про походження.',
      'Додаються експертний висновок і опис стану збереженості.',
    ],
    without_package: [
      'Експертного висновку немає, але його можна замовити в нас.',
      'Документів немає, але роботу оглянув і описав наш мистецтвознавець.',
      'Відомостей про походження немає, але роботу оглянув і описав наш експерт.',
    ],
  },
};
