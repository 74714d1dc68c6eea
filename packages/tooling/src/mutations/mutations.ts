/**
 * What is broken, by replacing the one place in a file, and the file of tests of the gate that has to be red for it.
 * @property level where that file runs
 */
export type Mutation = {
  name: string
  file: string
  from: string
  to: string
  level: 'domain' | 'web' | 'cms' | 'browser'
  test: string
}

const server = 'apps/web/src/server'
const modules = 'apps/cms/src/modules'

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: what is replaced is source text
/** One of each kind of fault that shoppers, editors or operators would meet. */
export const mutations: readonly Mutation[] = [
  {
    name: 'a header is lost',
    file: 'packages/http/src/headers/security-headers.ts',
    from: "  'x-content-type-options': 'nosniff',\n",
    to: '',
    level: 'web',
    test: 'src/server/headers/answer-headers.test.ts',
  },
  {
    name: 'a foreign script may run',
    file: 'apps/web/src/policy/content-security-policy.ts',
    from: "['script-src', \"'self'\", ...ownSources,",
    to: "['script-src', \"'self'\", \"'unsafe-inline'\", ...ownSources,",
    level: 'web',
    test: 'src/server/requests/csp-nonce.test.ts',
  },
  {
    name: 'a page is stale after a publication',
    file: `${server}/page-store/page-store.ts`,
    from: 'page.generation !== generation() || ',
    to: '',
    level: 'web',
    test: 'src/server/page-store/page-store.test.ts',
  },
  {
    name: 'a word is missing in Kazakh',
    file: 'apps/web/messages/kk.json',
    from: '    "skip": "Негізгі мәтінге өту",\n',
    to: '',
    level: 'web',
    test: 'src/i18n/messages.test.ts',
  },
  {
    name: 'a sum forgets how many were taken',
    file: 'packages/domain/src/orders/order-totals.ts',
    from: 'sum + unitKzt * quantity',
    to: 'sum + unitKzt',
    level: 'cms',
    test: 'test/orders/orders.test.ts',
  },
  {
    name: 'a form forgets what was typed',
    file: 'packages/domain/src/forms/kept/form-drafts.ts',
    from: 'if (field && isKept(form, name, field.at, now)) fields[name] = field',
    to: 'if (field && !isKept(form, name, field.at, now)) fields[name] = field',
    level: 'domain',
    test: 'src/forms/kept/form-drafts.test.ts',
  },
  {
    name: 'an order goes by another sum than was seen',
    file: `${modules}/orders/operations/price-order.ts`,
    from: 'if (totalKzt !== seenTotalKzt || discountKzt',
    to: 'if (totalKzt < seenTotalKzt || discountKzt',
    level: 'cms',
    test: 'test/orders/orders.test.ts',
  },
  {
    name: 'an order is sent twice',
    file: 'apps/cms/src/database/idempotency.ts',
    from: 'if (mine.rows.length === 0) return replay<T>(db, once, fingerprint)',
    to: 'if (mine.rows.length < 0) return replay<T>(db, once, fingerprint)',
    level: 'cms',
    test: 'test/orders/orders.test.ts',
  },
  {
    name: 'a slot is booked twice',
    file: `${modules}/appointments/operations/slot-claims.ts`,
    from: 'return inserted.rows.length > 0',
    to: 'return inserted.rows.length >= 0',
    level: 'cms',
    test: 'test/clinic/booking-race.test.ts',
  },
  {
    name: 'the desk books outside the rules',
    file: `${modules}/appointments/hooks/keep-rules.ts`,
    from: 'if (broken.length === 0) return',
    to: 'if (broken.length >= 0) return',
    level: 'cms',
    test: 'test/clinic/outside-rules.test.ts',
  },
  {
    name: 'the count of a facet is off by one',
    file: `${modules}/catalogue/facets/apply-changes.ts`,
    from: 'set_bit(${noBits}, ordinal % ${bitsInBlock}::int, 1))\n        filter (where member)',
    to: 'set_bit(${noBits}, (ordinal + 1) % ${bitsInBlock}::int, 1))\n        filter (where member)',
    level: 'cms',
    test: 'test/catalogue/facet-counts.test.ts',
  },
  {
    name: 'a draft is public',
    file: 'apps/cms/src/access/readers.ts',
    from: "  if (!isVisitor(req)) return false\n  return { _status: { equals: 'published' } }",
    to: '  return isVisitor(req)',
    level: 'cms',
    test: 'test/publishing/per-language-publishing.test.ts',
  },
  {
    name: 'a translator publishes',
    file: `${modules}/translation/hooks/restrict-translator.ts`,
    from: "{ ...(args.data as object), _status: 'draft' }",
    to: '{ ...(args.data as object) }',
    level: 'cms',
    test: 'test/access/translator-publishing.test.ts',
  },
  {
    name: 'a code of the second step is taken twice',
    file: `${modules}/staff/second-factor/second-factors.ts`,
    from: 'and (last_step < ${step} or',
    to: 'and (true or',
    level: 'cms',
    test: 'test/accounts/second-factor.test.ts',
  },
  {
    name: 'a reading leaves no line of the audit',
    file: `${modules}/audit/hooks/note-operations.ts`,
    from: 'if (!action || overrideAccess || !req.user) return',
    to: "if (!action || overrideAccess || !req.user || action === 'read') return",
    level: 'cms',
    test: 'test/audit/audit.test.ts',
  },
  {
    name: 'orders are erased before their time',
    file: `${modules}/retention/operations/due-rows.ts`,
    from: "status in ('completed', 'cancelled') and updated_at < ${before}",
    to: "status in ('completed', 'cancelled') and updated_at < now() + ${before} - ${before}",
    level: 'cms',
    test: 'test/retention/retention.test.ts',
  },
  {
    name: 'a link opens an order for ever',
    file: 'packages/domain/src/orders/links/link-term.ts',
    from: 'linkDays * 86_400_000',
    to: 'linkDays * 86_400_000_000',
    level: 'domain',
    test: 'src/orders/links/link-rules.test.ts',
  },
  {
    name: 'a number of no country is stored as one of ours',
    file: 'packages/domain/src/locale/phone.ts',
    from: '|8)?)(7\\d{9})$/',
    to: '|8)?)(\\d{10})$/',
    level: 'domain',
    test: 'src/locale/phone.test.ts',
  },
  {
    name: 'the focus jumps off a screen of the hearing test',
    file: 'apps/web/src/features/screener/screens/screen.tsx',
    from: 'heading.current?.focus()',
    to: 'heading.current?.blur()',
    level: 'browser',
    test: 'shopper/screener/screener.spec',
  },
  {
    name: 'a page overflows',
    file: 'packages/ui/src/styles/listing/listing.css',
    from: '.lst__n {\n  display: flex;\n',
    to: '.lst__n {\n  min-width: 600px;\n  display: flex;\n',
    level: 'browser',
    test: 'accessibility/accessibility.spec',
  },
]
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: what is replaced is source text
