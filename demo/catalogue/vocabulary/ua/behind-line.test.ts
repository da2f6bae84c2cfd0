/** @jest-environment node */
import { behindLine } from './behind-line';

test.each([
  [
    'У назві Bell & Ross — прізвища засновників. Bell & Ross BR 03-92 Black Matte (референс BR0392-BL-CE) виготовлено 2020 року.',
    'У назві Bell & Ross — прізвища засновників. Годинник BR 03-92 Black Matte (референс BR0392-BL-CE) виготовлено 2020 року.',
  ],
  [
    'Механізми Patek Philippe робить сама. Patek Philippe Annual Calendar (референс 5205G-013) виготовлено 2021 року.',
    'Механізми Patek Philippe робить сама. Patek Philippe Annual Calendar (референс 5205G-013) виготовлено 2021 року.',
  ],
  [
    'Колекцію HardWear створено за зразком браслета з архіву марки Tiffany & Co. Ланцюг складається з великих ланок. Цей браслет Tiffany & Co. HardWear Large Link із жовтого золота зробили у США.',
    'Колекцію HardWear створено за зразком браслета з архіву марки Tiffany & Co. Ланцюг складається з великих ланок. Цей браслет HardWear Large Link із жовтого золота зробили у США.',
  ],
  [
    'Lady Dior названо на честь принцеси Діани. Це сумка Lady Dior Medium Lambskin Black, виготовлена в Італії 2023 року. Модель має дві ручки.',
    'Lady Dior названо на честь принцеси Діани. Сумку Medium Lambskin Black виготовлено в Італії 2023 року. Модель має дві ручки.',
  ],
  [
    'Montblanc випускає Meisterstück від 1924 року. Ручку Meisterstück LeGrand Rollerball 162 Gold-Coated марка Montblanc виготовила в Німеччині 2024 року.',
    'Montblanc випускає Meisterstück від 1924 року. Ручку LeGrand Rollerball 162 Gold-Coated виготовлено в Німеччині 2024 року.',
  ],
  [
    'Alhambra почалася з довгого кольє. Це кольє Van Cleef & Arpels Vintage Alhambra 20 Motifs із рожевого золота виготовлено у Франції.',
    'Alhambra почалася з довгого кольє. Цю прикрасу Van Cleef & Arpels Vintage Alhambra 20 Motifs із рожевого золота виготовлено у Франції.',
  ],
  [
    'Змія зʼявилася в прикрасах Bvlgari давно. Ювеліри Bvlgari зробили цей браслет Serpenti Viper із рожевого золота в Італії 2025 року.',
    'Змія зʼявилася в прикрасах Bvlgari давно. Цей браслет Serpenti Viper із рожевого золота виготовлено в Італії 2025 року.',
  ],
  [
    'Neverfull у Louis Vuitton придумали як легку сумку. Сумка Neverfull MM Monogram вийшла з майстерень Louis Vuitton у Франції 2018 року.',
    'Neverfull у Louis Vuitton придумали як легку сумку. Сумку Neverfull MM Monogram виготовлено у Франції 2018 року.',
  ],
  [
    'Під куполом StarWalker видно зірку Montblanc. Ручка StarWalker Ballpoint Cosmic Blue вийшла з майстерень Montblanc у Німеччині.',
    'Під куполом StarWalker видно зірку Montblanc. Ручку StarWalker Ballpoint Cosmic Blue виготовлено в Німеччині.',
  ],
  [
    'Кожну Birkin шиє один майстер. Майстри Hermès зробили цю сумку Birkin 30 Togo Gold у Франції 2014 року.',
    'Кожну Birkin шиє один майстер. Цю сумку Birkin 30 Togo Gold виготовлено у Франції 2014 року.',
  ],
  [
    'Audemars Piguet працює в селі Ле-Брассю. Запас ходу цього Audemars Piguet Royal Oak (референс 15500ST, 2021 рік) — 70 годин.',
    'Audemars Piguet працює в селі Ле-Брассю. Запас ходу цього Royal Oak (референс 15500ST, 2021 рік) — 70 годин.',
  ],
  [
    'Верстати на першій фабриці IWC рухала вода Рейну. У цьому IWC Schaffhausen Portugieser Automatic (референс IW500710) працює калібр 52010.',
    'Верстати на першій фабриці IWC рухала вода Рейну. У цьому Portugieser Automatic (референс IW500710) працює калібр 52010.',
  ],
  [
    'Майстрів Van Cleef & Arpels звуть «золотими руками». Підвіска Van Cleef & Arpels Vintage Alhambra (Франція, 2016 рік) — з жовтого золота.',
    'Майстрів Van Cleef & Arpels звуть «золотими руками». Підвіска Vintage Alhambra (Франція, 2016 рік) — з жовтого золота.',
  ],
])('behind a line its words are not told again: “%s”', (written, told) => {
  expect(behindLine(written)).toBe(told);
});

test.each([
  'Це сумка Lady Dior Medium Lambskin Black, виготовлена в Італії 2023 року. Модель має дві ручки.',
  'Speedy — зменшений варіант сумки Keepall. Майстри Louis Vuitton зробили цю сумку Speedy 30 Monogram у Франції 2012 року.',
  'Сумку Birkin придумали для Джейн Біркін. Цю сумку Hermès Birkin 35 Togo Noir виготовлено у Франції.',
  'Назву Girard-Perregaux дали два прізвища. Цей Girard-Perregaux 1966 40 mm 49555-11-131-BB60 зробили 2023 року.',
  'Родина Штернів володіє Patek Philippe. Цей Patek Philippe Annual Calendar (референс 5205G-013) виготовлено 2021 року.',
])('what no line has named is told as it is: “%s”', (text) => {
  expect(behindLine(text)).toBe(text);
});
