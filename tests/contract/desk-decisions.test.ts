import { subscriberList } from '../../src/contract/desk-subscribers';
import { parseAnswer } from '../../src/contract/endpoint';
import { reviews } from '../../src/contract/reviews';
import { mailTo, tokenIn } from '../support/outbox';
import { runContent } from '../support/run-content';
import { ask } from './ask';
import { useBackend } from './backend';
import { describeOwnBackend } from './own-backend';

const base = useBackend();

async function listed() {
  const answer = await fetch(`${base()}/ru${subscriberList.path}`, {
    headers: { authorization: 'Bearer local-editor' },
  });
  return parseAnswer(subscriberList, await answer.json(), subscriberList.path);
}

describeOwnBackend('from a terminal', () => {
  test('a review that a visitor sent shows once it was published, and never when it was refused', async () => {
    const send = (text: string) =>
      fetch(`${base()}/ru/reviews`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ author: 'Пётр', rating: 5, text }),
      });
    const good = 'Оценили за полчаса, всё честно.';
    await send(good);
    await send('Сначала напишу что-нибудь обидное.');
    const stdout = await runContent(base(), 'list', 'reviews', '--page', '1');
    const rows = (JSON.parse(stdout) as { items: { id: number; text: string; state: string }[] })
      .items;
    const waiting = rows.filter(({ state }) => state === 'sent');
    expect(waiting).toHaveLength(2);
    for (const { id, text } of waiting) {
      const state = text === good ? 'published' : 'refused';
      await runContent(base(), 'change', 'reviews', String(id), `state=${state}`, '--no-wait');
    }
    const { items } = await ask(base(), reviews, 'ru');
    expect(items.filter(({ author }) => author === 'Пётр').map(({ text }) => text)).toEqual([good]);
  });

  test('a subscriber is listed, changed once confirmed, and forgotten', async () => {
    const email = 'reader@example.org';
    const subscribe = { email, topics: ['news'] };
    await fetch(`${base()}/ru/subscribers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(subscribe),
    });
    const find = async () => (await listed()).items.find((row) => row.email === email);
    const row = await find();
    expect(row).toMatchObject({ topics: [], asked_topics: ['news'], confirmed_at: null });
    const change = () =>
      runContent(base(), 'change', 'subscribers', String(row?.id), 'topics=["discounts"]');
    await expect(change()).rejects.toThrow('422');
    await fetch(`${base()}/ru/subscribe/confirm?token=${tokenIn(await mailTo(base(), email))}`);
    await change();
    expect(await find()).toMatchObject({ topics: ['discounts'] });
    await runContent(base(), 'delete', 'subscribers', String(row?.id));
    expect(await find()).toBeUndefined();
  });
});
