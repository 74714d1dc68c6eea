/**
 * Who may import whom. Data flows one way: route → one getter or one action → one operation → database.
 */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from: patterns(from), to: patterns(to) })
const patterns = (given) => (typeof given === 'string' || Array.isArray(given) ? { path: given } : given)

const web = '^apps/web/src/'
const cms = '^apps/cms/src/'

export default {
  forbidden: [
    rule('no-cycles', 'Two files that need each other are one file, or three.', {}, { circular: true }),
    rule(
      'domain-stands-alone',
      'The domain knows zod and nothing else.',
      { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' },
      { pathNot: '^packages/domain/src|node_modules/zod' },
    ),
    rule(
      'http-knows-node-and-the-domain',
      'What stands in front of Next runs before anything else is loaded, and takes what an app decides as arguments.',
      { path: '^packages/http/src', pathNot: '\\.test\\.ts$' },
      { pathNot: '^packages/(http|domain)/src', dependencyTypesNot: ['core'] },
    ),
    rule(
      'http-for-the-servers',
      'Pages, the admin and the worker know nothing of how a request came.',
      { path: '^apps/', pathNot: '^apps/(web|cms)/src/server/' },
      '^packages/http/',
    ),
    rule(
      'ui-knows-react-alone',
      'Words and links arrive as props.',
      { path: '^packages/ui/src', pathNot: '\\.test\\.tsx?$' },
      { pathNot: '^packages/ui/src|node_modules/(react|@types/react)' },
    ),
    rule(
      'tooling-stands-apart',
      'The commands start the apps as processes; they import nothing of them. Tests of the house’s texts use its rules.',
      { path: '^packages/tooling', pathNot: '^packages/tooling/src/house/.*\\.test\\.ts$' },
      '^(apps/|packages/(domain|http|ui)/)',
    ),

    rule(
      'cms-knows-no-storefront',
      'The CMS feeds the storefront and never needs it.',
      '^apps/cms',
      '^(apps/web|packages/ui)',
    ),
    rule(
      'cms-modules-by-their-index',
      'A module is entered by its index, which names what it offers; admin parts by the other module’s admin folder.',
      `${cms}modules/([^/]+)/`,
      {
        path: `${cms}modules/`,
        pathNot: [`${cms}modules/$1/`, `${cms}modules/[^/]+/index\\.ts`, `${cms}modules/[^/]+/admin/`],
      },
    ),
    rule(
      'cms-enters-modules-by-their-index',
      'The same for what lies around the modules; what puts demo content in place may reach further.',
      { path: cms, pathNot: [`${cms}modules/`, `${cms}seed/`] },
      { path: `${cms}modules/`, pathNot: [`${cms}modules/[^/]+/index\\.ts`, `${cms}modules/[^/]+/admin/`] },
    ),
    rule(
      'cms-admin-parts-for-the-admin',
      'What the admin shows is imported by the admin alone: servers and workers run without it.',
      { path: cms, pathNot: [`${cms}modules/[^/]+/admin/`, `${cms}admin/`, `${cms}app/`] },
      [`${cms}modules/[^/]+/admin/`, `${cms}admin/[^/]+\\.tsx$`],
    ),
    rule(
      'cms-operations-below-hooks',
      'Collections, endpoints and hooks use operations, never the other way round.',
      [`${cms}modules/[^/]+/operations/`, `${cms}(database|jobs)/`],
      [
        `${cms}modules/[^/]+/(hooks|admin)/`,
        `${cms}(hooks|endpoints|collections|globals|config|admin|app|seed|commands)/`,
      ],
    ),
    rule(
      'cms-ground',
      'Access, fields, translations and the database know no subject of the shop.',
      `${cms}(access|fields|i18n|database)/`,
      `${cms}(hooks|endpoints|collections|globals|config|admin|app|seed|commands|modules|outbox|jobs|blocks)/`,
    ),
    rule(
      'cms-settings-know-no-module',
      'What was read from the environment is handed to modules.',
      `${cms}env\\.ts`,
      `${cms}modules/`,
    ),
    rule(
      'cms-hooks-and-outbox-below-modules',
      'Hooks that every collection may use know no subject of the shop.',
      `${cms}(hooks|outbox|endpoints)/`,
      `${cms}(collections|globals|config|admin|app|seed|commands|modules)/`,
    ),
    rule(
      'cms-modules-below-collections',
      'Editorial collections use modules; the configuration puts all together.',
      `${cms}modules/`,
      `${cms}(collections|globals|config|app|seed|commands)/`,
    ),
    rule(
      'cms-configuration-last',
      'Only what starts the CMS knows the whole of it.',
      { path: cms, pathNot: [`${cms}(app|commands|config)/`, `${cms}(payload\\.config|config)\\.ts`] },
      [`${cms}config/`, `${cms}(payload\\.config|config)\\.ts`],
    ),

    rule(
      'web-names-the-cms-at-its-doors',
      'Reading, sending, sessions, preview: no other file of the storefront may name the CMS.',
      { path: web, pathNot: `${web}(content|forms|session|preview|revalidation|components/text/rich-text)` },
      { path: '^apps/cms|node_modules/(payload|@payloadcms)' },
    ),
    rule(
      'web-features-stand-apart',
      'No feature imports another: what two of them need lies below them.',
      { path: `${web}features/([^/]+)/` },
      { path: `${web}features/`, pathNot: `${web}features/$1/` },
    ),
    rule(
      'web-features-below-app',
      'A page composes features; nothing below knows of pages.',
      { path: web, pathNot: `${web}app/` },
      `${web}app/`,
    ),
    rule(
      'web-doors-below-features',
      'What reads and writes knows nothing of what shows.',
      `${web}(content|forms|session|preview|revalidation|i18n|lib|server)/`,
      `${web}(features|layout|components)/`,
    ),
    rule(
      'web-components-below-layout',
      'What every page may use knows nothing of a page’s frame or subject.',
      `${web}components/`,
      `${web}(features|layout)/`,
    ),
    rule('web-layout-below-features', 'The frame knows no subject.', `${web}layout/`, `${web}features/`),
    rule(
      'web-reading-never-writes',
      'Getters answer; forms change. Sessions serve both.',
      `${web}(content|session|preview|revalidation|lib|i18n)/`,
      `${web}forms/`,
    ),
    rule(
      'web-ground',
      'What everything in the storefront may use knows nothing of content, sessions or the server.',
      `${web}lib/`,
      `${web}(content|forms|session|preview|revalidation|policy|server)/`,
    ),
    rule(
      'web-content-knows-no-session',
      'A page decides who may see what is read.',
      `${web}content/`,
      `${web}session/`,
    ),
    rule(
      'web-page-store-below-its-server',
      'Metrics and error pages look at the store; it answers without them.',
      { path: `${web}server/page-store/`, pathNot: '\\.test\\.ts$' },
      `${web}server/(errors|operations|requests)/`,
    ),
    rule(
      'web-server-parts-beside-the-page-store',
      'What refuses, answers with words or decides headers needs no kept page.',
      { path: `${web}server/(errors|headers|requests|routes|files)/`, pathNot: '\\.test\\.ts$' },
      `${web}server/page-store/`,
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.next|node_modules/\\.cache|migrations|e2e|test)/|payload-types' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'apps/web/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
