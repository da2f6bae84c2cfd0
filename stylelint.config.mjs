/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    // Classes are read as properties of the CSS module.
    'selector-class-pattern': '^[a-z][a-zA-Z0-9_]*$',
    'declaration-no-important': true,
    'color-named': 'never',
    // Colours have one home: the role tokens.
    'color-no-hex': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
  },
  overrides: [{ files: ['src/shared/styles/tokens.css'], rules: { 'color-no-hex': null } }],
};
