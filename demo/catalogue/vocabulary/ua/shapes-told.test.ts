/** @jest-environment node */
import { motifOfNamed, partOfNamed, shapeOfNamed } from './shapes-told';

test.each([
  ['Сумка Gucci Dionysus Модель має клапан', 'Сумка Gucci Dionysus має клапан'],
  ['Сумка Chanel Модель — шопер із двома ручками', 'Сумка Chanel — шопер із двома ручками'],
  ['Сумка Hermès Kelly 28 Сумка трапецієподібна, з', 'Сумка Hermès Kelly 28 трапецієподібна, з'],
  ['Сумка Gucci Сумка у формі півмісяця', 'Сумка Gucci має форму півмісяця'],
  ['Сумка Dior Вигнутий клапан схожий на', 'У сумки Dior вигнутий клапан схожий на'],
  ['Портмоне Hermès Модель довга, застібається', 'Портмоне Hermès довге, застібається'],
  ['Сумка Chanel 2.55 Reissue Модель має клапан', 'Сумка Chanel 2.55 Reissue має клапан'],
  ['Ручка S.T. Dupont Line D Ручка чорнильна, із', 'Ручка S.T. Dupont Line D чорнильна, із'],
  [
    'Ручка Montblanc 162 Ролер має знімний ковпачок.',
    'Ручка Montblanc 162 — ролер зі знімним ковпачком.',
  ],
  ['Сумку Gucci виготовлено. Модель має клапан', 'Сумку Gucci виготовлено. Модель має клапан'],
])('“%s” is told as “%s”', (written, told) => {
  expect(shapeOfNamed(written)).toBe(told);
});

test.each([
  [
    'Форма | нагадує краплю|підвіски Chopard|; виріб',
    'Форма підвіски Chopard нагадує краплю; виріб',
  ],
  [
    'Від центра | розходяться промені|сережок Sunflower|; пару',
    'Від центра кожної із сережок Sunflower розходяться промені; пару',
  ],
  [
    'Мотив | — метелик із розкритими крилами|підвіски Two Butterfly|; виріб',
    'Мотив підвіски Two Butterfly — два метелики із розкритими крилами; виріб',
  ],
])('a piece is named in its motif: “%s” as “%s”', (written, told) => {
  expect(motifOfNamed(written)).toBe(told);
});

test.each([
  [
    'Лицьовий бік круглий, діаметром 17 мм.|запонок Montblanc Onyx|запонки зі сталі виготовлено',
    'Лицьовий бік запонок Montblanc Onyx круглий, діаметром 17 мм. Запонки зі сталі виготовлено',
  ],
  [
    'Висоту полумʼя можна регулювати.|запальнички Slim 7|запальничку з латуні',
    'Висоту полумʼя запальнички Slim 7 можна регулювати. Запальничку з латуні',
  ],
])('a piece is named in its shape: “%s” as “%s”', (written, told) => {
  expect(partOfNamed(written)).toBe(told);
});
