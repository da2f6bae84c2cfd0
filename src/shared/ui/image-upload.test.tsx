import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderOn } from '../../../tests/support/render';
import type { AttachmentActions } from '../uploads/attachment-actions';
import type { Attachment } from '../uploads/attachment';
import { useAttachments } from '../uploads/use-attachments';
import { ImageUpload } from './image-upload';

jest.mock('../lib/thumbnail', () => ({ thumbnailOf: (file: File) => Promise.resolve(file) }));

const photo = (name: string, type = 'image/jpeg') => new File(['photo'], name, { type });
const onChange = jest.fn();
let actions: AttachmentActions;

/** Files go nowhere here: how they are sent has tests of its own. */
function Tried() {
  const attachments = useAttachments('tried');
  ({ actions } = attachments);
  return <ImageUpload label="Фото" attachments={attachments} onChange={onChange} sent={null} />;
}

const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Выбрать файлы'), { target: { files } });
const names = () =>
  screen.queryAllByRole('button', { name: /^Убрать/ }).map((button) => button.ariaLabel);
const become = (index: number, state: Partial<Attachment>) =>
  act(() => {
    const { store } = actions as unknown as {
      store: { current: { key: string; list: Attachment[] } };
    };
    const { key, list } = store.current;
    store.current = {
      key,
      list: list.map((one, at) => (at === index ? { ...one, ...state } : one)),
    };
  });

beforeEach(() => {
  process.env.GATSBY_UPLOADS = 'form';
  onChange.mockReset();
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  crypto.randomUUID = () => `${Math.random()}-0-0-0-0`;
  window.sessionStorage.clear();
  renderOn('ru', ['forms', 'problems'], <Tried />);
});
afterEach(() => delete process.env.GATSBY_UPLOADS);

test('what is chosen is added to what was chosen before, counted, and told to the form', () => {
  choose(photo('front.jpg'));
  choose(photo('back.jpg'), photo('papers.pdf', 'application/pdf'));
  expect(names()).toEqual(['Убрать front.jpg', 'Убрать back.jpg', 'Убрать papers.pdf']);
  expect(screen.getByText(/Добавлено: 3 из 10, загружено: 3/)).toBeTruthy();
  expect(onChange).toHaveBeenLastCalledWith([
    expect.objectContaining({ name: 'front.jpg' }),
    expect.objectContaining({ name: 'back.jpg' }),
    expect.objectContaining({ name: 'papers.pdf' }),
  ]);
});

test('a file that cannot be sent is named with its problem, and the others stay', () => {
  choose(photo('front.jpg'));
  choose(photo('sign.svg', 'image/svg+xml'));
  expect(screen.getByRole('alert').textContent).toBe(
    '«sign.svg»: Файлы этого типа не принимаются. Выберите другой файл.',
  );
  expect(names()).toEqual(['Убрать front.jpg']);
});

test('after a file is removed the next one’s button has the focus, after the last one the field', () => {
  choose(photo('front.jpg'), photo('back.jpg'));
  fireEvent.click(screen.getByRole('button', { name: 'Убрать front.jpg' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Убрать back.jpg' }));
  fireEvent.click(screen.getByRole('button', { name: 'Убрать back.jpg' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Выбрать файлы'));
});

test('files that are dropped or pasted anywhere on the page are taken', () => {
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [photo('a.jpg')] } });
  fireEvent.paste(document.body, { clipboardData: { types: ['Files'], files: [photo('b.jpg')] } });
  fireEvent.paste(document.body, {
    clipboardData: { types: ['text/plain', 'Files'], files: [photo('of-a-text.jpg')] },
  });
  expect(names()).toEqual(['Убрать a.jpg', 'Убрать b.jpg']);
});

test('what browsers cannot draw shows its kind until the backend has made a picture of it', async () => {
  choose(photo('case.heic', ''), photo('front.jpg'));
  const pictureOf = (index: number) =>
    screen.getAllByRole('listitem')[index]?.querySelector('img')?.getAttribute('src');
  expect(pictureOf(0)).toBeUndefined();
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('heic');
  await waitFor(() => expect(pictureOf(1)).toBe('blob:preview'));
  become(0, { preview: 'data:image/webp;base64,AA' });
  expect(pictureOf(0)).toBe('data:image/webp;base64,AA');
});

test('the order is changed by buttons, and the new place is told', () => {
  choose(photo('a.jpg'), photo('b.jpg'), photo('c.jpg'));
  const down = screen.getByRole('button', { name: 'Переместить a.jpg ниже' });
  down.focus();
  fireEvent.click(down);
  expect(names()).toEqual(['Убрать b.jpg', 'Убрать a.jpg', 'Убрать c.jpg']);
  expect(document.activeElement).toBe(down);
  expect(screen.getByText(/a\.jpg: место 2 из 3/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Переместить b.jpg выше' }));
  expect(names()[0]).toBe('Убрать b.jpg');
});

test('each file says how far it is, and what it says can be spoken', () => {
  choose(photo('a.jpg'));
  const said = () => screen.getAllByRole('listitem')[0]?.textContent;
  become(0, { state: 'sending', sent: 2 });
  expect(said()).toContain('загружено 40\u00a0%');
  become(0, { state: 'checking' });
  expect(said()).toContain('проверяем файл');
  become(0, { state: 'stopped', sent: 2 });
  expect(said()).toContain('связь прервалась на 40\u00a0%');
  expect(screen.getByRole('button', { name: 'Продолжить a.jpg' })).toBeTruthy();
  become(0, { state: 'lost' });
  expect(said()).toContain('выберите этот файл ещё раз');
  become(0, { state: 'refused', problem: 'pictureBroken' });
  expect(said()).toContain('фотографию не удалось прочитать');
  expect(screen.queryByRole('button', { name: /Продолжить/ })).toBeNull();
});
