/**
 * What stands for the package `prop-types` in browsers: React asks its checks in development alone,
 * but Gatsby's router and links name them, and the package throws where they are called. Whatever
 * check is asked for, it is one that lets everything pass.
 */
export const noPropTypes = `const check = () => check;
check.isRequired = check;
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? undefined : check) });
`;
