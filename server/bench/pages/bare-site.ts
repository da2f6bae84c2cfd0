import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { runGatsby } from '../../rebuild/run-gatsby';

/** A site of one page, made of what this site stands on: Gatsby, React and Recoil. */
const sources: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "bare", "private": true, "dependencies": { "gatsby": "*" } }',
  'gatsby-config.js': 'module.exports = {};',
  'gatsby-browser.js': `
    const React = require('react');
    const { RecoilRoot } = require('recoil');
    exports.wrapRootElement = ({ element }) => React.createElement(RecoilRoot, null, element);`,
  'gatsby-ssr.js': `exports.wrapRootElement = require('./gatsby-browser').wrapRootElement;`,
  'src/pages/index.js': `
    import React from 'react';
    export default () => <main><h1>A bare page</h1><p>Nothing but a heading and a text.</p></main>;
    export const Head = () => (
      <>
        <html lang="en" />
        <title>A bare page</title>
        <meta name="description" content="What the tools themselves cost" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </>
    );`,
};

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

const gzipOf = promisify(gzip);

export interface BareSite {
  url: string;
  close: () => void;
}

/**
 * Builds and serves it.
 * @param directory an empty one
 */
export async function startBareSite(
  directory: string,
  projectDirectory: string,
): Promise<BareSite> {
  for (const [path, source] of Object.entries(sources)) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), source);
  }
  await symlink(join(projectDirectory, 'node_modules'), join(directory, 'node_modules'));
  await runGatsby({
    directory,
    env: { NODE_ENV: 'production', CI: 'true', GATSBY_TELEMETRY_DISABLED: '1' },
    logFile: join(directory, 'build.log'),
    say: () => undefined,
    onStart: () => Promise.resolve(),
  });
  const server = await serve(join(directory, 'public'));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

async function serve(directory: string): Promise<Server> {
  const answer = async (path: string) => {
    const file = path.endsWith('/') ? `${path}index.html` : path;
    const content = await gzipOf(await readFile(join(directory, file)));
    return { content, type: types[extname(file)] ?? 'application/octet-stream' };
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bare');
    answer(pathname).then(
      ({ content, type }) =>
        response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
