import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type DeskRequest } from '../../src/contract/desk';
import { mailTo } from '../support/outbox';
import { siteEnvironment, sitePorts } from '../support/site';
import { aJpeg } from '../support/a-jpeg';
import { expectNumber, fillContact, label, openFromFooter, photo } from './request-steps';
import { expect, test, visit } from './visitor';

/** `npm run content` beside the site under test. */
async function content(...given: string[]): Promise<unknown> {
  const program = ['--import', 'tsx', 'server/content/cli.ts', ...given];
  const env = { ...process.env, ...siteEnvironment };
  const { stdout } = await promisify(execFile)(process.execPath, program, { env });
  return JSON.parse(stdout);
}

test('a request with a photo reaches the house, which reads and answers it from a terminal', async ({
  page,
  words,
}) => {
  await visit(page, '/favorites/');
  const dialog = await openFromFooter(page, words, 'appraisal');
  await dialog.getByLabel(words.forms.upload.choose).setInputFiles(photo('циферблат.jpg'));
  await label(dialog, words, 'comment').fill('Оцените, пожалуйста: \u202eсзади\u202c и спереди.');
  await fillContact(dialog, words);
  const address = `journey-${Date.now()}@example.org`;
  await dialog.getByLabel(words.requests.labels.email).fill(address);
  await dialog.getByRole('button', { name: words.requests.appraisal.submit }).click();
  await expectNumber(dialog, words.requests.appraisal.next);
  const [number = ''] = /20\d\d-\d{6}/.exec(await dialog.innerText()) ?? [];

  const outbox = `http://127.0.0.1:${sitePorts.api}`;
  const isIt = ({ subject }: { subject: string }) => subject.includes(number);
  const toHouse = await mailTo(outbox, 'requests@ru.karat.example', isIt);
  expect(toHouse.text).toContain('Имя: Анна');
  expect(toHouse.text).not.toContain('\u202e');
  const [link = ''] = /http\S+request-files\S+/.exec(toHouse.text) ?? [];
  const file = await page.request.get(link);
  expect((await file.body()).equals(aJpeg)).toBe(true);
  expect((await mailTo(outbox, address, isIt)).text).toContain(number);

  const list = (await content('list', 'requests', '--kind', 'onlineAppraisal')) as {
    items: DeskRequest[];
  };
  const id = String(list.items.find((row) => row.number === number)?.id);
  const shown = (await content('show', 'requests', id)) as { data: DeskRequest };
  expect(shown.data.files.map(({ name }) => name)).toEqual(['циферблат.jpg']);
  await content('answer', 'requests', id, 'Ждём вас в среду.');
  const answer = await mailTo(outbox, address, ({ subject }) => subject.startsWith('Ответ'));
  expect(answer.text).toContain('Ждём вас в среду.');
});
