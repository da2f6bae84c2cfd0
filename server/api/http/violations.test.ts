import fc from 'fast-check';
import { ViolationCounts } from './violation-counts';
import { violationsIn } from './violations';

const page = 'https://ru.karat.example/preview/article-1/secret/?token=abc#phone';

test('both ways of browsers to report say the same', () => {
  const expected = [{ directive: 'img-src', blocked: 'http://evil.example', section: '/preview' }];
  const older = {
    'document-uri': page,
    'effective-directive': 'img-src',
    'blocked-uri': 'http://evil.example/a.png?phone=1',
    'script-sample': 'secret',
  };
  expect(violationsIn({ 'csp-report': older })).toEqual(expected);
  const body = {
    documentURL: page,
    effectiveDirective: 'img-src',
    blockedURL: 'http://evil.example/b',
  };
  expect(
    violationsIn([
      { type: 'csp-violation', body },
      { type: 'deprecation', body },
    ]),
  ).toEqual(expected);
});

test('an inline script is reported by a word', () => {
  const report = {
    'document-uri': page,
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'inline',
  };
  expect(violationsIn({ 'csp-report': report })).toEqual([
    { directive: 'script-src-elem', blocked: 'inline', section: '/preview' },
  ]);
});

test('nothing that is sent stops the reading, and little of it is kept', () => {
  const text = fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true, withFragments: true }));
  const fields = fc.dictionary(
    fc.constantFrom(
      'documentURL',
      'document-uri',
      'effectiveDirective',
      'blockedURL',
      'blocked-uri',
    ),
    text,
  );
  const report = fc.oneof(fc.anything(), fields, fc.record({ 'csp-report': fields }));
  fc.assert(
    fc.property(fc.oneof(report, fc.array(fc.record({ type: text, body: report }))), (sent) => {
      for (const { directive, blocked, section } of violationsIn(sent)) {
        expect(directive).toMatch(/^[a-z-]{1,40}$/);
        expect(blocked.length).toBeLessThanOrEqual(100);
        expect(section).toMatch(/^(?:unknown|\/[^/?#]{0,40})$/);
      }
    }),
  );
});

test('a violation on every page is told of the first, the tenth and the hundredth time', () => {
  const counts = new ViolationCounts();
  const kind = { directive: 'img-src', blocked: 'https://a.example', section: '/clock' };
  const told = Array.from({ length: 250 }, () => counts.count(kind)).filter(
    (count) => count !== null,
  );
  expect(told).toEqual([1, 10, 100]);
});

test('invented kinds do not fill the memory', () => {
  const counts = new ViolationCounts();
  const kinds = Array.from({ length: 2000 }, (_, index) => ({
    directive: 'img-src',
    blocked: `https://${index}.example`,
    section: '/',
  }));
  expect(kinds.filter((kind) => counts.count(kind) !== null)).toHaveLength(500);
});
