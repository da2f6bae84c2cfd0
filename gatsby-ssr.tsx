import type { GatsbySSR } from 'gatsby';
import { PageWrapper } from './src/app/page-wrapper';
import { Root } from './src/app/root';
import { renderDocument } from './src/app/document';
import { writePolicy } from './src/gatsby/page-policy';

export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element }) => (
  <Root>{element}</Root>
);

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => (
  <PageWrapper path={props.path}>{element}</PageWrapper>
);

export const onRenderBody: GatsbySSR['onRenderBody'] = renderDocument;

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = writePolicy;
