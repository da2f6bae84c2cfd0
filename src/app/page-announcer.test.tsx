import { act, render, screen } from '@testing-library/react';
import { onRouteUpdate } from '../shared/lib/use-pathname';
import { PageAnnouncer } from './page-announcer';

const goTo = (pathname: string) => act(() => onRouteUpdate({ location: { pathname } }));
const told = () => screen.getByText((_, element) => element?.hasAttribute('aria-live') ?? false);

test('a page that a link has led to is told by its title; the first page and a filter are not', () => {
  const show = (title: string) => (
    <>
      <main>
        <h1>{title}</h1>
      </main>
      <PageAnnouncer />
    </>
  );
  const { rerender } = render(show('Главная'));
  goTo('/');
  expect(told()).toBeEmptyDOMElement();
  rerender(show('Часы'));
  goTo('/clocks_today/');
  expect(told()).toHaveTextContent('Часы');
  rerender(show('Другое название'));
  goTo('/clocks_today/');
  expect(told()).toHaveTextContent('Часы');
});
