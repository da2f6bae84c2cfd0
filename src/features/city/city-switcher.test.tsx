import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOn } from '../../../tests/support/render';
import type { City } from '../../contract/contacts';
import { CitySwitcher } from './city-switcher';

jest.mock('gatsby', () => ({ navigate: jest.fn() }));

const moscow: City = { id: 1, alias: 'moscow', title: 'Москва' };
const kazan: City = { id: 2, alias: 'kazan', title: 'Казань' };
const untitled: City = { id: 3, alias: 'nowhere', title: null };

const show = (cities: City[], onChoose = jest.fn()) => {
  renderOn(
    'ru',
    ['layout'],
    <>
      <CitySwitcher cities={cities} city={moscow} onChoose={onChoose} />
      <a href="/">outside</a>
    </>,
  );
  return onChoose;
};

test('the arrow and list appear only when more than one city exists', () => {
  show([moscow]);
  expect(screen.getByText('Москва')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a city with a null title is not listed', async () => {
  show([moscow, kazan, untitled]);
  await userEvent.click(screen.getByRole('button', { name: /Город/ }));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('one city with a title is one city', () => {
  show([moscow, untitled]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the list closes on choosing a city', async () => {
  const onChoose = show([moscow, kazan]);
  await userEvent.click(screen.getByRole('button', { name: /Город/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Казань' }));
  expect(onChoose).toHaveBeenCalledWith('kazan');
  expect(screen.getByRole('button', { name: /Город/ })).toHaveAttribute('aria-expanded', 'false');
});

test('Escape gives the focus back to the label and closes nothing around it; Tab out of the list closes it', async () => {
  const around = jest.fn();
  document.addEventListener('keydown', around);
  show([moscow, kazan]);
  const label = screen.getByRole('button', { name: /Город/ });
  await userEvent.click(label);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Москва' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(label).toHaveFocus();
  expect(label).toHaveAttribute('aria-expanded', 'false');
  expect(around.mock.lastCall).toMatchObject([{ key: 'Escape', defaultPrevented: true }]);
  await userEvent.click(label);
  await userEvent.tab();
  await userEvent.tab();
  expect(label).toHaveAttribute('aria-expanded', 'true');
  await userEvent.tab();
  expect(screen.getByText('outside')).toHaveFocus();
  expect(label).toHaveAttribute('aria-expanded', 'false');
  document.removeEventListener('keydown', around);
});
