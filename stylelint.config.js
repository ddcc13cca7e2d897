import stylelint from 'stylelint';

const importantRule = 'northlamp/important-only-for-print-or-motion';

/** `!important` overrides the layers, which only print styles and reduced motion may do. */
const important = stylelint.createPlugin(importantRule, () => (root, result) => {
  root.walkDecls((declaration) => {
    if (!declaration.important) return;
    for (let node = declaration.parent; node; node = node.parent) {
      if (
        node.type === 'atrule' &&
        /^print$|prefers-reduced-motion/.test(/** @type {import('postcss').AtRule} */ (node).params)
      )
        return;
    }
    stylelint.utils.report({
      ruleName: importantRule,
      result,
      node: declaration,
      word: '!important',
      message: `Use a layer: !important is for print and reduced motion only (${importantRule})`,
    });
  });
});

/** A shorthand with four values whose second and fourth differ: physical right and left. */
const unevenSides = String.raw`/^[^\s()]+ ([^\s()]+) [^\s()]+ (?!\1$)[^\s()]+$/`;

const space = String.raw`(-?0|auto|var\(--(space-\d|gutter|gap)\)|calc\(-1 \* var\(--space-\d\)\)|-?[\d.]+em|[12]px)`;

/** Values of the design system (`site/styles/tokens.css`), by property. */
const tokens = {
  // Steps of the scale; lengths that follow the text; sums, and insets of the container, of tokens.
  '/^((row|column)-)?gap$/': [`/^${space}( ${space})?$/`],
  '/^(margin|padding)/': [
    `/^${space}( ${space}){0,3}$/`,
    /^((calc|clamp|max|min)\(.*var\(--.*\)|auto| |0|var\(--(space-\d|gutter)\))+$/,
  ],
  'font-size': [/^var\(--size-\w+\)$/, 'inherit', /^[\d.]+em$/, /^min\(.*var\(--size-\w+\)\)$/],
  // 50 % is a circle; icons are squircles.
  '/radius$/': [/^(var\(--radius-\w+\)|0|50%|28%|inherit)( |$)/],
  'box-shadow': [/^var\(--shadow-\w+\)$/, 'none', /^(inset )?0 0 0 \d+(px|vmax) /],
};

/** @type {import('stylelint').Config} */
export default {
  plugins: [important],
  // Custom properties defined in these files are known everywhere, so that a misspelled one is an error.
  // Demos use those of the stage.
  referenceFiles: [
    'site/styles/tokens.css',
    'site/islands/forms/toast-tokens.css',
    'site/ui/{layout,section}.css',
    'site/sections/product/Stage.module.css',
    'site/demos/{shared/screen,applock/applock}.css',
  ],
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  reportUnscopedDisables: true,
  overrides: [
    {
      // The tokens themselves; paper, which is white; demonstrations and drawings, which have the measures of a phone.
      files: [
        'site/styles/{tokens,print}.css',
        'site/islands/forms/toast-tokens.css',
        'site/demos/**/*.css',
        'site/ui/{art,icons}/*.css',
        'site/sections/product/Stage.module.css',
      ],
      rules: {
        'declaration-property-value-allowed-list': null,
        'color-no-hex': null,
        'function-disallowed-list': null,
        'media-feature-name-disallowed-list': null,
      },
    },
  ],
  rules: {
    // Logical directions: three of the languages are right-to-left.
    // Shorthands are allowed because they set both axes; asymmetric ones are rejected below.
    'property-layout-mappings': [
      'flow-relative',
      { ignoreProperties: ['margin', 'padding', 'inset', 'overflow', 'scroll-margin', 'scroll-padding'] },
    ],
    'value-keyword-layout-mappings': 'flow-relative',
    'declaration-property-value-disallowed-list': {
      '/^(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding))$/': [unevenSides],
      // The font files end at 700.
      'font-weight': ['/^(7[1-9]|[89])/', 'bolder'],
      // In oklch a mix of two hues passes through other hues: mauve between amber and navy.
      '/./': [/color-mix\(in (?!oklab,)/],
    },

    // The design system: no raw sizes, gaps, radii, shadows, colors and widths.
    'declaration-property-value-allowed-list': tokens,
    'color-named': 'never',
    'color-no-hex': true,
    'function-disallowed-list': [/^(ok)?l(ab|ch)$/, /^(rgb|hsl)a?$/, 'hwb', 'color'],
    // `@custom-media` of the tokens.
    'media-feature-name-disallowed-list': ['width', 'min-width', 'max-width'],

    // Layers: precedence follows the order in `site/styles/global.css`, not file order or specificity.
    'rule-nesting-at-rule-required-list': ['layer'],
    'layer-name-pattern': '^(reset|tokens|base|ui|section|page)$',
    [importantRule]: true,
    'keyframe-declaration-no-important': true,
    'selector-max-id': 0,

    // Unknown or invalid syntax.
    'annotation-no-unknown': true,
    'at-rule-descriptor-no-unknown': true,
    'at-rule-descriptor-value-no-unknown': true,
    'at-rule-no-deprecated': true,
    'at-rule-no-unknown': true,
    'at-rule-prelude-no-invalid': true,
    'color-no-invalid-hex': true,
    'declaration-property-value-keyword-no-deprecated': true,
    'declaration-property-value-no-unknown': true,
    'function-calc-no-unspaced-operator': true,
    'function-linear-gradient-no-nonstandard-direction': true,
    'function-no-unknown': true,
    'media-feature-name-no-unknown': true,
    'media-feature-name-value-no-unknown': true,
    'media-query-no-invalid': true,
    'media-type-no-deprecated': true,
    'named-grid-areas-no-invalid': true,
    'nesting-selector-no-missing-scoping-root': true,
    'no-unknown-animations': true,
    'no-unknown-custom-media': true,
    'no-unknown-custom-properties': true,
    'property-no-deprecated': true,
    'property-no-unknown': true,
    'selector-anb-no-unmatchable': true,
    'selector-no-deprecated': true,
    'selector-no-invalid': true,
    'selector-no-unmatchable': true,
    // `:global()` and `:local()` belong to CSS modules.
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'selector-pseudo-element-no-unknown': true,
    'selector-type-no-unknown': true,
    'string-no-newline': true,
    'syntax-string-no-invalid': true,
    'unit-no-unknown': true,
    'value-no-invalid': true,

    // Duplicates and rules without effect.
    'block-no-empty': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-custom-properties': true,
    // Two consecutive values of a property are a fallback for browsers that support only the first.
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'declaration-block-no-shorthand-property-overrides': true,
    'font-family-no-duplicate-names': true,
    'font-family-no-missing-generic-family-keyword': true,
    'keyframe-block-no-duplicate-selectors': true,
    'no-duplicate-at-import-rules': true,
    'no-duplicate-selectors': true,
    'no-empty-source': true,
    'no-invalid-position-declaration': true,
    'no-irregular-whitespace': true,

    // The content security policy allows neither other origins nor `data:`.
    'function-url-scheme-allowed-list': [],

    // Consistent notation.
    'media-feature-range-notation': 'context',
    'selector-pseudo-element-colon-notation': 'double',
    'length-zero-no-unit': [true, { ignore: ['custom-properties'] }],
    'shorthand-property-no-redundant-values': true,
    'declaration-block-no-redundant-longhand-properties': true,
  },
};
