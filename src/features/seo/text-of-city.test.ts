import { textOfCity } from './text-of-city';

const moscow = { city: 'moscow', title: 'Москва' };
const kazan = { city: 'kazan', title: 'Казань' };

describe('textOfCity', () => {
  it('is in the words of the city', () => {
    expect(textOfCity([moscow, kazan], 'kazan')).toBe(kazan);
  });

  it('is in those of the default city where the city has none', () => {
    expect(textOfCity([moscow, kazan], 'samara')).toBe(moscow);
    expect(textOfCity([kazan], 'samara')).toBeUndefined();
  });
});
