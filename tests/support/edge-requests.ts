import { type AskOptions } from './trial-edge';

export const page = (text: string) => `<!doctype html><html lang="ru"><body>${text}</body></html>`;
const longText = 'Омега Спидмастер. '.repeat(200);

/** A small site with a file, or a rule, of each kind. */
export const site = {
  _headers: `# written by the adapter
/*
  cache-control: public, max-age=0, must-revalidate
  strict-transport-security: max-age=31536000; includeSubDomains
  x-content-type-options: nosniff
  x-frame-options: DENY
  referrer-policy: strict-origin-when-cross-origin
  cross-origin-opener-policy: same-origin
  cross-origin-resource-policy: same-origin
  permissions-policy: camera=(), microphone=()
  reporting-endpoints: policies="https://api.karat.example/ru/security-reports"
  content-security-policy-report-only: script-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
  content-security-policy: default-src 'self'; img-src 'self' data: "quoted"
/static/*
  cache-control: public, max-age=31536000, immutable
/app-0a1b2c3d4e5f60718293.js
  cache-control: public, max-age=31536000, immutable
/styles.2eb462693b98a7fe26fc.css/
  cache-control: public, max-age=31536000, immutable
/rev.json
  cache-control: no-store
  x-rev: 7
`,
  _redirects: `/old/  /clock/omega/  301
/moved  /clock/ref-1.50/  302
/shop/*  /clock/omega/index.html  200
/clock/omega/  /nowhere/  301
`,
  'index.html': page('home'),
  '404.html': page('this page is not found'),
  '404/index.html': page('the page 404'),
  'clock/omega/index.html': page(longText),
  'clock/ref-1.50/index.html': page('dotted'),
  'shop/plain/index.html': page('a page of the shop'),
  'app-0a1b2c3d4e5f60718293.js': `console.log("${longText}");`,
  'styles.2eb462693b98a7fe26fc.css': 'body { color: black; }'.repeat(100),
  'static/manrope-1a2b.woff2': Buffer.alloc(2048, 7),
  'icon.svg': `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(600)}</svg>`,
  'favicon.ico': Buffer.alloc(64, 1),
  'photo.png': Buffer.alloc(64, 2),
  'robots.txt': Buffer.from('User-agent: *\n'),
  'sitemap-index.xml': '<?xml version="1.0"?><urlset/>',
  'manifests/ru.webmanifest': '{}',
  'rev.json': '{"release":1}',
  'page-data/index/page-data.json': '{}',
  'page-data/app-data': 'without an ending',
  '.well-known/security.txt': 'Contact: mailto:security@karat.example\n',
  '.secret/file.txt': 'hidden',
};

const br = { headers: { 'accept-encoding': 'br, gzip' } };
const gzip = { headers: { 'accept-encoding': 'gzip, deflate' } };
const ranged = (range: string) => ({ headers: { range, 'accept-encoding': 'br' } });

/** Requests to it that whatever serves a release must answer as the edge does. */
export const requests: [path: string, options?: AskOptions][] = [
  ['/'],
  ['/', br],
  ['/', { method: 'HEAD' }],
  ['/?utm=1&x=%2F'],
  ['/clock/omega/'],
  ['/clock/omega/', br],
  ['/clock/omega/', gzip],
  ['/clock/omega/', { headers: { 'accept-encoding': 'GZIP;q=0.5' } }],
  ['/clock/omega/', { headers: { 'accept-encoding': 'gzip, br;q=0' } }],
  ['/clock/omega/', { headers: { 'accept-encoding': 'zstd, brotli' } }],
  ['/clock/omega/', ranged('bytes=2-5')],
  ['/clock/omega/', ranged('bytes=999999-')],
  ['/clock/omega/', { headers: { 'if-none-match': '"other"' } }],
  ['/clock/omega/', { headers: { 'if-modified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' } }],
  ['/clock/omega/index.html'],
  ['/clock/%D0%BE%D0%BC%D0%B5%D0%B3%D0%B0?a=%D0%B1'],
  ['/clock/omega'],
  ['/clock/omega?from=ad&to=%2F%2Fevil.example'],
  ['/clock/ref-1.50'],
  ['/clock/ref-1.50?x=1'],
  ['/clock/ref-1.50/'],
  ['/clock/ref-1.51'],
  ['/nope'],
  ['/nope/'],
  ['/nope/', br],
  ['/nope/', { method: 'HEAD' }],
  ['/nope/', ranged('bytes=2-5')],
  ['/nope/', { headers: { 'if-none-match': '*' } }],
  ['/nope.html'],
  ['/404/'],
  ['/404.html'],
  ['//evil.example/a'],
  ['/\\evil.example/a'],
  ['/%2F%2Fevil.example'],
  ['/%2f/evil.example/'],
  ['/%5cevil.example'],
  ['/clock//omega/'],
  ['/clock%2Fomega/'],
  ['/_headers'],
  ['/_redirects'],
  ['/.gitignore'],
  ['/.secret/file.txt'],
  ['/.well-known/security.txt'],
  ['/br/index.html'],
  ['/gzip/clock/omega/'],
  ['/site/index.html'],
  ['/app-0a1b2c3d4e5f60718293.js', br],
  ['/styles.2eb462693b98a7fe26fc.css', gzip],
  ['/static/manrope-1a2b.woff2', br],
  ['/static/manrope-1a2b.woff2', ranged('bytes=0-9')],
  ['/static/none.woff2'],
  ['/icon.svg', br],
  ['/favicon.ico'],
  ['/photo.png'],
  ['/robots.txt'],
  ['/sitemap-index.xml', gzip],
  ['/manifests/ru.webmanifest'],
  ['/rev.json'],
  ['/page-data/index/page-data.json', br],
  ['/page-data/none/page-data.json'],
  ['/page-data/none'],
  ['/.netlify/none'],
  ['/old/'],
  ['/old/?a=1'],
  ['/old'],
  ['/old?a=1'],
  ['/moved'],
  ['/shop/any'],
  ['/moved/'],
  ['/shop/any/thing/'],
  ['/shop/any/thing/', br],
  ['/shop/'],
  ['/shop/plain/'],
  ['/api/check-token?token='],
  ['/api/check-token?token=', { method: 'POST' }],
  ['/api/unknown'],
  ['/.netlify/images?w=0'],
  ['/', { method: 'POST' }],
  ['/clock/omega/', { method: 'DELETE' }],
  ['/robots.txt', { method: 'PUT' }],
  ['/nope', { method: 'OPTIONS' }],
  ['/%'],
  ['/%zz/'],
  ['/%00'],
];
