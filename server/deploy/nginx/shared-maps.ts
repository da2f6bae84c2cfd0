import { basename } from 'node:path';
import { compressedTree, compressible, encodings, type Encoding } from '../../releases/compressed';
import { siteOf } from '../../releases/layout';
import { block } from './text';

/** The folder of a release that holds the published tree. */
export const plainTree = basename(siteOf('release'));

const treeOf = (encoding: Encoding) => basename(compressedTree(siteOf('release'), encoding));

/** The visitor names the encoding, and does not refuse it by `q=0`. */
const accepts = (encoding: Encoding) =>
  String.raw`"~*(?:^|[,\s])${encoding}(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?:\s*[;,]|\s*$)"`;

/** What is alike for all sites: which copy of a file is sent, and what its answer says of itself. */
export const sharedMaps: readonly string[] = [
  '# The address as it was sent, without its query: only this may stand in a Location.',
  ...block('map $request_uri $karat_sent_path', ['"~^([^?]*)" $1;']),
  '# Addresses that name nothing: two slashes, also encoded, and backslashes.',
  ...block('map $request_uri $karat_names_nothing', [
    'default 0;',
    String.raw`"~*^[^?]*(?://|\\\\|%2f|%5c)" 1;`,
  ]),
  '# Only functions take other methods.',
  ...block('map "$request_method $uri" $karat_is_refused', [
    'default 1;',
    '"~^(?:GET|HEAD) " 0;',
    String.raw`"~^\S+ /(?:api|\.netlify/functions)/" 0;`,
  ]),
  ...block('map $status $karat_allow', ['default "";', '405 "GET, HEAD";']),
  ...block('map $status $karat_retry_after', ['default "";', '503 5;']),
  '# A range is one of the file itself, not of a compressed copy.',
  ...block('map $http_range $karat_accepted', ['default "";', '"" $http_accept_encoding;']),
  ...block('map $karat_accepted $karat_tree', [
    `default ${plainTree};`,
    ...encodings.map((encoding) => `${accepts(encoding)} ${treeOf(encoding)};`),
  ]),
  ...block('map "$status $uri" $karat_encoding', [
    'default "";',
    ...encodings.map((encoding) => `"~^(?:200|304|404) /${treeOf(encoding)}/" ${encoding};`),
  ]),
  ...block('map $uri $karat_vary', ['default "";', `"~${compressible.source}" accept-encoding;`]),
];

/** Headers of an answer that no rule of a site sets. */
export const sharedHeaders: readonly string[] = [
  'add_header allow $karat_allow always;',
  'add_header retry-after $karat_retry_after always;',
  'add_header content-encoding $karat_encoding always;',
  'add_header vary $karat_vary always;',
];
