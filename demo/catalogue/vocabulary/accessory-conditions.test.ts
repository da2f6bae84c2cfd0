/** @jest-environment node */
import { languageCodes } from '../../../src/config/languages';
import { languages } from './languages';

const listsOf = (host: (typeof languageCodes)[number]) =>
  Object.entries(languages[host].accessory.story.conditions).flatMap(([silhouette, conditions]) =>
    Object.entries(conditions).map(
      ([condition, sentences]) => [`${silhouette} ${condition}`, sentences] as const,
    ),
  );

test.each(languageCodes)(
  'on %s each thing in each condition is told in as many sentences as elsewhere',
  (host) => {
    const counts = (code: (typeof languageCodes)[number]) =>
      Object.fromEntries(listsOf(code).map(([what, sentences]) => [what, sentences.length]));
    expect(counts(host)).toEqual(counts('ru'));
  },
);

test.each([
  ['ru', 'bag', /подкладк|углы|края|следы? носки/i],
  ['en', 'bag', /lining|corners|inside|never carried/i],
  ['ua', 'bag', /підкладк|кути|краї/i],
  ['uz', 'bag', /astar|burchak|chetlari/i],
  ['ru', 'phone', /работает|заряд|связь|оператор/i],
  ['en', 'phone', /works|charge|reception|locked/i],
  ['ua', 'phone', /працює|заряд|звʼязок|оператор/i],
  ['uz', 'phone', /ishlaydi|quvvat|aloqa|operator/i],
] as const)('on %s a %s in perfect condition tells what a buyer asks', (host, thing, asked) => {
  const { perfect } = languages[host].accessory.story.conditions[thing];
  expect(perfect.filter((sentence) => !asked.test(sentence))).toEqual([]);
});
