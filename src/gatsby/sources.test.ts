/** @jest-environment node */
import { hostCodes } from '../config/hosts';
import { ContractError } from '../contract/endpoint';
import { sourcesOf } from './sources';

const before = process.env.API_URL;
beforeEach(() => {
  process.env.API_URL = 'http://127.0.0.1:8001';
});
afterEach(() => {
  if (before === undefined) delete process.env.API_URL;
  else process.env.API_URL = before;
});

describe('what the build of a host reads', () => {
  test('lies below the API of that host, and its nodes carry its name', () => {
    for (const { options } of sourcesOf('uz')) {
      if (options.rootKey !== 'HostPages') {
        expect(options.url).toMatch(/^http:\/\/127\.0\.0\.1:8001\/uz\//);
      }
      expect(options.host).toBe('uz');
    }
  });

  test('is every kind of node, items from eight lists and articles of six types', () => {
    const counts: Record<string, number> = {};
    for (const { options } of sourcesOf('ru')) {
      counts[options.rootKey] = (counts[options.rootKey] ?? 0) + 1;
    }
    expect(counts).toEqual({
      MenuRow: 1,
      City: 1,
      Contact: 1,
      Brand: 1,
      CityTexts: 1,
      Service: 1,
      ImportantMessage: 1,
      PawnshopAction: 1,
      Advantage: 1,
      SpecialOffer: 1,
      PopularCategory: 1,
      FilterWords: 8,
      Question: 1,
      Review: 1,
      CityDocuments: 1,
      Term: 1,
      Glossary: 1,
      Video: 1,
      HostPages: hostCodes.length,
      UnitOfTheDay: 1,
      SalesSummary: 1,
      Item: 8,
      Article: 6,
    });
  });

  test('for types 3, 4 and 5 add sortBy=publish_date and direction=desc', () => {
    const queries = sourcesOf('ru')
      .filter(({ options }) => options.rootKey === 'Article')
      .map(({ options }) => new URL(options.url as string).searchParams);
    for (const query of queries) {
      const isSorted = ['3', '4', '5'].includes(query.get('type') ?? '');
      expect([query.get('sortBy'), query.get('direction')]).toEqual(
        isSorted ? ['publish_date', 'desc'] : [null, null],
      );
    }
  });

  test('is checked by the contract, list and details alike', () => {
    for (const { options } of sourcesOf('ru')) {
      const url = options.url as string;
      expect(() => options.parse({ message: 'Server Error' }, url)).toThrow(ContractError);
      if (options.details) {
        expect(() => options.details?.parse({}, url)).toThrow(ContractError);
      }
    }
  });
});
