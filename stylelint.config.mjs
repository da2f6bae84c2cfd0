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
    // With a tag or a common attribute in its `:has()`, the whole page is looked through whenever an element is added to it.
    'selector-disallowed-list': [
      /^(?:.*\s)?(?:html|:root|body)[^\s]*:has\((?![^)]*(?:\.|\[data-))/,
      { message: 'Name a class or a data attribute in a `:has()` of the root or the body' },
    ],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
  },
  overrides: [{ files: ['src/shared/styles/tokens.css'], rules: { 'color-no-hex': null } }],
};
