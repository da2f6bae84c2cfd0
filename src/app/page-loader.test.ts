import { beforePageLoad, loadPagesByPath, type PageLoader } from './page-loader';

function loaderThatNotes() {
  const asked: string[] = [];
  const loader: PageLoader = {
    loadPage: (address) => {
      asked.push(address);
      return Promise.resolve(address);
    },
    loadPageSync: (address, options) => {
      asked.push(address + JSON.stringify(options));
      return address;
    },
  };
  loadPagesByPath(loader);
  return { loader, asked };
}

test('an address with a query is the page of its path', async () => {
  const { loader, asked } = loaderThatNotes();
  await loader.loadPage('/jewellery/?sort=price_usd-asc&brands=1');
  loader.loadPageSync('/jewellery/?brands=1', { withErrorDetails: true });
  expect(asked).toEqual(['/jewellery/', '/jewellery/{"withErrorDetails":true}']);
});

test('a path without a query, and the place on the page, stay as they are', async () => {
  const { loader, asked } = loaderThatNotes();
  await loader.loadPage('/');
  await loader.loadPage('/jewellery/?a=b#end');
  expect(asked).toEqual(['/', '/jewellery/#end']);
});

test('a page that is asked for waits for what comes before it', async () => {
  const { loader, asked } = loaderThatNotes();
  beforePageLoad((path) => Promise.resolve(void asked.push(`before ${path}`)));
  await loader.loadPage('/jewellery/?brands=1#end');
  expect(asked).toEqual(['before /jewellery/', '/jewellery/#end']);
});
