export { createPages } from './src/gatsby/create-pages/create-pages';
export { createSchemaCustomization } from './src/gatsby/schema';
export { onPostBuild, onPreBootstrap, onPreInit } from './src/gatsby/unfinished-build';
export { onCreateWebpackConfig } from './src/gatsby/webpack/create-webpack-config';
