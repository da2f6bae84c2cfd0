import type { GatsbyNode } from 'gatsby';
import { ContentCompilationHash } from './content-compilation-hash';
import { fontsAsFiles, type Rule } from './fonts-as-files';

/** What of Gatsby's own webpack configuration does not suit this site. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
  stage,
}) => {
  const config = (getConfig as () => { module: { rules: Rule[] }; plugins: unknown[] })();
  actions.replaceWebpackConfig({
    ...config,
    module: { ...config.module, rules: fontsAsFiles(config.module.rules) },
    plugins: [
      ...config.plugins,
      ...(stage === 'build-javascript' ? [new ContentCompilationHash()] : []),
    ],
  });
};
