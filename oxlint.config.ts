import { defineConfig, type OxlintConfig } from 'oxlint';

const tests = ['**/*.test.{ts,tsx}', '**/test/**/*.{ts,tsx}', 'shared/testing/**', 'e2e/**', 'mf-*/e2e/**'];
const commands = [
  '**/src/cli/**',
  'federation/src/dev/**',
  'scripts/**',
  'bench/**',
  'e2e/skew/**',
  'server/src/main.ts',
  'server/src/db/cli.ts',
  'server/src/import/run-command.ts',
];
// Where the environment is read: once in the server, and in commands.
const environmentReaders = ['server/src/env.ts', ...commands, ...tests, '**/*.config.ts'];

const onlyZodMini = {
  name: 'zod',
  message: "Only 'zod/mini': it is four times smaller (stack, section 4).",
};
/** Older names of what `sample` does. */
const onlySample = {
  name: 'effector',
  importNames: ['forward', 'guard'],
  message: 'Use sample.',
};
const shortWait = {
  object: 'vi',
  property: 'waitFor',
  message: 'It waits for a second; `expect.poll` waits as long as a busy machine needs.',
};
const environment = {
  object: 'process',
  property: 'env',
  message: 'Only env.ts and commands read the environment.',
};

/** A remote that imports these from the rules has a second copy of them and of all their texts. */
const onceInThePage = {
  importNames: ['createMessages', 'domainMessages', 'formatMoney', 'formatStayDate', 'translateIn'],
  message: "Import it from 'shared/runtime', where the shell has it for all remotes.",
};

const errors = (names: string): NonNullable<OxlintConfig['rules']> =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, 'error']),
  );

