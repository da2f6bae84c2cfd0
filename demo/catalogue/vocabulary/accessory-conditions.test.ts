/** @jest-environment node */
import { languages } from './languages';

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
