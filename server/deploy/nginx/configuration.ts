import { join } from 'node:path';
import { hosts, type HostCode } from '../../../src/config/hosts';
import { errorPage } from '../../error-page';
import { currentLink } from '../../releases/layout';
import { headerDirectives } from './header-directives';
import { mediaTypes } from './media-types';
import { redirectDirectives, type RedirectDirectives } from './redirect-maps';
import { plainTree, sharedHeaders, sharedMaps } from './shared-maps';
import type { HeaderRule, RedirectRule } from './site-rules';
import { block, quoted } from './text';

/** One country site with the rules of its release. */
export interface NginxSite {
  host: HostCode;
  headers: readonly HeaderRule[];
  redirects: readonly RedirectRule[];
}

export interface NginxOptions {
  /** Holds `<host>/current`. Absolute. */
  releasesDirectory: string;
  /** Where plain HTTP is listened for: ports, or addresses with a port. */
  listen: readonly string[];
  /** Answers `/api/` and `/.netlify/`: an origin without a path. */
  edge: string;
  /** Holds `<domain>/fullchain.pem` and `privkey.pem`, as certbot lays them; null: no TLS. */
  certificates: string | null;
}

/** Tried in the order of the CDN: a page's file, then its folder's; a compressed copy before either. */
const filesOfPage = ['$karat_page.html', '$karat_page/index.html']
  .flatMap((file) => [`/$karat_tree${file}`, `/${plainTree}${file}`])
  .join(' ');

const tlsPorts = ['443', '[::]:443'];

/** A configuration for the `http` block of nginx: a server per country site, chosen by name. */
export function nginxConfiguration(sites: readonly NginxSite[], options: NginxOptions): string {
  const servers = sites.map((site) => siteServer(site, options));
  const lines = [
    '# Written by "npm run nginx" from the rules of the released sites.',
    ...sharedMaps,
    ...servers.flatMap(({ maps }) => maps),
    ...otherNames(options),
    ...servers.flatMap(({ server }) => server),
  ];
  return `${lines.join('\n')}\n`;
}

function siteServer(site: NginxSite, options: NginxOptions): { maps: string[]; server: string[] } {
  const { domain } = hosts[site.host];
  const names = `server_name ${domain} ${site.host}.localhost;`;
  const headers = headerDirectives(site.host, site.headers);
  const redirects = redirectDirectives(site.host, site.redirects);
  const body = [
    ...transport(),
    ...mediaTypes,
    ...sharedHeaders,
    ...headers.directives,
    ...pinnedRelease(join(options.releasesDirectory, site.host, currentLink)),
    ...refusals(),
    ...locations(site.host, redirects, options.edge),
  ];
  const { certificates, listen } = options;
  const maps = [...headers.maps, ...redirects.maps];
  if (certificates === null) {
    return { maps, server: block('server', [...listening(listen), names, ...body]) };
  }
  const toTls = [...listening(listen), names, 'return 301 https://$host$request_uri;'];
  const tls = [
    ...listening(tlsPorts, 'ssl http2'),
    names,
    `ssl_certificate ${quoted(join(certificates, domain, 'fullchain.pem'))};`,
    `ssl_certificate_key ${quoted(join(certificates, domain, 'privkey.pem'))};`,
  ];
  return { maps, server: [...block('server', toTls), ...block('server', [...tls, ...body])] };
}

/** Names that are none of the country sites. */
function otherNames({ listen, certificates }: NginxOptions): string[] {
  const plain = [
    ...listening(listen, 'default_server'),
    'default_type text/plain;',
    'add_header cache-control no-store always;',
    'add_header x-content-type-options nosniff always;',
    'return 421 "No country site has this name.\\n";',
  ];
  const tls = [...listening(tlsPorts, 'ssl http2 default_server'), 'ssl_reject_handshake on;'];
  return [...block('server', plain), ...(certificates === null ? [] : block('server', tls))];
}

function listening(addresses: readonly string[], how = ''): string[] {
  return addresses.map((address) => `listen ${[address, how].filter(Boolean).join(' ')};`);
}

function transport(): string[] {
  return [
    'server_tokens off;',
    'absolute_redirect off;',
    'merge_slashes off;',
    'sendfile on;',
    'tcp_nopush on;',
    '# Copies are compressed when a release is made.',
    'gzip off;',
    '# Files of a release never change, and each request names its release by number.',
    'open_file_cache max=20000 inactive=60s;',
    'open_file_cache_errors on;',
  ];
}

/** The link is followed once per request, so that an answer is of one release while links change. */
function pinnedRelease(current: string): string[] {
  return [
    `root ${quoted(current)};`,
    'set $karat_release $realpath_root;',
    'set $karat_path $uri;',
    'set $karat_file "";',
  ];
}

function refusals(): string[] {
  return [
    'error_page 404 @not_found;',
    'error_page 405 @refused;',
    'error_page 502 503 504 @unavailable;',
    'if ($karat_release = "") { return 503; }',
    'if ($karat_is_refused) { return 405; }',
    'if ($karat_names_nothing) { return 404; }',
  ];
}

function locations(
  host: HostCode,
  { directives, moves }: RedirectDirectives,
  edge: string,
): string[] {
  const pinned = 'root $karat_release;';
  const toSlash = 'return 301 $karat_sent_path/$is_args$args;';
  const pageToSlash = `if (-f $karat_release/${plainTree}$uri/index.html) { ${toSlash} }`;
  return [
    '# Rules of the CDN, and hidden files.',
    ...block(String.raw`location ~ ^/_(?:headers|redirects)$|/\.(?!well-known/|netlify/)`, [
      'return 404;',
    ]),
    ...block(String.raw`location ~ ^/(?:api|\.netlify/functions)/|^/\.netlify/images/?$`, [
      `proxy_pass ${edge};`,
      'proxy_http_version 1.1;',
      'proxy_set_header Connection "";',
      'proxy_set_header Host $host;',
      'proxy_set_header X-Forwarded-For $remote_addr;',
      '# Its answers have headers of their own; a header here keeps those of the site away.',
      'proxy_hide_header x-content-type-options;',
      'add_header x-content-type-options nosniff always;',
    ]),
    ...block('location ~ ^(?<karat_page>.*)/$', [pinned, `try_files ${filesOfPage} @rules;`]),
    '# Neither pages nor functions.',
    ...block(String.raw`location ~ ^/(?:page-data|\.netlify)/`, [
      pinned,
      `try_files /$karat_tree$uri /${plainTree}$uri @rules;`,
    ]),
    '# A path that ends like a file name is one, unless a page has this address.',
    ...block(String.raw`location ~* "\.[a-z\d]{1,11}$"`, [
      pinned,
      pageToSlash,
      `try_files /$karat_tree$uri /${plainTree}$uri @rules;`,
    ]),
    '# A rule that leads elsewhere anyway is followed at once.',
    ...block('location /', [pageToSlash, ...moves, toSlash]),
    ...block('location @rules', [
      pinned,
      ...directives,
      `try_files /$karat_tree$karat_file /${plainTree}$karat_file =404;`,
    ]),
    ...block('location @not_found', [
      pinned,
      'set $karat_path /404.html;',
      `try_files /$karat_tree/404.html /${plainTree}/404.html =404;`,
    ]),
    ...ownPage('refused', 405, host),
    ...ownPage('unavailable', 503, host),
  ];
}

function ownPage(name: string, status: number, host: HostCode): string[] {
  return block(`location @${name}`, [
    '# Whatever the address that was refused ends in.',
    'types { }',
    'default_type "text/html; charset=utf-8";',
    `return ${status} ${quoted(errorPage(host, status))};`,
  ]);
}
