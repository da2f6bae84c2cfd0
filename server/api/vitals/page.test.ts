import { hostCodes, perHost } from '../../../src/config/hosts';
import { vitalsPage } from './page';
import type { MeasuredVital } from './summary';

const nothing = perHost((): MeasuredVital[] => []);

test('a page of each host tells what is good, what is poor, and what nobody measured', () => {
  const html = vitalsPage({
    ...nothing,
    ru: [
      { template: 'item-page', vital: 'lcp', visits: 40, p75: 1800 },
      { template: 'item-page', vital: 'cls', visits: 39, p75: 0.3 },
      { template: 'index', vital: 'inp', visits: 7, p75: 300 },
    ],
  });
  expect(html).toContain(
    '<tr><th scope="row">item-page</th><td class="good">1800 ms</td><td class="bad">0.300</td>' +
      '<td class="quiet">–</td><td class="quiet">–</td><td class="quiet">–</td><td>40</td></tr>',
  );
  expect(html).toContain('<td class="">300 ms</td>');
  expect(html.match(/Nothing measured yet/g)).toHaveLength(hostCodes.length - 1);
});
