import type { HostCode } from '../config/hosts';
import { strictTransport } from '../config/transport';
import { securityReportsPath } from '../contract/security-reports';
import { apiBaseFor, originOf } from '../domain/addresses';
import { reportedPolicy, sitePolicy } from './content-security-policy';

/** An HTTP header, as Gatsby's configuration takes it. */
export interface Header {
  key: string;
  value: string;
}

/** Name under which policies find the address that violations are reported to. */
const reports = 'policies';

/** What no page asks a browser for; players of videos have what their frame is allowed. */
const unused = [
  ...['accelerometer', 'bluetooth', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'screen-wake-lock', 'serial', 'usb'],
  'xr-spatial-tracking',
];

/**
 * Headers of every answer of a country site. Caching is not among them: Gatsby itself has HTML and
 * page data revalidated and hashed assets kept for a year.
 */
export function siteHeaders(code: HostCode): Header[] {
  const site = new URL(originOf(code));
  const isSecure = site.protocol === 'https:';
  const address = `${apiBaseFor(site.hostname)}${securityReportsPath}`;
  // Browsers take an endpoint by its name from answers over https alone, and then ignore the older way.
  const reported = (policy: string) =>
    [policy, `report-uri ${address}`, ...(isSecure ? [`report-to ${reports}`] : [])].join('; ');
  return [
    // A name of a local run has no certificate, and browsers would remember to ask for one.
    ...(isSecure
      ? [
          { key: 'strict-transport-security', value: strictTransport },
          { key: 'reporting-endpoints', value: `${reports}="${address}"` },
        ]
      : []),
    { key: 'x-content-type-options', value: 'nosniff' },
    { key: 'x-frame-options', value: 'DENY' },
    // The filter that it switched on in old browsers made holes of its own.
    { key: 'x-xss-protection', value: '0' },
    { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
    { key: 'cross-origin-opener-policy', value: 'same-origin' },
    { key: 'cross-origin-resource-policy', value: 'same-origin' },
    { key: 'permissions-policy', value: unused.map((name) => `${name}=()`).join(', ') },
    { key: 'content-security-policy', value: reported(sitePolicy(code)) },
    { key: 'content-security-policy-report-only', value: reported(reportedPolicy(code)) },
  ];
}
