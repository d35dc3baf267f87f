import effector from 'eslint-plugin-effector';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

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
const environmentReaders = [
  'server/src/env.ts',
  ...commands,
  ...tests,
  '**/*.config.ts',
  'federation/src/dev/**',
];

const onlyZodMini = {
  name: 'zod',
  message: "Only 'zod/mini': it is four times smaller (stack, section 4).",
};
const environment = {
  object: 'process',
  property: 'env',
  message: 'Only env.ts and commands read the environment.',
};
// architecture 7: the clock only through Clock.
const clock = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Ask the Clock.',
  },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Ask the Clock.' },
  { selector: "CallExpression[callee.name='dayjs'][arguments.length=0]", message: 'Ask the Clock.' },
];

// Comments name who does what (docs/glossary.md, "Words of the code").
const unclear = /\b(nobody|whoever|(?:is|are)[\s*]+(?:told|none))\b/gi;
const plainComments = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { unclear: "Name who or what it is, not '{{ word }}'." },
  },
  create({ sourceCode, report }) {
    return {
      Program() {
        for (const comment of sourceCode.getAllComments())
          for (const { 0: word } of comment.value.replace(/`[^`]*`/g, '').matchAll(unclear))
            report({ loc: comment.loc, messageId: 'unclear', data: { word } });
      },
    };
  },
};
// Each area whose comments are plain; the rest follows.
const plainAreas = [
  'server/**',
  'shared/**',
  'federation/**',
  'shell/**',
  'bench/**',
  'scripts/**',
  'e2e/**',
  'mf-search/**',
  'mf-rooms-rates/**',
  'mf-group/**',
  'mf-{account,checkout,desk,precheckin,privacy,restaurant,stay}/**',
];

// The table of pages (shared/domain/pages.ts) has every pattern and builds every address.
const ofPage = String.raw`/^\u002F(Book|BookGroup|PreCheckIn|Account|ManageAccount|Unauthorised|Error)(\u002F|\?|$)/`;
const handMade = 'The table of pages builds addresses: pageAddress, or paths of shared/runtime.';
const addresses = [
  { selector: `Literal[value=${ofPage}]`, message: handMade },
  { selector: `TemplateElement[value.raw=${ofPage}]`, message: handMade },
];
// What is said is for people; programs read its code. Other people's errors have no code of ours.
const said =
  ':matches(Identifier[name=/^(message|infoMessage|sentence)$/], MemberExpression[property.name=/^(message|infoMessage|sentence)$/]:not([object.name=/^(error|cause)$/]))';
const matched = 'Read the code of what is said, never its words (docs/decisions/0024).';
const sentences = [
  {
    selector: `BinaryExpression[operator=/^[!=]==$/]:has(> ${said}):has(> :matches(Literal[value=/./], TemplateLiteral, CallExpression, MemberExpression[object.name=/Messages$/]))`,
    message: matched,
  },
  {
    selector: `CallExpression > MemberExpression.callee[property.name=/^(includes|startsWith|endsWith|match|search|indexOf)$/] > ${said}.object`,
    message: matched,
  },
  {
    selector: `CallExpression[callee.property.name=/^(test|exec)$/] > ${said}.arguments`,
    message: matched,
  },
];

/** A remote that imports these from the rules has a second copy of them and of all their texts. */
const onceInThePage = {
  importNames: ['createMessages', 'domainMessages', 'formatMoney', 'formatStayDate', 'translateIn'],
  message: "Import it from 'shared/runtime', where the shell has it for all remotes.",
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/.data/**',
      'federation/templates/**',
      '**/*.{js,cjs,mjs}',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    plugins: { effector },
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      ...effector.configs.recommended.rules,
      'effector/no-watch': 'error',
      'effector/strict-effect-handlers': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Reading JSON gives `any`; it is allowed into a variable whose type is written out.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // An effect fails with a tagged value, not with an Error.
      '@typescript-eslint/only-throw-error': 'off',
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
      '@typescript-eslint/dot-notation': 'off',
      // `'a' | (string & {})` offers 'a' and takes any text.
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      // Both spellings of a type read well; a module keeps to one.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [onlyZodMini],
        },
      ],
      // There are no enums, and classes are few: these two compare every assignment's types for a fifth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      'no-restricted-properties': ['error', environment],
      'no-restricted-syntax': ['error', ...clock, ...addresses, ...sentences],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['shared/**/*.tsx', 'shared/ui/**/*.ts', 'shell/**/*.{ts,tsx}', 'mf-*/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: { ...effector.configs.react.rules },
  },
  {
    // Pure rules may import nothing else, and tests ship to nobody.
    files: ['mf-*/src/**/*.{ts,tsx}'],
    ignores: ['**/rules.ts', '**/*-rules.ts', ...tests],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [onlyZodMini, { name: 'shared/domain', ...onceInThePage }],
        },
      ],
    },
  },
  {
    // The doors of shared that each remote bundles.
    files: [
      'shared/{availability-calendar,search-panel}/**/*.{ts,tsx}',
      'shared/runtime/factories/**/*.ts',
      'shared/ui/{card,card-gateway,place-map}/**/*.{ts,tsx}',
    ],
    ignores: tests,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { paths: [onlyZodMini], patterns: [{ group: ['**/domain/index.ts'], ...onceInThePage }] },
      ],
    },
  },
  {
    // The table itself, what remotes declare, and the pages that are shown alone while a remote is developed.
    files: ['shared/domain/pages.ts', 'mf-*/src/declaration.ts', 'mf-*/dev/**'],
    rules: { 'no-restricted-syntax': ['error', ...clock, ...sentences] },
  },
  { files: commands, rules: { 'no-console': 'off' } },
  { files: environmentReaders, rules: { 'no-restricted-properties': 'off' } },
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
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: plainAreas,
    plugins: { comments: { rules: { plain: plainComments } } },
    rules: { 'comments/plain': 'error' },
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-deprecated': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
      'effector/strict-effect-handlers': 'off',
    },
  },
);
