import { describe, expect, test } from 'vitest'
import { pageRoutes } from './page-routes'

const placeOf = pageRoutes(
  {
    staticRoutes: [{ page: '/llms.txt', regex: '^/llms\\.txt(?:/)?$' }],
    dynamicRoutes: [
      { page: '/media/[name]', regex: '^/media/([^/]+?)(?:/)?$' },
      { page: '/[locale]', regex: '^/([^/]+?)(?:/)?$' },
      { page: '/[locale]/apparaty', regex: '^/([^/]+?)/apparaty(?:/)?$' },
      { page: '/[locale]/apparaty/[slug]', regex: '^/([^/]+?)/apparaty/([^/]+?)(?:/)?$' },
      { page: '/[locale]/articles', regex: '^/([^/]+?)/articles(?:/)?$' },
      { page: '/[locale]/listing/[section]/chosen', regex: '^/([^/]+?)/listing/([^/]+?)/chosen(?:/)?$' },
      { page: '/[locale]/listing/[section]', regex: '^/([^/]+?)/listing/([^/]+?)(?:/)?$' },
      { page: '/[locale]/order/[token]', regex: '^/([^/]+?)/order/([^/]+?)(?:/)?$' },
      { page: '/[locale]/[...rest]', regex: '^/([^/]+?)/(.+?)(?:/)?$' },
    ],
  },
  new Set(['/icon.svg']),
)

describe('places of addresses', () => {
  test.each([
    ['/apparaty/a', { locale: 'ru', path: '/apparaty/a' }],
    ['/kk/apparaty/a', { locale: 'kk', path: '/apparaty/a' }],
    ['/kk/a/b', { locale: 'kk', path: '/a/b' }],
    ['/about', { locale: 'ru', path: '/about' }],
    ['/de/apparaty', { locale: 'ru', path: '/de/apparaty' }],
    ['/', 'page'],
    ['/kk', 'page'],
    ['/apparaty', 'page'],
    ['/implanty', 'page'],
    ['/kk/implanty', 'page'],
    ['/listing/implanty', 'nowhere'],
    ['/listing/implanty/chosen', 'nowhere'],
    ['/kk/listing/implanty', 'nowhere'],
    ['/ru/listing/implanty', 'nowhere'],
    ['/order/token', 'page'],
    ['/articles', 'page'],
    ['/kk/articles', 'page'],
    ['/kk/preview/token', 'other'],
    ['/preview/token', 'other'],
    ['/kk/preview/token/apparaty/demo', 'other'],
    ['/ru/apparaty/a', 'other'],
    ['/media/a.webp', 'other'],
    ['/icon.svg', 'other'],
    ['/_next/static/a.js', 'nowhere'],
    ['/_next/image', 'nowhere'],
    ['/media/a/b', 'nowhere'],
  ])('%s', (path, place) => {
    expect(placeOf(path)).toEqual(place)
  })
})
