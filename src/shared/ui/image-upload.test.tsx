import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderOn } from '../../../tests/support/render';
import { ImageUpload } from './image-upload';

const photo = (name: string, type = 'image/jpeg') => new File(['photo'], name, { type });

function Tried() {
  const [files, setFiles] = useState<File[]>([]);
  return <ImageUpload label="Фото" value={files} onChange={setFiles} sent={null} />;
}

const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Выбрать файлы'), { target: { files } });
const names = () =>
  screen.queryAllByRole('button', { name: /^Убрать/ }).map((button) => button.ariaLabel);

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  renderOn('ru', ['forms', 'problems'], <Tried />);
});

test('what is chosen is added to what was chosen before, and counted', () => {
  choose(photo('front.jpg'));
  choose(photo('back.jpg'), photo('papers.pdf', 'application/pdf'));
  expect(names()).toEqual(['Убрать front.jpg', 'Убрать back.jpg', 'Убрать papers.pdf']);
  expect(screen.getByText('Выбрано: 3 из 10')).toBeTruthy();
});

test('a file that cannot be sent is named with its problem, and the others stay', () => {
  choose(photo('front.jpg'));
  choose(photo('sign.svg', 'image/svg+xml'));
  expect(screen.getByRole('alert').textContent).toBe('«sign.svg»: Файлы этого типа не принимаются');
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

test('what browsers cannot draw shows its name, its kind and its size instead of a picture', () => {
  choose(photo('case.heic', ''), photo('front.jpg'));
  const [heic, jpeg] = screen.getAllByRole('listitem');
  expect(heic?.querySelector('img')).toBeNull();
  expect(heic?.textContent).toContain('case.heic');
  expect(heic?.textContent).toContain('КБ');
  expect(jpeg?.querySelector('img')?.getAttribute('src')).toBe('blob:preview');
});
