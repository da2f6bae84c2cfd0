/** @jest-environment node */
import fc from 'fast-check';
import { checked, ContractError, parseAnswer, urlFor } from './endpoint';
import { importantMessages } from './important-messages';
import { listing } from './listing';
import { menuList } from './menu';
import { picture } from './wire';

const row = { id: 1, type_id: 1, url: '/uslugi/', title: 'Услуги' };

describe('an answer is parsed, never asserted', () => {
  test('an answer that keeps the contract is reshaped', () => {
    expect(parseAnswer(menuList, [row], 'http://api/ru/list')).toEqual([
      { id: 1, placement: 1, url: '/uslugi/', title: 'Услуги' },
    ]);
  });

  test('the list of important messages is read from data.data', () => {
    const body = { data: { data: [{ id: 3, text: '<p>Да</p>' }] } };
    expect(parseAnswer(importantMessages, body, '')).toEqual([{ id: 3, text: '<p>Да</p>' }]);
  });

  test.each([
    ['a missing field', [{ ...row, title: undefined }], '[0].title'],
    ['a number as text', [{ ...row, id: '1' }], '[0].id'],
    ['an unknown placement', [{ ...row, type_id: 10 }], '[0].type_id'],
    ['no list at all', { message: 'Server Error' }, '(answer)'],
  ])('%s is refused with the address and the field', (_, body, field) => {
    const parse = () => parseAnswer(menuList, body, 'http://api/ru/list');
    expect(parse).toThrow(ContractError);
    expect(parse).toThrow(`http://api/ru/list broke the contract at "${field}"`);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '/pictures/x.jpg', ''])(
    'a picture at “%s” is refused: its address is one of the web',
    (src) => {
      const told = { src, width: 1, height: 1, color: '#000000', alt: '' };
      expect(() => checked(picture(), told, 'the answer')).toThrow('at "src"');
    },
  );

  test('whatever comes back, the only error is one of the contract', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        try {
          parseAnswer(menuList, body, 'http://api');
        } catch (error) {
          expect(error).toBeInstanceOf(ContractError);
        }
      }),
    );
  });
});

describe('the address of a call', () => {
  test('keys ending in [] are sent once for each value', () => {
    expect(
      urlFor(listing, 'http://api/ru', {
        params: { catalogType: 'arts' },
        query: { 'brands[]': [1, 2], page: 2, sortBy: undefined },
      }),
    ).toBe('http://api/ru/arts?brands%5B%5D=1&brands%5B%5D=2&page=2');
  });

  test('a missing parameter is an error, not the text "undefined"', () => {
    // @ts-expect-error the compiler says so first
    expect(() => urlFor(listing, 'http://api/ru')).toThrow('needs the parameter "catalogType"');
  });

  test('a parameter never leaves its path segment', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (value) => {
        const { pathname } = new URL(
          urlFor({ path: '/contacts/:alias' }, 'http://api/ru', { params: { alias: `x${value}` } }),
        );
        expect(pathname.startsWith('/ru/contacts/x')).toBe(true);
        expect(pathname.split('/')).toHaveLength(4);
      }),
    );
  });
});
