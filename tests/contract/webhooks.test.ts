import { eventually } from '../support/eventually';
import { useEditingBackend } from './editing-backend';
import { newRows } from './new-rows';

const editing = useEditingBackend();
const { admin, eventsOf } = editing;

test('an event is sent again until it is taken, and later ones of its row wait for it', async () => {
  const { body } = await admin('POST', 'faq', { body: newRows.faq });
  const { id } = body.data;
  await eventually(
    () => eventsOf('faq', id),
    ({ length }) => length === 1,
  );
  editing.receiver().answers.push(500);
  await admin('PUT', `faq/${id}`, { body: { answer: 'Первое изменение' } });
  await eventually(
    () => eventsOf('faq', id),
    ({ length }) => length === 2,
  );
  await admin('PUT', `faq/${id}`, { body: { answer: 'Второе изменение' } });
  const events = await eventually(
    () => eventsOf('faq', id),
    ({ length }) => length === 4,
  );
  expect(events.map(({ data }) => data.revision)).toEqual([1, 2, 2, 3]);
  const ids = editing
    .receiver()
    .received.filter(
      ({ body: sent }) => sent.includes(`"id":${id},`) && sent.includes('faq.changed'),
    )
    .map(({ headers }) => headers['webhook-id']);
  expect(ids[0]).toBe(ids[1]);
});

test('an event that its receiver refuses as a replay counts as taken', async () => {
  const { body } = await admin('POST', 'faq', { body: newRows.faq });
  const { id } = body.data;
  await eventually(
    () => eventsOf('faq', id),
    ({ length }) => length === 1,
  );
  editing.receiver().answers.push(409);
  await admin('PUT', `faq/${id}`, { body: { answer: 'Первое изменение' } });
  await admin('PUT', `faq/${id}`, { body: { answer: 'Второе изменение' } });
  // The second of a row goes out only once the first counts as taken.
  const events = await eventually(
    () => eventsOf('faq', id),
    ({ length }) => length === 3,
  );
  expect(events.map(({ data }) => data.revision)).toEqual([1, 2, 3]);
});

test('an event that was not sent before a crash is sent after it', async () => {
  await editing.restart({ WEBHOOK_URLS: 'http://127.0.0.1:9/' });
  const { body } = await admin('POST', 'faq', { body: newRows.faq });
  await editing.restart();
  const events = await eventually(
    () => eventsOf('faq', body.data.id),
    ({ length }) => length === 1,
  );
  expect(events).toMatchObject([{ type: 'faq.created' }]);
});
