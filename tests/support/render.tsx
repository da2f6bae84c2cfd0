import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Root } from '../../src/app/root';
import { languageOf, type HostCode } from '../../src/config/hosts';
import { translationsOf } from '../../src/shared/lib/translations';
import { useHydrationMark } from '../../src/shared/lib/use-hydration-mark';

/** What surrounds every page: state of its own, which is read from storage once the page is there. */
export function Page({ children }: { children: ReactNode }) {
  useHydrationMark();
  return <Root>{children}</Root>;
}

/** Renders a piece as a page of a host would: with its words and with state of its own. */
export function renderOn(host: HostCode, namespaces: readonly string[], piece: ReactNode) {
  const edges = namespaces.map((ns) => {
    const file = join(__dirname, '../../src/locales', languageOf(host), `${ns}.json`);
    return { node: { ns, language: host, data: readFileSync(file, 'utf8') } };
  });
  const i18n = translationsOf({ edges }, host);
  return render(piece, {
    wrapper: ({ children }) => (
      <Page>
        <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
      </Page>
    ),
  });
}
