/** @jest-environment node */
import { cpuCoreCount } from 'gatsby-core-utils';
import { gatsbyEnvironment } from './gatsby-environment';

const { env } = process;
afterEach(() => {
  process.env = env;
});

const ports = { isPublic: false, edgePort: 8000, apiPort: 8001 };

test('one process alone writes to the database of Gatsby, whatever the machine', () => {
  process.env = { ...env, GATSBY_CPU_COUNT: '4', ...gatsbyEnvironment('ru', ports) };
  // What Gatsby asks before it hands its queries to workers.
  expect(cpuCoreCount()).toBe(1);
});

test('a public build names no local port', () => {
  expect(gatsbyEnvironment('ru', { ...ports, isPublic: true })).toMatchObject({
    GATSBY_LOCAL_EDGE_PORT: '',
    GATSBY_LOCAL_API_PORT: '',
  });
});
