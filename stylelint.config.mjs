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
    // The browser knows at once that a page holds no element of a class. For a tag or an attribute, it looks through the whole page whenever an element is added.
    'selector-disallowed-list': [
      /^(?:.*\s)?(?:html|:root|body)[^\s]*:has\((?![^)]*\.)/,
      { message: 'Name a class in a `:has()` of the root or the body' },
    ],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
  },
  overrides: [{ files: ['src/shared/styles/tokens.css'], rules: { 'color-no-hex': null } }],
};
