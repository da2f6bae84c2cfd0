export { createPages } from './src/gatsby/create-pages/create-pages';
export { createSchemaCustomization } from './src/gatsby/schema';
export { onPostBuild } from './src/gatsby/post-build';
export { createResolvers } from './src/gatsby/resolvers';
export { onPreBootstrap, onPreInit } from './src/gatsby/unfinished-build';
export { onCreateWebpackConfig } from './src/gatsby/webpack/create-webpack-config';
