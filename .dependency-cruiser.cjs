/** Who may import whom: architecture, section 7. */
// Both as written and as resolved in node_modules.
const npm = (pattern) => `(^|node_modules/)(${pattern})(/|$)`;
// Tests, and what helps them beside the code (`test-site.ts`).
const notTests = '([.]test[.]tsx?|/test-[^/]+[.]tsx?)$';

/**
 * The modules of the server, from the ground up: each may use those on lower floors, so no two need each other, directly or round about.
 */
const serverFloors = [
  ['booking-event', 'currency', 'health', 'property', 'remote-failure', 'stock'],
  [
    'client-log',
    'company',
    'csp-report',
    'mail',
    'payment',
    'room-type-configuration',
    'service',
    'static-data',
    'web-vitals',
  ],
  ['account', 'availability'],
  ['property-group', 'staff', 'voucher'],
  ['booking'],
  [
    'desk-calendar',
    'hotel-mail',
    'invoice',
    'pre-check-in',
    'privacy',
    'restaurant',
    'review',
    'stay',
    'wallet',
  ],
  ['desk'],
];
const serverModulesOn = (floors) => `^server/src/modules/(${floors.flat().join('|')})/`;

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'everything-resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'a-remote-knows-no-other-remote-and-not-the-shell',
      comment: 'Remotes speak by bus events and ask the shell to navigate.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/' },
      to: {
        path: '^(mf-|shell/|server/)',
        pathNot: ['^$1/', '^server/(src/parts/part|test/support/part-site)[.]ts$'],
      },
    },
    {
      name: 'the-page-of-a-remote-knows-no-server',
      comment: 'What both sides know of a call is its contract.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/(src|dev|contracts)/' },
      to: { path: '^(server|mf-[^/]+/server)/' },
    },
    {
      name: 'the-server-part-of-a-remote-knows-its-contracts',
      comment: 'And the types of what the server gives it.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/server/(?!test/)' },
      to: {
        path: [
          '^mf-[^/]+/(?!server/|contracts/)',
          '^shared/(runtime|ui|testing|first-screen)/',
          '^server/(?!src/parts/part[.]ts$)',
        ],
      },
    },
    {
      name: 'the-server-part-of-a-remote-has-types-of-the-server-only',
      severity: 'error',
      from: { path: '^mf-[^/]+/server/(?!test/)' },
      to: { path: '^server/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-shell-knows-no-remote',
      comment: 'Remotes come from the registry at run time.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(mf-|server/)' },
    },
    {
      name: 'shared-stands-alone',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(mf-|shell/|server/|federation/|e2e/|bench/)' },
    },
    {
      name: 'contracts-need-zod-only',
      severity: 'error',
      from: { path: '^shared/contracts/', pathNot: notTests },
      to: { pathNot: ['^shared/contracts/', npm('zod')] },
    },
    {
      name: 'domain-is-pure',
      comment: 'Contracts only, and dayjs for dates; no state, no drawing, no I/O.',
      severity: 'error',
      from: { path: '^shared/domain/', pathNot: notTests },
      to: { pathNot: ['^shared/(contracts|domain)/', npm('dayjs')] },
    },
    {
      name: 'runtime-has-state-but-draws-nothing',
      severity: 'error',
      from: { path: '^shared/runtime/', pathNot: notTests },
      to: { pathNot: ['^shared/(contracts|domain|runtime)/', npm('effector|effector-react|zod|dayjs')] },
    },
    {
      name: 'ui-draws-but-knows-no-state',
      severity: 'error',
      from: { path: '^shared/ui/', pathNot: [notTests, '^shared/ui/(card(-gateway)?|contact|place-map)/'] },
      to: { path: ['^shared/(runtime|testing|first-screen)/'] },
    },
    {
      name: 'the-card-form-is-drawn-with-the-other-doors',
      comment: 'Each remote bundles it: from the runtime it has the texts of the rules, once in the page.',
      severity: 'error',
      from: { path: '^shared/ui/(card(-gateway)?|contact|place-map)/', pathNot: notTests },
      to: { path: ['^shared/runtime/(?!index[.]ts$)', '^shared/(testing|first-screen)/'] },
    },
    {
      name: 'the-search-panel-is-drawn-with-the-other-doors',
      comment: 'What is searched, and where the search is kept, is the remote’s.',
      severity: 'error',
      from: { path: '^shared/search-panel/', pathNot: notTests },
      to: {
        path: [
          '^shared/(first-screen|testing|availability-calendar)/',
          '^shared/(ui|runtime)/(?!index[.]ts$)',
        ],
      },
    },
    {
      name: 'first-screen-is-plain-react',
      comment: 'It is in the HTML before any script: no antd, no effector.',
      severity: 'error',
      from: { path: '^shared/first-screen/', pathNot: notTests },
      to: {
        pathNot: ['^shared/(contracts|domain|first-screen)/', npm('react|react-dom|@types/react|dayjs')],
      },
    },
    {
      name: 'a-renderer-stays-out-of-pages',
      comment: 'It has React and all of shared inside; only the script that the server runs is made of it.',
      severity: 'error',
      from: { pathNot: ['^shared/renderer/', notTests, '^mf-[^/]+/src/renderer[.]ts$'] },
      to: { path: ['^shared/renderer/', '^mf-[^/]+/src/renderer[.]ts$'] },
    },
    {
      name: 'the-test-kit-stays-in-tests',
      severity: 'error',
      from: { pathNot: ['^shared/testing/', notTests, '/test/', '/dev/', '^e2e/', '^bench/'] },
      to: { path: '^shared/testing/' },
    },
    {
      name: 'doors-are-not-climbed-over',
      comment: 'From outside, shared is what its package.json exports.',
      severity: 'error',
      // The catalogues, so that the steps of the browser tests find things by the keys of their words.
      from: { pathNot: ['^shared/', '^e2e/steps/messages[.]ts$', '^scripts/words[.]test[.]ts$'] },
      to: {
        path: '^shared/',
        pathNot: [
          '^shared/(availability-calendar|availability-calendar/messages|contracts|contracts/desk|declaration|domain|renderer|runtime|runtime/factories|search-panel|ui|ui/card|ui/card/messages|ui/card-gateway|ui/contact|ui/contact/messages|ui/desk|ui/card-gateway/messages|ui/date|ui/flow|ui/map|ui/place-map|ui/place-map/messages|first-screen|testing|words)/index[.]tsx?$',
          '^shared/testing/(dev-host[.]tsx|everything[.]ts)$',
          '^shared/contracts/(about|live|pieces|privacy|reviews|stay|tables|web-vitals)[.]ts$',
          '^shared/runtime/pieces[.]ts$',
          '[.]css$',
          '^shared/package[.]json$',
        ],
      },
    },
    {
      name: 'the-server-needs-contracts-domain-and-first-screen',
      comment: 'And of federation the release store (docs/decisions/0018).',
      severity: 'error',
      from: { path: '^server/', pathNot: ['[.]config[.]ts$', notTests, '^server/test/'] },
      to: {
        path: ['^shared/(runtime|ui|testing)/', '^federation/(?!src/releases/index)', '^mf-', '^shell/'],
      },
    },
    {
      name: 'server-modules-by-their-face',
      comment: 'What a module of the server gives to others, and to what stands above, is in its index.ts.',
      severity: 'error',
      from: { path: '^server/src/modules/([^/]+)/', pathNot: notTests },
      to: {
        path: '^server/src/modules/',
        pathNot: ['^server/src/modules/[^/]+/index[.]ts$', '^server/src/modules/$1/'],
      },
    },
    {
      name: 'server-modules-by-their-face-from-above',
      severity: 'error',
      from: { path: '^server/src/', pathNot: [notTests, '^server/src/modules/'] },
      to: { path: '^server/src/modules/', pathNot: '^server/src/modules/[^/]+/index[.]ts$' },
    },
    {
      name: 'nothing-below-knows-a-server-module',
      comment:
        'What every module stands on; the composition (app, main), jobs, import, site, ops and openapi stand above.',
      severity: 'error',
      from: {
        path: '^server/src/(db/|http/|language/|metrics/|[^/]+$)',
        pathNot: [notTests, '^server/src/(app|main)[.]ts$'],
      },
      to: { path: '^server/src/modules/' },
    },
    {
      name: 'server-modules-know-nothing-above',
      severity: 'error',
      from: { path: '^server/src/modules/', pathNot: notTests },
      to: { path: '^server/src/(import|jobs|openapi|ops|parts|site|app[.]ts$|main[.]ts$)' },
    },
    {
      name: 'every-server-module-has-a-floor',
      comment: 'Write a new module into `serverFloors` above: it then uses those on lower floors.',
      severity: 'error',
      from: { path: '^server/src/modules/', pathNot: serverModulesOn(serverFloors) },
      to: {},
    },
    ...serverFloors.map((floor, index) => ({
      name: `no-two-server-modules-need-each-other-${String(index)}`,
      comment:
        'Modules use lower floors only. Of two that need each other the lower one names a port, and app.ts fills it.',
      severity: 'error',
      from: { path: serverModulesOn([floor]), pathNot: notTests },
      to: { path: serverModulesOn(serverFloors.slice(index)), pathNot: '^server/src/modules/$1/' },
    })),
    {
      name: 'commands-load-no-components',
      comment:
        'Node runs `pnpm property` from the sources, and takes no .tsx; a module brings all that its index does.',
      severity: 'error',
      from: { path: '^server/src/import/(staff-)?cli[.]ts$' },
      to: { path: '[.]tsx$', reachable: true },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      from: { path: '(^|/)(rules|[^/]*-rules)[.]ts$' },
      to: {
        path: [
          npm(`effector|effector-react|@effector/reflect|react|react-dom|antd|pg|kysely|fastify`),
          '^node:',
          '^shared/(runtime|ui)/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'models-draw-nothing',
      severity: 'error',
      from: { path: '(^|/)(model|[^/]*-model)[.]ts$' },
      to: { path: [npm('react|react-dom|antd|effector-react')] },
    },
    {
      name: 'federation-runtime-in-one-place',
      severity: 'error',
      from: { pathNot: '^(shell/src/federation|federation)/' },
      to: { path: npm('@module-federation/[^/]+') },
    },
    {
      name: 'antd-behind-one-door',
      severity: 'error',
      from: { pathNot: ['^shared/ui/', '^shell/src/theme/'] },
      to: { path: npm('antd|@ant-design/[^/]+|@rc-component/[^/]+') },
    },
    {
      name: 'the-router-in-the-shell',
      severity: 'error',
      from: { pathNot: '^(shell|bench)/' },
      to: { path: npm('react-router|react-router-dom') },
    },
    {
      name: 'sql-in-repositories',
      comment: 'The database itself, its migrations, the import and jobs that claim rows stand beside them.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: ['/[^/]*repository[.]ts$', '^server/src/db/', notTests] },
      to: { path: npm('kysely|pg|@electric-sql/pglite'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { pathNot: [notTests, '/test/', '^shared/testing/', '^e2e/', '^bench/'] },
      to: { path: [notTests, npm('vitest|@playwright/test|fast-check|@testing-library/[^/]+|happy-dom')] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/[.]cache|[.]data|federation/templates|e2e/[.]work)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
