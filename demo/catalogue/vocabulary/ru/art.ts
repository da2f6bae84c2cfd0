import { type ArtFact, type ArtWords, type Story } from '../language';
import { composition } from './motifs';
import { palette } from './palettes';
import { works } from './titles';

export const words: ArtWords = {
  kinds: {
    oil_canvas: { kind: 'картина', technique: 'холст, масло' },
    oil_board: { kind: 'картина', technique: 'картон, масло' },
    oil_panel: { kind: 'картина', technique: 'дерево, масло' },
    acrylic_canvas: { kind: 'картина', technique: 'холст, акрил' },
    watercolour: { kind: 'акварель', technique: null },
    lithograph: { kind: 'литография', technique: null },
  },
  authorOf: {
    'school-of-aivazovsky': 'художника школы Ивана Айвазовского',
    'circle-of-levitan': 'художника из круга Исаака Левитана',
    'circle-of-korovin': 'художника из круга Константина Коровина',
    'circle-of-vasylkivsky': 'художника из круга Сергея Васильковского',
    'barbizon-school': 'художника барбизонской школы',
    'hague-school': 'художника гаагской школы',
    'severny-svet-studio': 'мастерской «Северный свет»',
    'chorsu-studio': 'мастерской «Чорсу»',
    'podil-print-room': 'печатни «Подол»',
  },
  works,
  composition,
  palette,
  frame: {
    gilded_carved: 'рама резная, золочёная',
    gilded_plain: 'рама гладкая, золочёная',
    dark_wood: 'рама тёмного дерева',
    light_wood: 'рама светлого дерева',
    thin_black: 'рама тонкая, чёрная',
    mat_white: 'лист под стеклом, в белом паспарту и тонкой чёрной раме',
    none: 'рамы нет, края холста закрашены',
  },
  signature: {
    lower_right: 'справа внизу есть подпись',
    lower_left: 'слева внизу есть подпись',
    monogram: 'внизу есть монограмма',
    none: 'подписи нет',
    back: 'на обороте подпись и дата',
    margin: 'на полях карандашом поставлены номер оттиска и подпись',
  },
};

/** Of the schools, whose works are dated about. */
const ofSchools = [
  '«{work}» ({technique}) — работа {authorOf}, созданная {madeIn} около {circa} года.',
  '«{work}» — {kind} {authorOf}, созданная {madeIn} около {circa} года.',
  '{country}, около {circa} года: {kind} «{work}» {authorOf}.',
  'около {circa} года {madeIn} {authorOf} написал {kind} «{work}».',
  'в продаже — {kind} «{work}» {authorOf}, созданная {madeIn} около {circa} года.',
  // `in-form.ts` gives these words their form.
  '{authorOf} написал {kind} «{work}» {madeIn} около {circa} года.',
  '{kind} «{work}» написал {madeIn} около {circa} года {authorOf}.',
  'к нам поступила {kind} «{work}» {authorOf}, созданная {madeIn} около {circa} года.',
] as const;

/** Of the studios, in ways of their own. */
const ofStudios = [
  '{kind} «{work}» ({technique}) создана в {exact} году {madeIn}, в {authorOf}.',
  '«{work}» — работа {authorOf}, созданная {madeIn} в {exact} году.',
  '{kind} «{work}» создана в {authorOf} ({country}) в {exact} году.',
  '{country}, {exact} год: {kind} «{work}» {authorOf}.',
  'в продаже — {kind} «{work}» {authorOf}, созданная {madeIn} в {exact} году.',
  '{authorOf} ({country}) создала {kind} «{work}» в {exact} году.',
  'к нам поступила {kind} «{work}» {authorOf}, созданная {madeIn} в {exact} году.',
] as const;

export const story: Story<ArtFact> = {
  title: ['«{work}», {maker}'],
  facts: {
    opening: [...ofSchools, ...ofStudios],
    size: [
      '{technique}; высота без рамы — {height} см, ширина — {width} см.',
      'Высота без рамы — {height} см, ширина — {width} см.',
      '{technique}.',
    ],
    signature: ['{signature}.'],
    composition: ['{composition}'],
    palette: ['{palette}.'],
    frame: ['{frame}.'],
    note: ['{note}'],
    // Told by every opening.
    origin: [],
    visit: [
      'Посмотреть работу можно в отделении, где она хранится.',
      'Покажем работу в отделении при дневном свете.',
    ],
  },
  preferred: ['palette'],
  conditions: {
    perfect: [
      'Состояние отличное: краски свежие, утрат нет.',
      'Состояние отличное, следов реставрации не найдено.',
      'Под лупой и в ультрафиолете изъянов не нашли.',
    ],
    new: [
      'Работа поступила из мастерской и прежде не выставлялась.',
      'Состояние безупречное, работа продаётся впервые.',
      'Прежних владельцев не было, следов времени нет.',
    ],
    natural_wear: [
      'Состояние хорошее, потёртости едва заметны.',
      'По краям небольшие потёртости, на изображении их нет.',
      'Лицевая сторона чистая, следы хранения видны только на обороте.',
    ],
    has_defects: [
      'Есть изъян: небольшая утрата красочного слоя у нижнего края.',
      'Основа повреждена в одном из углов.',
      'На лицевой стороне заметно небольшое пятно.',
    ],
    needs_repair: [
      'Нужна реставрация: основа деформирована.',
      'Требуется работа реставратора: края основы повреждены.',
      'Нужна реставрация: в одном месте надо укрепить красочный слой.',
    ],
  },
  equipments: {
    with_package: [
      'Прилагается экспертное заключение.',
      'Прилагаются заключение искусствоведа и история владения.',
      'Прилагаются заключение эксперта и описание сохранности.',
    ],
    without_package: [
      'Заключения эксперта нет; его можно заказать у нас.',
      'Документов нет; атрибуцию провёл наш эксперт.',
      'История владения неизвестна; атрибуцию провёл наш эксперт.',
    ],
  },
};
