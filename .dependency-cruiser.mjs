/**
 * Who may import whom. Data flows one way: route → one getter or one action → one operation → database.
 */
const within = (path) => ({ path })
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

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
      'ui-knows-react-alone',
      'Words and links arrive as props.',
      { path: '^packages/ui/src', pathNot: '\\.test\\.tsx?$' },
      { pathNot: '^packages/ui/src|node_modules/(react|@types/react)' },
    ),
    rule(
      'cms-knows-no-storefront',
      'The CMS feeds the storefront and never needs it.',
      within('^apps/cms'),
      within('^(apps/web|packages/ui)'),
    ),
    rule(
      'web-names-payload-at-its-doors',
      'Reading, sending, preview: no other file of the storefront may name the CMS.',
      { path: '^apps/web/src', pathNot: '^apps/web/src/(content|intake|preview|shell/running-text)' },
      { path: '^apps/cms|node_modules/(payload|@payloadcms)' },
    ),
    rule(
      'features-stand-apart',
      'No feature imports another: what two of them need lies below them.',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    ),
    rule(
      'features-below-app',
      'A page composes features; nothing below knows of pages.',
      { path: '^apps/web/src/(features|content|intake|shell|lib|i18n|freshness|preview)' },
      within('^apps/web/src/app/'),
    ),
    rule(
      'content-below-features',
      'What reads knows nothing of what shows.',
      { path: '^apps/web/src/(content|intake|freshness|i18n|lib)' },
      within('^apps/web/src/(features|shell)/'),
    ),
    rule(
      'cms-order',
      'collections, endpoints and hooks use operations; operations use access and fields.',
      { path: '^apps/cms/src/(operations|access|fields)/' },
      within('^apps/cms/src/(collections|globals|app|seed)/'),
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
