import { defaultLook } from '@estu/domain/brand/brand-look'
import { sheetAddress } from '@estu/domain/brand/sheet-address'
import {
  type AnswerKind,
  both,
  html,
  json,
  jsonText,
  kindOf,
  type Line,
  type More,
  navigation,
  never,
  once,
  plain,
  text,
  untyped,
} from './answer-kind.ts'

/** Kept once it is asked for again. */
export const chosenPath = '/apparaty?brand=phonak'

const library = 'public, max-age=86400, stale-while-revalidate=604800'
const forGood = 'public,max-age=31536000,immutable'
const xml = 'application/xml; charset=utf-8'
const flight = 'text/x-component'
const ownData = 'private, no-cache'
const long = 'a'.repeat(3000)

/** Of the present build and of the demo content, by what they are. */
export type Addresses = Record<'script' | 'style' | 'font' | 'picture' | 'drawing' | 'captions', string>

const encoding = { vary: 'encoding' } as const
const page = { ...both, tagged: true } as const
const picture = { ...navigation, embedded: true } as const
const data = { asked: { headers: [['rsc', '1']] as const } }
const range = (value: string) => ({ asked: { headers: [['range', value]] as const } })

/** What is asked for by GET, and by HEAD with the same headers. */
export const readKinds = ({ script, style, font, picture: photo, drawing, captions }: Addresses): AnswerKind[] =>
  (
    [
      [['kept page', '/apparaty', 200, 'hashes', once, html], page],
      [['kept page in Kazakh', '/kk/apparaty', 200, 'hashes', once, html], page],
      [['home', '/', 200, 'hashes', once, html], page],
      [['kept page with a stranger’s query', '/apparaty?utm_source=a', 200, 'hashes', once, html], page],
      [['data of a kept page', '/apparaty?_rsc', 200, 'nothing', ownData, flight], { ...page, ...data }],
      [['listing as somebody chose it', chosenPath, 200, 'hashes', 'no-cache', html], page],
      [['its data', `${chosenPath}&_rsc`, 200, 'nothing', ownData, flight], { ...page, ...data }],
      [['listing with a query', '/apparaty?brand=', 200, 'nonce', 'no-cache', html], both],
      [['results of a search', '/search?q=phonak', 200, 'nonce', never, html], both],
      [['cart', '/cart', 200, 'nonce', never, html], both],
      [['data of a visit', '/cart?_rsc', 200, 'nothing', never, flight], { ...both, ...data }],
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
      [['place in a queue that leads nowhere', '/wait/nope', 404, 'hashes', 'no-store', html], { own: true }],
      [['time of nobody', '/appointment/nope/calendar.ics', 404, 'hashes', 'no-store', html], { own: true }],
      [
        ['data of nobody', '/user/nope/export', 302, 'nothing', 'no-store', null],
        { own: true, location: '/auth/sign-in?next=%2Fuser%2Fnope%2Fexport' },
      ],
      [['address that is too long', `/apparaty?a=${long}`, 404, 'hashes', 'no-store', html], {}],
      [['data by an address that is too long', `/api/cards/ru?${long}`, 404, 'nothing', 'no-store', plain], {}],
      [['missing page', '/net-takoy-stranitsy', 404, 'hashes', 'no-store', html], {}],
      [['missing file', '/net-takogo.js', 404, 'nothing', 'no-store', plain], {}],
      [['missing paper', '/kk/net-takogo.pdf', 404, 'nothing', 'no-store', plain], {}],
      [['the pictures of Next', '/_next/image?url=%2Ficon.svg&w=64&q=75', 404, 'nothing', 'no-store', plain], {}],
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
      [
        [
          'how to search from a browser',
          '/opensearch.xml',
          200,
          'nothing',
          library.replace(/,[^,]+$/, ''),
          'application/opensearchdescription+xml; charset=utf-8',
        ],
        page,
      ],
      [
        [
          'look of a shop',
          sheetAddress(defaultLook),
          200,
          'nothing',
          'public, max-age=86400',
          'text/css; charset=utf-8',
        ],
        both,
      ],
      [['icon that no shop has', '/brand/icon/nope.png', 404, 'nothing', 'no-store', plain], both],
      [['key that nobody gave', '/indexnow.txt', 404, 'nothing', 'no-store', untyped], both],
      [
        ['captions', captions, 200, 'nothing', 'public, max-age=0, must-revalidate', 'text/vtt; charset=utf-8'],
        picture,
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
      [['metadata', '/api/seo/metadata.json', 200, 'nothing', once, jsonText], page],
      [['metadata as a table', '/api/seo/metadata.csv', 200, 'nothing', once, 'text/csv; charset=utf-8'], page],
      [['metadata that there is not', '/api/seo/nope', 404, 'nothing', 'no-store', json], both],
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
