import type { Asked } from './exchange.ts'
import type { OwnPages } from './own-pages.ts'

/**
 * `hashes`: names what stands in a page; `nonce`: a word for one visit; `framed`: the same, and the CMS may show it in a
 * frame; `plain`: styles one page of a few words, runs nothing; `nothing`: runs nothing; the others are written out.
 */
export type PolicyKind = 'hashes' | 'nonce' | 'framed' | 'plain' | 'nothing' | 'sandbox' | 'worker' | 'drawing' | 'film'

export type AnswerKind = {
  name: string
  asked: Asked
  status: number
  policy: PolicyKind
  caching: string
  /** Of the content; null for an answer without any. */
  type: string | null
  /** Whether the answer differs by what a navigation or an encoding says. */
  vary?: 'navigation' | 'navigation and encoding' | 'encoding'
  /** Whether a copy can be asked about by its name. */
  tagged?: true
  /** Somebody's own: told to no other site, found by no search engine. */
  own?: true
  /** May be shown on pages of others. */
  embedded?: true
  allow?: string
  location?: string
}

const once = 'public, max-age=0, s-maxage=1, stale-if-error=86400'
const never = 'private, no-cache, no-store, max-age=0, must-revalidate'
const library = 'public, max-age=86400, stale-while-revalidate=604800'
const forGood = 'public,max-age=31536000,immutable'
const html = 'text/html; charset=utf-8'
const json = 'application/json'
const text = 'text/plain; charset=utf-8'
const xml = 'application/xml; charset=utf-8'
const plain = 'text/plain'

/** Of the present build and of the demo content, by what they are. */
export type Addresses = { script: string; style: string; font: string; picture: string; drawing: string }

type Line = [name: string, path: string, status: number, policy: PolicyKind, caching: string, type: string | null]
type More = Omit<Partial<AnswerKind>, 'asked'> & { asked?: Partial<Asked> }

const navigation = { vary: 'navigation' } as const
const both = { vary: 'navigation and encoding' } as const
const encoding = { vary: 'encoding' } as const
const page = { ...both, tagged: true } as const
const picture = { ...navigation, embedded: true } as const
const range = (value: string) => ({ asked: { headers: [['range', value]] as const } })
const api = 'GET, HEAD, OPTIONS'

/** What is asked for by GET, and by HEAD with the same headers. */
export const readKinds = ({ script, style, font, picture: photo, drawing }: Addresses): AnswerKind[] =>
  (
    [
      [['kept page', '/apparaty', 200, 'hashes', once, html], page],
      [['kept page in Kazakh', '/kk/apparaty', 200, 'hashes', once, html], page],
      [['home', '/', 200, 'hashes', once, html], page],
      [['kept page with a stranger’s query', '/apparaty?utm_source=a', 200, 'hashes', once, html], page],
      [['listing with a query', '/apparaty?brand=phonak', 200, 'nonce', 'no-cache', html], both],
      [['results of a search', '/search?q=phonak', 200, 'nonce', never, html], both],
      [['cart', '/cart', 200, 'nonce', never, html], both],
      [['appointment', '/zapisnapriem', 200, 'nonce', never, html], both],
      [['sign-in', '/auth/sign-in', 200, 'nonce', never, html], { ...both, own: true }],
      [['thanks', '/thanks', 200, 'nonce', never, html], { ...both, own: true }],
      [['preview without a right', '/preview/nope', 200, 'framed', never, html], { ...both, own: true }],
      [
        ['account of nobody', '/user', 302, 'nothing', 'no-store', null],
        { own: true, location: '/auth/sign-in?next=%2Fuser' },
      ],
      [['private link that leads nowhere', '/order/nope', 404, 'hashes', 'no-store', html], { own: true }],
      [['visit that leads nowhere', '/appointment/nope', 404, 'hashes', 'no-store', html], { own: true }],
      [['missing page', '/net-takoy-stranitsy', 404, 'hashes', 'no-store', html], {}],
      [['missing file', '/net-takogo.js', 404, 'nothing', 'no-store', plain], {}],
      [['the pictures of Next', '/_next/image?url=%2Ficon.svg&w=64&q=75', 404, 'hashes', 'no-store', html], {}],
      [['address in another spelling', '/ru/apparaty', 308, 'nothing', 'no-cache', null], { location: '/apparaty' }],
      [['script of the build', script, 200, 'nothing', forGood, 'text/javascript'], { ...encoding, tagged: true }],
      [['style of the build', style, 200, 'nothing', forGood, 'text/css'], { ...encoding, tagged: true }],
      [['font of the build', font, 200, 'nothing', forGood, 'font/woff2'], { ...encoding, tagged: true }],
      [['service worker', '/sw.js', 200, 'worker', 'no-cache', 'text/javascript; charset=utf-8'], { tagged: true }],
      [
        [
          'manifest',
          '/manifest.webmanifest',
          200,
          'nothing',
          'public, max-age=3600',
          'application/manifest+json; charset=utf-8',
        ],
        page,
      ],
      [['picture of the library', photo, 200, 'sandbox', library, 'image/webp'], { ...page, embedded: true }],
      [['film', '/media/videos/hearing-check.mp4', 200, 'film', library, 'video/mp4'], picture],
      [
        ['part of a film', '/media/videos/hearing-check.mp4', 206, 'film', library, 'video/mp4'],
        { ...picture, ...range('bytes=0-99') },
      ],
      [
        ['part that no film has', '/media/videos/hearing-check.mp4', 416, 'nothing', 'no-store', null],
        { ...picture, ...range('bytes=99999999-') },
      ],
      [
        ['drawn picture', '/og/ru/apparaty', 200, 'nothing', 'public, max-age=3600', 'image/png'],
        { ...page, embedded: true },
      ],
      [
        ['drawing of a thing', drawing, 200, 'drawing', 'public, max-age=31536000, immutable', 'image/svg+xml'],
        { ...encoding, embedded: true, tagged: true },
      ],
      [
        ['drawing', '/icon.svg', 200, 'drawing', 'public, max-age=0', 'image/svg+xml'],
        { ...encoding, embedded: true, tagged: true },
      ],
      [['sitemap', '/sitemap.xml', 200, 'nothing', once, xml], both],
      [['part of the sitemap', '/sitemap/sections-1.xml', 200, 'nothing', once, xml], { ...both, tagged: true }],
      [['feed of products', '/feeds/kk/merchant.xml', 200, 'nothing', once, xml], { ...both, tagged: true }],
      [
        ['feed of articles', '/feeds/ru/articles.atom', 200, 'nothing', once, 'application/atom+xml; charset=utf-8'],
        { ...both, tagged: true },
      ],
      [['robots', '/robots.txt', 200, 'nothing', 'public, max-age=0, must-revalidate', plain], both],
      [['for language models', '/llms.txt', 200, 'nothing', once, 'text/markdown; charset=utf-8'], both],
      [['whom to tell of a weakness', '/.well-known/security.txt', 200, 'nothing', once, text], both],
      [['cards', '/api/cards/ru', 200, 'nothing', 'no-cache', json], both],
      [['words', '/api/messages/ru.json', 200, 'nothing', 'public, max-age=86400', json], page],
      [['suggestions', '/api/suggest?l=ru&q=ba', 200, 'nothing', 'private, max-age=60', json], both],
      [['session of nobody', '/api/session', 401, 'nothing', 'private, no-store', json], both],
      [
        ['what is written to alone', '/api/favourites', 405, 'nothing', 'no-store', null],
        { ...navigation, allow: 'POST, OPTIONS' },
      ],
      [['reports by reading', '/api/policy-reports', 405, 'nothing', 'no-store', null], { allow: 'POST' }],
      [['health', '/health', 200, 'nothing', 'no-store', plain], {}],
      [['readiness', '/ready', 200, 'nothing', 'no-store', plain], {}],
    ] as [Line, More][]
  ).map(kindOf)

