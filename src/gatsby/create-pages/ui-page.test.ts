import { createUiPage } from './ui-page';

const pathsIn = (environment: NodeJS.ProcessEnv): string[] => {
  const paths: string[] = [];
  createUiPage((path) => paths.push(path), environment);
  return paths;
};

test('the page of all pieces is built only in development and for the journeys', () => {
  expect(pathsIn({ NODE_ENV: 'development' })).toEqual(['/ui/']);
  expect(pathsIn({ NODE_ENV: 'production', GATSBY_UI_PAGE: '1' })).toEqual(['/ui/']);
  expect(pathsIn({ NODE_ENV: 'production' })).toEqual([]);
});