export default defineConfig({
  plugins: ['eslint', 'typescript', 'oxc', 'react'],
  jsPlugins: ['./scripts/lint/plugin.ts', 'eslint-plugin-regexp'],
  categories: { correctness: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error', maxWarnings: 0 },
  ignorePatterns: [
    '**/dist/**',
    '**/node_modules/**',
    '**/.data/**',
    'federation/templates/**',
    '**/*.{js,cjs,mjs}',
  ],
  rules: {
    ...errors(`
      no-var prefer-const prefer-rest-params prefer-spread no-array-constructor no-useless-constructor
      eqeqeq no-console
      typescript/consistent-type-imports
      typescript/no-deprecated typescript/no-dynamic-delete
      typescript/no-empty-object-type typescript/no-explicit-any typescript/no-extraneous-class
      typescript/no-generated-empty-object-type typescript/no-invalid-void-type typescript/no-misused-promises
      typescript/no-mixed-enums typescript/no-namespace
      typescript/no-non-null-assertion
      typescript/no-require-imports typescript/no-unnecessary-boolean-literal-compare
      typescript/no-unnecessary-condition typescript/no-unnecessary-template-expression
      typescript/no-unnecessary-type-arguments typescript/no-unnecessary-type-assertion
      typescript/no-unnecessary-type-constraint typescript/no-unnecessary-type-conversion
      typescript/no-unnecessary-type-parameters typescript/no-unsafe-argument typescript/no-unsafe-call
      typescript/no-unsafe-enum-comparison typescript/no-unsafe-function-type
      typescript/no-unsafe-member-access typescript/prefer-literal-enum-member
      typescript/prefer-reduce-type-parameter typescript/prefer-return-this-type
      typescript/related-getter-setter-pairs typescript/require-await typescript/unified-signatures
      typescript/use-unknown-in-catch-callback-variable
    `),
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'typescript/restrict-plus-operands': [
      'error',
      {
        allowAny: false,
        allowBoolean: false,
        allowNullish: false,
        allowNumberAndString: false,
        allowRegExp: false,
      },
    ],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
    'no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all', ignoreRestSiblings: true },
    ],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    // `'a' | (string & {})` offers 'a' and takes any text.
    'typescript/no-redundant-type-constituents': 'off',
    'no-restricted-imports': ['error', { paths: [onlyZodMini, onlySample] }],
    'no-restricted-properties': ['error', environment],
    'ours/plain-comments': 'error',
    'ours/ask-the-clock': 'error',
    'ours/page-addresses': 'error',
    'ours/codes-not-words': 'error',
    'ours/sample-is-plain': 'error',
    'ours/units-have-names': 'error',
    'ours/units-stand-still': 'error',
    'ours/scope-is-kept': 'error',
    'ours/one-list-of-costs': 'error',
    // `{}` is how Playwright knows that a fixture needs no other; the signs of a picture's format are control characters.
    'no-empty-pattern': 'off',
    'no-control-regex': 'off',
    'no-misleading-character-class': 'off',
    // Names are sorted by their code units, as databases and JSON do.
    'typescript/require-array-sort-compare': 'off',
  },
  overrides: [
    {
      files: ['shared/**/*.tsx', 'shared/ui/**/*.ts', 'shell/**/*.{ts,tsx}', 'mf-*/**/*.{ts,tsx}'],
      rules: errors('react/rules-of-hooks react/unsupported-syntax ours/bound-units'),
    },
    {
      // They meet text from outside, or files of any length: each takes time in proportion to it.
      files: ['**/*.{ts,tsx}'],
      excludeFiles: ['server/src/db/migrations/**', ...tests],
      rules: errors('regexp/no-super-linear-backtracking regexp/no-super-linear-move'),
    },
    {
      // Pure rules may import nothing else, and tests ship to no guest.
      files: ['mf-*/src/**/*.{ts,tsx}'],
      excludeFiles: ['**/rules.ts', '**/*-rules.ts', ...tests],
      rules: {
        'no-restricted-imports': [
          'error',
          { paths: [onlyZodMini, onlySample, { name: 'shared/domain', ...onceInThePage }] },
        ],
      },
    },
    {
      // The doors of shared that each remote bundles.
      files: [
        'shared/{availability-calendar,search-panel}/**/*.{ts,tsx}',
        'shared/runtime/factories/**/*.ts',
        'shared/ui/{card,card-gateway,contact,place-map}/**/*.{ts,tsx}',
      ],
      excludeFiles: tests,
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: [onlyZodMini, onlySample],
            patterns: [{ group: ['**/domain/index.ts'], ...onceInThePage }],
          },
        ],
      },
    },
    {
      // The table itself, what remotes declare, and the pages that are shown alone while a remote is developed.
      files: ['shared/domain/pages.ts', 'mf-*/src/declaration.ts', '**/dev/**', 'bench/**', ...tests],
      rules: { 'ours/page-addresses': 'off' },
    },
    {
      // The table itself, and what stands in for a hotel's data.
      files: ['shared/contracts/rate-costs.ts', 'mf-*/src/declaration.ts', '**/dev/**', 'bench/**', ...tests],
      rules: { 'ours/one-list-of-costs': 'off' },
    },
    { files: commands, rules: { 'no-console': 'off' } },
    { files: environmentReaders, rules: { 'no-restricted-properties': ['error', shortWait] } },
    {
      // The clocks themselves, commands, and tests of either.
      files: [
        'server/src/clock.ts',
        'shared/runtime/clock.ts',
        'shared/testing/**',
        ...commands,
        ...tests,
        'federation/**',
      ],
      rules: { 'ours/ask-the-clock': 'off', 'ours/codes-not-words': 'off' },
    },
    {
      files: tests,
      rules: {
        'typescript/no-unsafe-member-access': 'off',
        'typescript/unbound-method': 'off',
        'typescript/no-deprecated': 'off',
        'typescript/no-base-to-string': 'off',
        // What is missing throws there, and the test fails.
        'no-unsafe-optional-chaining': 'off',
        'ours/scope-is-kept': 'off',
      },
    },
  ],
});