/** What only one person may open, or whoever was given its address. */
export const ownKinds = ({ account, cookie, order, appointment, preview }: OwnPages): AnswerKind[] =>
  [order, appointment, preview, account]
    .flatMap((path) => [path, `/kk${path}`])
    .map((path) => ({
      name: path.replace(/[^/]+$/, '…'),
      asked: { path, headers: path.includes(account) ? [['cookie', cookie]] : [] },
      status: 200,
      policy: path.endsWith(preview) ? 'framed' : 'nonce',
      caching: never,
      type: html,
      own: true,
      ...both,
    }))

const form = [['content-type', 'application/x-www-form-urlencoded'] as const]
const post = (headers: Asked['headers'], body: string) => ({ asked: { method: 'POST', headers, body } })
const all = 'GET, HEAD, POST, OPTIONS'

/** What is sent, and what nobody takes. */
export const writeKinds = (ownOrigin: string): AnswerKind[] =>
  (
    [
      [
        ['form that is taken', '/auth/sign-out', 303, 'nothing', 'no-store', null],
        {
          ...navigation,
          own: true,
          ...post([...form, ['origin', ownOrigin]], 'a=b'),
          location: '/auth/sign-out?done=1',
        },
      ],
      [
        ['form of another site', '/feedback', 403, 'hashes', 'no-store', html],
        { ...both, ...post([...form, ['origin', 'https://evil.example']], 'a=b') },
      ],
      [['no form', '/feedback', 415, 'nothing', 'no-store', null], post([['content-type', json]], '{}')],
      [['body that is too long', '/feedback', 413, 'nothing', 'no-store', null], post(form, 'a'.repeat(500_001))],
      [['policy report', '/api/policy-reports', 204, 'nothing', 'no-store', null], post([], '{}')],
      [
        ['writing of another site', '/api/favourites', 403, 'nothing', 'private, no-store', json],
        { ...both, ...post([['content-type', json]], '{}') },
      ],
      [
        ['writing to what is read', '/api/session', 405, 'nothing', 'no-store', null],
        { ...navigation, ...post([], 'a'), allow: api },
      ],
      [
        ['taking a page away', '/apparaty', 405, 'nothing', 'no-store', null],
        { asked: { method: 'DELETE' }, allow: all },
      ],
      [
        ['asking for an echo', '/apparaty', 405, 'nothing', 'no-store', null],
        { asked: { method: 'TRACE' }, allow: all },
      ],
      [
        ['asking what there is', '/apparaty', 204, 'nothing', 'no-store', null],
        { asked: { method: 'OPTIONS' }, allow: all },
      ],
      [
        ['asking what there is at all', '*', 204, 'nothing', 'no-store', null],
        { asked: { method: 'OPTIONS' }, allow: all },
      ],
      [['reading everything', '*', 400, 'nothing', 'no-store', null], {}],
      [['address of another server', 'https://evil.example/', 400, 'nothing', 'no-store', null], {}],
    ] as [Line, More][]
  ).map(kindOf)

function kindOf([[name, path, status, policy, caching, type], { asked, ...more }]: [Line, More]): AnswerKind {
  return { name, asked: { ...asked, path }, status, policy, caching, type, ...more }
}
