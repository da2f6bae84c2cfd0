import { availabilityStatuses } from '../../config/item-labels';
import { actionsFor } from './item-actions';

const dialogsOf = (...given: Parameters<typeof actionsFor>) => {
  const { main, others } = actionsFor(...given);
  return [main, ...others].map(({ dialog }) => dialog);
};

test.each(['sold', 'reserved'] as const)('what is %s cannot be bought', (standing) => {
  expect(dialogsOf(standing, true)).not.toContain('buy');
  expect(actionsFor(standing, true).main.dialog).toBe('tellMe');
});

test.each(['in_stock', 'in_reserve', 'order_only'] as const)(
  'what is %s can be bought, seen on photos, found cheaper and asked of its owner',
  (standing) => {
    expect(dialogsOf(standing, true)).toEqual([
      'buy',
      'requestPhoto',
      'foundCheaper',
      'contactOwner',
      'appraisal',
    ]);
  },
);

test('without a price the first thing to ask for is the price', () => {
  expect(actionsFor('in_stock', false).main).toEqual({ dialog: 'buy', label: 'askPrice' });
});

test.each(availabilityStatuses)('%s without a price offers nothing cheaper', (standing) => {
  expect(dialogsOf(standing, false)).not.toContain('foundCheaper');
});
