import { builtAs } from '../families';
import { lineMarked } from '../line-first';

/** What is told of a line before a thing of it is named. */

/** The maker's brand, where nothing before has named it. */
const brand = /(?<=^|\s)[Мм]арк(?:а|и|у|ою|і)(?=[\s,.;])(?! \p{Lu})/u;

/** Said of a house that nothing before has named. */
const leaning = /мануфактур/iu;

const named = (line: string, maker: string) =>
  line.includes(maker)
    ? line
    : line.replace(brand, (word) => `${word} ${maker}`).replace(/\.\.$/u, '.');

/** A line as it comes before a thing of it; null where it leans on what was told before. */
export const noteFirst = (line: string, maker: string): string | null =>
  leaning.test(line) ? null : lineMarked(named(line, maker));

/** How such sentences are built; of two of one build a reader sees that they were made alike. */
const builds: readonly RegExp[] = [
  // In whose honour it is called so, whoever that is.
  /на честь/u,
  // Who makes each of them.
  /один майстер/u,
  // What is the most of its kind, and what is held to be so.
  /^Най/u,
  /вважають/u,
  // Who lacked it, who asked for it, and whom it is made for.
  /треба знати|заважав/u,
  /замовили|[Нн]а прохання/u,
  /^Для |роблять для |створ(?:ено|или|ила) для |задумали|сумку на щодень/u,
  // Who wore it, and where it went.
  /Бонд|Воргол|Кокто|Макквін|Ньюмен|часто (?:фотографували|носила)|Panthère носили/u,
  /літали|літав |перелетів|занурювалися|експедиці|пірнають із|спелеологи|побував|Oyster на шиї|на запʼясті\.|мав на руці|облетів/u,
  // What is read from a part of it.
  /показує водолазові|За шкалою на безелі|огарифмічн|^На безелі/u,
  // What there was not before it, what was its first, and what is so since a year.
  /^До /u,
  /^Перш|дним із перших сучасних|був першим|^Уже перший/u,
  /(?: |^)(?:від|[Зз]|із) \d{4} року/u,
  // What it was, and is now.
  / спершу |^Колись /u,
  /почалася|починала|веде початок/u,
  // What its founder was or did, and what happened in a year.
  /(?:^|, )(?:[Зз]асновник|правнук засновника)|засновник [A-Z]/u,
  /^(?:[УЗ]|Від) \d{4}/u,
  // Who founded or opened it, who owns it, and who was a customer of its maker.
  /засну(?:вав|вала|вали)|відкри(?:в|ла|ли) |перенесли/u,
  /належить|керу(?:є|ють)|володіють/u,
  /отримала на весілля|вибрала собі|[Сс]еред покупців|пакував сукні|замовив у /u,
  // Where it is made, and in how many ways.
  /[Мм]айстерн.* (?:стоять|розташовано|звуться|облаштовано)|(?:збирають|малюють|складає|складали|працює) (?:в|у|на) /u,
  // What its maker's first letters and sign stand for.
  /[Лл]ітер|розшифровують/u,
  /^Знак|[ ,]знак(?:ом|у|) [A-Z]|зірк[аи]/u,
  // What its maker began or gave to it.
  /^Сво(?:є|ї|ю|й) /u,
  // What its name is of: a word of its own, a word in it, a person, whatever else gave it.
  /означає|«за морем»|дотична|^Французькою|Латинською/u,
  /[Уу] назві|слово в назві/u,
  /прозвали|вшанувала|присвячено|імʼя/u,
  / да(?:в|ла|ло|ли) .*назву| дали назву/u,
  /[Нн]азв[аиуоі]/u,
  // Who drew it or thought it up, and in what form.
  /придума(?:в|ли|ла)/u,
  /намалював|втілив|Жент/u,
  /Чіпулло/u,
  // What is like something else, what a motif is of, and by what a thing is known.
  /нагаду|схож|мов |, як ювелірний/u,
  /^Мотив|[Мм]отиви|з міфу|, мотив /u,
  /впізна/u,
  // What is told of a thing before it: that it is told again, what is kept of it, that it came from it.
  /повторю|відтворю|продовжу|відроджує|тримається/u,
  /[Рр]иси |за зразк|^За зразок|стиль|строгі лінії|, як у/u,
  /поход[ия]ть|виріс|наступник|нащадок/u,
  // What moves in it, how its stones are held, and how its surface is made.
  /ковза|рухаються/u,
  /оточують|піднімають|обернені/u,
  /витиснено|полірують|зʼєднано|кладуть|отворів/u,
  // «X — такий Y.»
  / — (?:так|такий|таким|це) /u,
];

/** «Club — молодіжна лінія …» is built as «Rolex Explorer — годинник …» is. */
const called = /^[^—,;:]+ — [^,;]*(?:лінія|нащадок|годинник|хронограф)/u;

export const lineOf = (line: string): string =>
  called.test(line) ? 'the name is what was made' : builtAs(builds)(line);
