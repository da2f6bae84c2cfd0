import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { hostOfBuild } from '../domain/addresses';
import { pagePathScript } from '../domain/inline-scripts/gatsby';
import { pagePolicy } from './content-security-policy';

/**
 * Writes the policy of its scripts into a page, before anything that loads or runs, and gives Gatsby's
 * own script the text that the policy knows. Pages of `gatsby develop` have scripts of other kinds.
 */
export const writePolicy: NonNullable<GatsbySSR['onPreRenderHTML']> = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  if (process.env.NODE_ENV !== 'production') return;
  replaceHeadComponents([
    <meta key="policy" httpEquiv="Content-Security-Policy" content={policyOfBuild()} />,
    ...getHeadComponents(),
  ]);
  const parts = getPostBodyComponents();
  const index = parts.findIndex(isPagePath);
  if (index === -1) throw new Error("Gatsby's script with the path of the page is not there");
  const script = (
    <script
      key="script-loader"
      data-path={pathname}
      dangerouslySetInnerHTML={{ __html: pagePathScript }}
    />
  );
  replacePostBodyComponents(parts.with(index, script));
};

let policy: string | null = null;

function policyOfBuild(): string {
  policy ??= pagePolicy(hostOfBuild());
  return policy;
}

function isPagePath(part: ReactNode): boolean {
  return isValidElement<{ id?: string }>(part) && part.props.id === 'gatsby-script-loader';
}
