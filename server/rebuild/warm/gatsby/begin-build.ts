import { createRequire } from 'node:module';
import { listFilesAtOnce } from './public-files';
import { stitchAtOnce } from './stitching';

/**
 * Makes this process one of `gatsby build`.
 * @returns what the command line would hand to Gatsby
 */
export function beginBuild(directory: string): object {
  Object.assign(process.env, { gatsby_executing_command: 'build', gatsby_log_level: 'normal' });
  stitchAtOnce();
  listFilesAtOnce();
  return {
    _: ['build'],
    directory,
    sitePackageJson: createRequire(`${directory}/`)('./package.json') as object,
    useYarn: false,
    verbose: false,
    noUglify: false,
    prefixPaths: false,
    profile: false,
    graphqlTracing: false,
    openTracingConfigFile: '',
  };
}
