/** The plugin of the site that makes nodes of the backend's answers. */
export const sourcePlugin = 'gatsby-source-custom-api';
