import { render } from '@testing-library/react';
import { wrapPageElement } from 'gatsby-plugin-react-i18next/dist/plugin/wrapPageElement';
import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { withKeptWords } from './kept-words';

const dataOf = (home: string) => ({
  locales: {
    edges: [{ node: { ns: 'common', language: 'en', data: `{"breadcrumbs":{"home":"${home}"}}` } }],
  },
});

const pageContext = {
  language: 'en',
  i18n: {
    routed: true,
    language: 'en',
    languages: ['en'],
    defaultLanguage: 'en',
    generateDefaultLanguagePage: false,
    originalPath: '/',
    path: '/',
  },
};

/** A page as Gatsby draws it, which it does whenever the address changes. */
function drawn(data: object, page: ReactElement): ReactElement {
  const asked = { element: page, props: { data, pageContext } };
  const wrapped = wrapPageElement(...([asked, {}] as Parameters<typeof wrapPageElement>));
  return withKeptWords(wrapped ?? page, data);
}

const draws = jest.fn();
const Home = memo(function Home() {
  const { t } = useTranslation('common');
  draws();
  return <p>{t('breadcrumbs.home')}</p>;
});
const page = <Home />;

describe('the words of a page', () => {
  test('do not draw again what says them when the page is drawn for another address', () => {
    const data = dataOf('Home');
    const { rerender, container } = render(drawn(data, page));
    draws.mockClear();
    rerender(drawn(data, page));
    expect(container.textContent).toBe('Home');
    expect(draws).not.toHaveBeenCalled();
  });

  test('are those of the next page once it is there', () => {
    const { rerender, container } = render(drawn(dataOf('Home'), page));
    rerender(drawn(dataOf('To the shop'), page));
    expect(container.textContent).toBe('To the shop');
  });

  test('leave a page that the plugin has not wrapped as it is', () => {
    expect(withKeptWords(page, dataOf('Home'))).toBe(page);
    expect(withKeptWords(page, undefined)).toBe(page);
  });
});
