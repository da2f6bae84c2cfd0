import { type Template } from '../language';

const name = '{maker} {modelTitle} {reference}';

/**
 * A year never follows a model or a reference, many of which end in a number; a dial is told with its
 * surface. Each tells its facts in an order of its own; neighbours in this list begin otherwise.
 */
export const openings: readonly Template[] = [
  `{gender} годинник ${name} випущено {year} року.`,
  `${name} — {gender} годинник {year} року {strap}.`,
  `Циферблат годинника ${name}, випущеного {year} року, {face}.`,
  '{year} року марка {maker} випустила {modelTitle} {reference} {strap}.',
  `{movement} із запасом ходу {reserve} рухає стрілки годинника ${name}, випущеного {year} року.`,
  'Референс {reference} випускали з {from} по {to} рік; цей {maker} {model} виготовлено {year}-го.',
  `Корпус годинника ${name} {form}, завширшки {mm} мм; рік випуску — {year}.`,
  `Корпус годинника ${name} має діаметр {mmOnly} мм; рік випуску — {year}.`,
  `{madeIn} {year} року виготовлено {gender} годинник ${name}.`,
  `${name} — годинник у корпусі {materialOnly}, випущений {year} року.`,
  'Референс {reference} випускають із {since} року; цей {maker} {model} виготовлено {year}-го.',
  `{gender} годинник з {faceIns}, ${name}, випустили {year} року.`,
  `Запас ходу годинника ${name}, виготовленого {madeIn} {year} року, — {reserve}.`,
  `У годинника ${name} {bezel}; рік випуску — {year}.`,
  'У каталозі {maker} модель {model} має референс {reference}; цей годинник випущено {year} року.',
  `${name}, випущений {year} року, належить до колекції {line}.`,
  `Під {faceIns} годинника ${name} працює {movement}; рік випуску — {year}.`,
  `Випущений {year} року годинник ${name} має {strapName} і корпус діаметром {mmOnly} мм.`,
  `{gender} годинник ${name} {bezelPhrase} виготовлено {madeIn} {year} року.`,
  `Рік випуску годинника ${name} — {year}, країна — {country}.`,
  `${name} — {gender} годинник{functionsPhrase}; його випущено {year} року.`,
  `{madeIn} виготовлено годинник ${name} {strap}; рік випуску — {year}.`,
  '{reference} — референс годинника {maker} {model}, випущеного {year} року.',
  `У корпусі {material} годинника ${name}, випущеного {year} року, працює {movement}.`,
  `До колекції {line} належить ${name}, виготовлений {madeIn} {year} року.`,
  `Годинник ${name} зроблено {madeIn} {materialOnly}, рік випуску — {year}.`,
  `{gender} годинник {strap}, ${name}, виготовлено {year} року.`,
  `${name} зроблено {madeIn}; циферблат {face}, рік випуску — {year}.`,
  `${name} випустили {year} року; {strapName} поєднано з {faceIns}.`,
  `Заявлений водозахист годинника ${name}, випущеного {year} року, — {water}.`,
  '{year} року випущено годинник {maker} {modelTitle} {reference} з {faceIns}.',
  `Стрілки годинника ${name} рухає {movement}; рік випуску — {year}.`,
];
