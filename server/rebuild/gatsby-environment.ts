import type { HostCode } from '../../src/config/hosts';
import type { Settings } from '../settings';

/** What Gatsby is told by variables when it builds a host. */
export function gatsbyEnvironment(
  host: HostCode,
  { isPublic, edgePort, apiPort }: Pick<Settings, 'isPublic' | 'edgePort' | 'apiPort'>,
): Record<string, string> {
  return {
    SITE_HOST: host,
    // Without ports the addresses are those of the world.
    GATSBY_LOCAL_EDGE_PORT: isPublic ? '' : String(edgePort),
    GATSBY_LOCAL_API_PORT: isPublic ? '' : String(apiPort),
    GATSBY_TELEMETRY_DISABLED: '1',
    GATSBY_LOGGER: 'yurnalist',
    // With one core Gatsby runs the queries itself. Workers would write their answers to its database at
    // once, which lmdb 2.5.3 does not bear: an answer is lost now and then, and the build fails.
    GATSBY_CPU_COUNT: '1',
    NODE_ENV: 'production',
    NO_COLOR: '1',
    CI: 'true',
  };
}
