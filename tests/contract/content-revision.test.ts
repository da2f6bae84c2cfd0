import { contentRevisionHeader } from '../../src/config/content-revision';
import { eventually } from '../support/eventually';
import { useEditingBackend } from './editing-backend';
import { newRows } from './new-rows';

const editing = useEditingBackend();
const { admin, eventsOf } = editing;

/** The number that an answer says, and its body. */
async function ask(path: string, least?: number): Promise<{ revision: number; body: string }> {
  const headers = least === undefined ? undefined : { [contentRevisionHeader]: String(least) };
  const answer = await fetch(`${editing.url()}${path}`, { headers });
  return { revision: Number(answer.headers.get(contentRevisionHeader)), body: await answer.text() };
}

test('an answer says which change it holds, and the webhook of a change its number', async () => {
  const before = await ask('/ru/faq');
  const question = 'Which change does this answer hold?';
  const { body } = await admin('POST', 'faq', { body: { ...newRows.faq, question } });
  const [event] = await eventually(
    () => eventsOf('faq', body.data.id),
    ({ length }) => length === 1,
  );
  expect(event?.data.content_revision).toBe(before.revision + 1);
  const after = await ask('/ru/faq', event?.data.content_revision);
  expect(after.revision).toBe(before.revision + 1);
  expect(after.body).toContain(question);
});

test('an answer that is made of what is kept in memory holds the change that it says', async () => {
  const path = '/ru/clocks_today?view=full&per_page=1';
  const { items } = JSON.parse((await ask(path)).body) as {
    items: { id: number; price_usd: number }[];
  };
  const [item] = items;
  for (const price of [123_000, 124_000, 125_000]) {
    await admin('PUT', `items/${item?.id}`, {
      body: { price_usd: price, price_with_discount_usd: null },
    });
    const events = await eventually(
      () => eventsOf('items', item?.id ?? 0).filter(({ data }) => data.host === 'ru'),
      ({ length }) => length === (price - 122_000) / 1000,
    );
    const answer = await ask(path, events.at(-1)?.data.content_revision);
    expect(answer.revision).toBeGreaterThanOrEqual(
      events.at(-1)?.data.content_revision ?? Infinity,
    );
    const brands = await ask('/ru/clocks_today/filter/prices');
    expect(brands.revision).toBeGreaterThanOrEqual(answer.revision);
    expect(JSON.parse(answer.body)).toMatchObject({ items: [{ price_usd: price }] });
  }
});

test('changes that are made at the same time have numbers of their own', async () => {
  const before = (await ask('/ru/faq')).revision;
  const made = await Promise.all(
    Array.from({ length: 8 }, () => admin('POST', 'faq', { body: newRows.faq })),
  );
  const numbers = await eventually(
    () =>
      made.flatMap(({ body }) =>
        eventsOf('faq', body.data.id).map(({ data }) => data.content_revision),
      ),
    ({ length }) => length === made.length,
  );
  expect(new Set(numbers).size).toBe(made.length);
  expect((await ask('/ru/faq')).revision).toBe(before + made.length);
});
