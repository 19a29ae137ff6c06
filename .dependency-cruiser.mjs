/**
 * The arrows of ARCHITECTURE.md as rules. A rule's name says what holds, its comment why; a broken one fails
 * `npm run check`. `scripts/architecture-rules.test.ts` proves that each of them is reported when broken.
 *
 * Parsing: dependency-cruiser cannot use TypeScript 7 (it has no compiler API for it yet), so swc parses. swc marks
 * `import type` as type-only; what it does not see is the inline form `import('./x.ts').Name`: do not write that.
 */
// Without swc dependency-cruiser would silently skip every .ts file and find nothing wrong. This import fails instead.
import '@swc/core';

/** Tests may use anything of their own workspace, test libraries and Node. */
const TESTS = '[.](test|testing)[.]tsx?$|/testing/';
const SERVER = '^apps/server/src';
const WEB = '^apps/web/src';
/** The comparison of the home page that runs in the browser. */
const HOME_DEMO = `${WEB}/features/site/demos/(comparison-demo|mark-paragraphs)[.]ts$`;
const NETWORK_OR_DATABASE = [
  '^(node:)?(http|https|http2|net|tls|dgram|dns)(/|$)',
  '^node_modules/(pg|pg-boss|drizzle-orm|undici|ws)/',
];
const FEATURE_OF_SERVER = `${SERVER}/features/([^/]+)/`;

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const generalRules = [
  {
    name: 'no-circular-imports',
    comment: 'Two files that need each other are one idea in two places, or hide a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'every-import-resolves',
    comment: 'A rule cannot judge an import that leads nowhere.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'production-imports-no-tests',
    comment: 'What is only there for tests must not run in the product.',
    severity: 'error',
    from: { path: '^(packages|readers|writers|apps)/', pathNot: TESTS },
    to: { path: TESTS, pathNot: 'node_modules' },
  },
  {
    name: 'product-imports-no-tooling',
    comment: 'Benchmarks, browser tests and scripts use the product, never the other way round.',
    severity: 'error',
    from: { path: '^(packages|readers|writers|apps)/' },
    to: { path: '^(benchmarks|e2e|scripts)/' },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const packageRules = [
  {
    name: 'document-stands-alone',
    comment: 'The document model is the ground of everything: no packages, no Node.',
    severity: 'error',
    from: { path: '^packages/document/', pathNot: TESTS },
    to: { pathNot: '^packages/document/' },
  },
  {
    name: 'engines-import-document-only',
    comment:
      'Engines are pure functions over documents and what contracts say: no IO, no libraries, no other engine.',
    severity: 'error',
    from: { path: '^packages/(?!document/|contract/|api/)([^/]+)/', pathNot: TESTS },
    to: { pathNot: ['^packages/$1/', '^packages/(document|contract)/'] },
  },
  {
    name: 'contract-imports-document-only',
    comment: 'What a contract says is read from its document alone.',
    severity: 'error',
    from: { path: '^packages/contract/', pathNot: TESTS },
    to: { pathNot: ['^packages/contract/', '^packages/document/'] },
  },
  {
    name: 'api-imports-zod-and-formats-only',
    comment:
      'The contract between server and clients must load anywhere. The table of formats, the ids of findings, ranges of pages and the places of page numbers and watermarks, which import nothing, are part of it.',
    severity: 'error',
    from: { path: '^packages/api/', pathNot: TESTS },
    to: {
      pathNot: [
        '^packages/api/',
        '^packages/document/src/(content-id|formats|page-number-place|page-ranges|watermark-places)[.]ts$',
        '^node_modules/zod/',
      ],
    },
  },
  {
    name: 'package-tests-stay-below',
    comment:
      'A test of a package may use test libraries and Node, but nothing that is built upon the package.',
    severity: 'error',
    from: { path: `^packages/.*(${TESTS})` },
    to: { path: '^(readers|writers|apps)/' },
  },
  {
    name: 'readers-import-document-only',
    comment: 'Readers turn bytes into documents; they know no engine and no application.',
    severity: 'error',
    from: { path: '^readers/' },
    to: { path: '^(packages/(?!document/)|apps/)' },
  },
  {
    name: 'readers-know-no-writer',
    comment: 'Writers check what they wrote by reading it back; the other way round there would be a circle.',
    severity: 'error',
    from: { path: '^readers/' },
    to: { path: '^writers/' },
  },
  {
    name: 'writers-know-no-application',
    comment:
      'Writers turn documents and findings into bytes; who asked for them and why is not their matter.',
    severity: 'error',
    from: { path: '^writers/' },
    to: { path: '^(packages/api/|apps/)' },
  },
  {
    name: 'writers-use-no-network-or-database',
    comment: 'What is written comes from the arguments alone.',
    severity: 'error',
    from: { path: '^writers/' },
    to: { path: NETWORK_OR_DATABASE },
  },
  {
    name: 'readers-use-no-network-or-database',
    comment: 'A file is read from its bytes alone.',
    severity: 'error',
    // LibreOffice listens on a socket file of its own; nothing leaves the machine. The test listens for what must not come.
    from: {
      path: '^readers/',
      pathNot: '^readers/src/office/(office-socket|outside-references[.]test)[.]ts$',
    },
    to: { path: NETWORK_OR_DATABASE },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const webRules = [
  {
    name: 'web-shared-imports-shared-only',
    comment: 'app → features → shared.',
    severity: 'error',
    from: { path: `${WEB}/shared/` },
    to: { path: `${WEB}/`, pathNot: `${WEB}/shared/` },
  },
  {
    name: 'web-feature-imports-itself-and-shared-only',
    comment: 'Pages in app/ compose features; a feature never imports another one or the app.',
    severity: 'error',
    from: { path: `${WEB}/features/([^/]+)/` },
    to: { path: `${WEB}/`, pathNot: [`${WEB}/features/$1/`, `${WEB}/shared/`] },
  },
  {
    name: 'web-knows-the-api-only',
    comment: 'All the web knows of the server is packages/api.',
    severity: 'error',
    from: { path: '^apps/web/', pathNot: HOME_DEMO },
    to: { path: '^(apps/(?!web/)|packages/(?!api/)|readers/|writers/)' },
  },
  {
    name: 'home-demo-knows-the-comparison-only',
    comment:
      'A visitor compares own texts without a server: the engine, which is pure, runs in a worker of the browser.',
    severity: 'error',
    from: { path: HOME_DEMO },
    to: { path: '^(apps/(?!web/)|packages/(?!api/|compare/|document/)|readers/|writers/)' },
  },
  {
    name: 'home-demo-engine-stays-in-its-worker',
    comment: 'Else every visitor would load it with the page.',
    severity: 'error',
    from: { path: `${WEB}/`, pathNot: [TESTS, `${WEB}/features/site/demos/compare[.]worker[.]ts$`] },
    to: { path: `${WEB}/features/site/demos/comparison-demo[.]ts$` },
  },
  {
    name: 'web-uses-no-node',
    comment: 'It runs in a browser.',
    severity: 'error',
    from: { path: `${WEB}/`, pathNot: TESTS },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'view-models-are-pure',
    comment:
      'A view model computes what is shown: types from anywhere, values only from view models, its text, formats, the API.',
    severity: 'error',
    from: { path: `${WEB}/features/([^/]+)/view-model/`, pathNot: TESTS },
    to: {
      pathNot: [
        `${WEB}/features/$1/view-model/`,
        `${WEB}/features/$1/[a-z.-]*text[.]ts$`,
        `${WEB}/shared/([^/]+/view-model|format)/`,
        '^packages/api/',
      ],
      dependencyTypesNot: ['type-only'],
    },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const serverRules = [
  {
    name: 'server-feature-through-its-index',
    comment:
      'What a feature offers to others is what its index.ts exports, and for jobs its jobs.ts. What a feature is stands beside them.',
    severity: 'error',
    from: { path: FEATURE_OF_SERVER, pathNot: TESTS },
    to: {
      path: `${SERVER}/features/`,
      pathNot: [
        `${SERVER}/features/$1/`,
        `${SERVER}/features/[^/]+/(index|jobs)[.]ts$`,
        `${SERVER}/features/[^/]+[.]ts$`,
      ],
    },
  },
  {
    name: 'jobs-stay-in-the-worker',
    comment: 'What only jobs need would be loaded by every server.',
    severity: 'error',
    from: {
      path: `${SERVER}/(features/.*([.](routes|service|repository|policy)|/index|/feature)|processes/(compose-server|features))[.]ts$`,
    },
    to: { path: `${SERVER}/features/.*([.]job|/jobs)[.]ts$`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'repositories-know-no-service-or-route',
    comment: 'routes → service → repository.',
    severity: 'error',
    from: { path: `${SERVER}/.*[.]repository[.]ts$` },
    to: { path: `${SERVER}/.*[.](service|routes|job)[.]ts$` },
  },
  {
    name: 'services-know-no-route',
    comment: 'routes → service → repository.',
    severity: 'error',
    from: { path: `${SERVER}/.*[.]service[.]ts$` },
    to: { path: `${SERVER}/.*[.]routes[.]ts$` },
  },
  {
    name: 'policies-import-types-only',
    comment: 'Who may do what is a pure function that reads like a sentence.',
    severity: 'error',
    from: { path: `${SERVER}/.*[.]policy[.]ts$` },
    to: { pathNot: '^packages/api/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'adapters-know-no-feature',
    comment: 'An adapter serves a port; who uses it is not its business.',
    severity: 'error',
    from: { path: `${SERVER}/adapters/`, pathNot: TESTS },
    to: { path: `${SERVER}/(features|processes)/` },
  },
  {
    name: 'adapters-know-others-by-port',
    comment: 'Which real adapter is used is decided in processes/.',
    severity: 'error',
    from: { path: `${SERVER}/adapters/([^/]+)/`, pathNot: TESTS },
    to: { path: `${SERVER}/adapters/`, pathNot: [`${SERVER}/adapters/$1/`, '[.]port[.]ts$'] },
  },
  {
    name: 'platform-knows-no-feature',
    comment: 'The platform and the schema carry every feature and know none.',
    severity: 'error',
    from: { path: `${SERVER}/(platform|database)/`, pathNot: TESTS },
    to: { path: `${SERVER}/(features|processes)/` },
  },
  {
    name: 'only-processes-construct-adapters',
    comment: 'Everything else is handed a port.',
    severity: 'error',
    from: { path: `${SERVER}/(features|platform|database)/`, pathNot: TESTS },
    to: { path: `${SERVER}/adapters/`, pathNot: '[.]port[.]ts$' },
  },
  {
    name: 'features-know-no-process',
    comment: 'Processes put features together; nothing reaches back into them.',
    severity: 'error',
    from: { path: `${SERVER}/features/`, pathNot: TESTS },
    to: { path: `${SERVER}/processes/` },
  },
  {
    name: 'server-knows-no-client',
    comment: 'The web and the command line use the server, never the other way round.',
    severity: 'error',
    from: { path: '^apps/server/' },
    to: { path: '^apps/(web|cli)/' },
  },
  {
    name: 'identity-stands-alone',
    comment:
      'The embedded identity provider can be replaced by any other, so it shares nothing but the contract.',
    severity: 'error',
    from: { path: '^apps/identity/', pathNot: TESTS },
    to: { path: '^(apps/(?!identity/)|packages/(?!api/)|readers/|writers/)' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [...generalRules, ...packageRules, ...webRules, ...serverRules],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data|artifacts)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};

export default configuration;
