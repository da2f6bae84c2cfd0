import 'react-dom/client';

// In a task of its own: React and Gatsby together hold up a phone for a tenth of a second.
// eslint-disable-next-line no-restricted-syntax -- no part: it lies in this very file of the bundle
setTimeout(() => void import(/* webpackMode: "eager" */ 'gatsby-entry'));
