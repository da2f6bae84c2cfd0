import fc from 'fast-check';
import { shareAddress, shareTargets } from './share-targets';

test('a messenger is handed the title and the address of the page, whatever they hold', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...shareTargets),
      fc.webUrl(),
      fc.string(),
      (target, url, title) => {
        const { searchParams } = new URL(shareAddress(target, url, title));
        const said = [searchParams.get('url'), searchParams.get('text')].join(' ');
        expect(said).toContain(url);
        expect(said).toContain(title);
      },
    ),
  );
});
