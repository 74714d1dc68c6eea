import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { ownRequestHeader } from '@estu/domain/requests/internal-headers'
import { describe, expect, it } from 'vitest'
import { cacheableRequest, isPerRequest } from './cache-key.ts'

const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  cacheableRequest(Object.assign(new IncomingMessage(new Socket()), { url, headers, method }))

describe('a file that is the same for everybody', () => {
  it.each([
    '/media/clinic-750x500.webp',
    '/og/ru/apparaty/demo',
    '/api/messages/kk.json',
    '/drawings/devices.svg',
    '/drawings/forms/ric.svg',
    '/icon.svg',
    '/app/icon-512.png',
    '/kk/manifest.webmanifest',
  ])('%s', (url) => {
    expect(ask(`${url}?v=1`, { range: 'bytes=0-1' })).toEqual({
      key: url,
      pathname: url,
      url,
      headers: {},
      isFile: true,
    })
  })

  it('a picture is kept once more for browsers that read AVIF, and asked for so', () => {
    const accept = 'image/avif,image/webp,image/*,*/*;q=0.8'
    const [shorter, usual] = [ask('/media/a.webp', { accept }), ask('/media/a.webp', { accept: 'image/webp,*/*' })]
    expect(shorter).toMatchObject({ url: '/media/a.webp', headers: { accept: 'image/avif' }, isFile: true })
    expect(usual).toMatchObject({ key: '/media/a.webp', headers: {} })
    expect(shorter?.key).not.toBe(usual?.key)
    expect(ask('/favicon.ico', { accept })?.headers).toEqual({})
  })

  it.each(['/media/videos/a.mp4', '/api/cards/ru', '/api/messages/a/b.json', '/media/'])('nothing else: %s', (url) => {
    expect(ask(url)).toBeNull()
  })
})

it.each(['/feeds/ru/merchant.xml', '/feeds/kk/yml.xml', '/sitemap/devices-1.xml', '/api/seo/metadata.json'])(
  'a list of everything is never gathered here before it is sent: %s',
  (url) => {
    expect(ask(url)).toBeNull()
  },
)

describe('a page that is the same for everybody', () => {
  it.each(['/', '/kk', '/apparaty', '/articles?page=2', '/kk/reviews?page=40'])('%s', (url) => {
    expect(ask(url)).toMatchObject({ url, headers: {} })
    expect(ask(url, {}, 'HEAD')?.key).toBe(ask(url)?.key)
  })

  it('whatever a visitor says of themselves makes no other page of it', () => {
    const hostile = {
      cookie: 'session=1; a=b',
      host: 'evil.example',
      accept: 'application/json',
      'accept-language': 'kk',
      'user-agent': 'Googlebot',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      authorization: 'Bearer x',
      'if-none-match': '"x"',
      'cache-control': 'no-cache',
      purpose: 'prefetch',
      'save-data': 'on',
    }
    expect(ask('/apparaty', hostile)).toEqual(ask('/apparaty'))
  })

  it('a query that it does not know changes nothing', () => {
    for (const query of [
      'utm_source=x',
      'gclid=1&fbclid=2',
      'page=2',
      'x=%00',
      '_rsc=abc',
      'a-b=1',
      '%20',
      '%E0%A4=1',
      '[]',
    ]) {
      expect(ask(`/filialy?${query}`), query).toEqual(ask('/filialy'))
    }
    expect(ask('/apparaty?utm_source=x')).toEqual(ask('/apparaty'))
  })

  it('nor does a part of it, or what a navigation would say', () => {
    const hostile: Record<string, string>[] = [
      { range: 'bytes=0-1' },
      { 'next-url': '/a' },
      { 'next-router-state-tree': 'x'.repeat(5000) },
    ]
    for (const said of hostile) {
      expect(ask('/apparaty', said)).toEqual(ask('/apparaty'))
    }
  })

  it('a list has the pages that it can have', () => {
    for (const query of ['page=0', 'page=a', 'page=2&page=0', 'page=20000', 'page=']) {
      expect(ask(`/articles?${query}`), query).toEqual(ask('/articles'))
    }
    for (const query of ['page=1&page=2', 'utm_source=x&page=2', '%70age=2', 'page=%32']) {
      expect(ask(`/articles?${query}`), query).toEqual(ask('/articles?page=2'))
    }
  })

  it('a navigation has a name of its own', () => {
    expect(ask('/apparaty?_rsc=x', { rsc: '1' })?.key).not.toBe(ask('/apparaty?_rsc=x')?.key)
  })

  it('a tap asks for the same whole data wherever the reader comes from', () => {
    const whole = { pathname: '/apparaty', url: '/apparaty?_rsc', headers: { rsc: '1' } }
    const comingFrom = ['tree of the home page', 'tree of a device', 'x'.repeat(5000)].map((tree) =>
      ask('/apparaty?_rsc=x', { rsc: '1', 'next-router-state-tree': tree, 'next-url': '/' }),
    )
    for (const request of comingFrom) expect(request).toMatchObject(whole)
    expect(new Set(comingFrom.map((request) => request?.key)).size).toBe(1)
    expect(ask('/apparaty?_rsc', { rsc: '1' })).toMatchObject(whole)
    expect(ask('/articles?page=2&_rsc=x', { rsc: '1' })).toMatchObject({ url: '/articles?page=2&_rsc' })
  })
})

describe('a listing as an address chose it', () => {
  it.each([
    ['/apparaty?brand=phonak', '/apparaty?brand=phonak'],
    ['/kk/raskhodniki?page=2', '/kk/raskhodniki?page=2'],
    ['/apparaty?utm_source=x&sort=price', '/apparaty?sort=price'],
    ['/apparaty?%62rand=phonak', '/apparaty?brand=phonak'],
    ['/apparaty?sort=price&a-b=1&brand=phonak#sort=new', '/apparaty?brand=phonak&sort=price'],
    ['/apparaty?brand=a?b', '/apparaty?brand=a%3Fb'],
  ])('%s is %s, whatever a visitor says of themselves', (url, spelling) => {
    const [pathname = ''] = url.split('?')
    const chosen = { key: spelling, pathname, url: spelling, headers: {}, isChosen: true }
    expect(ask(url)).toEqual(chosen)
    expect(ask(url, { cookie: 'i18n_redirected=kk; session=1', range: 'bytes=0-1' }, 'HEAD')).toEqual(chosen)
  })

  it('its data have a name of their own, and parts of them none', () => {
    const tap = { rsc: '1', 'next-router-state-tree': 'tree' }
    expect(ask('/apparaty?sort=price&brand=phonak&_rsc=x', tap)).toMatchObject({
      key: '/apparaty\nbrand=phonak&sort=price\nrsc',
      url: '/apparaty?brand=phonak&sort=price&_rsc',
      headers: { rsc: '1' },
      isChosen: true,
    })
    expect(ask('/apparaty?brand=phonak&_rsc=x', { ...tap, 'next-router-prefetch': '1' })).toBeNull()
  })
})

describe('a request that everybody’s page does not answer', () => {
  it.each([
    '/user/1',
    '/kk/user',
    '/order/token',
    '/appointment/token',
    '/wait/token',
    '/auth/sign-in',
    '/preview/token',
    '/preview/token/apparaty/demo',
    '/api/cards',
    '/not-found-page',
    '/kk/form-unavailable',
    '/__',
    '/apparaty?brand=',
    '/apparaty?form=nope',
    '/kk/raskhodniki?page=1',
    `/apparaty?brand=${'a'.repeat(500)}`,
    '/reviews?rating=5',
  ])('%s', (url) => {
    expect(ask(url)).toBeNull()
  })

  it('a form, a part of a file, this process’s own, and whoever has chosen Kazakh at the door', () => {
    expect(ask('/feedback', {}, 'POST')).toBeNull()
    expect(ask('/media/film.webm', { range: 'bytes=0-1' })).toBeNull()
    expect(ask('/apparaty', { [ownRequestHeader]: 'secret' })).toBeNull()
    expect(ask('/', { cookie: 'a=b; i18n_redirected=kk' })).toBeNull()
    expect(ask('/', { cookie: 'i18n_redirected=ru; i18n_redirected=kk' })).not.toBeNull()
    expect(ask('/apparaty', { cookie: 'a=b; i18n_redirected=kk' })).not.toBeNull()
  })

  it('a navigation with a query that its page does not know', () => {
    expect(ask('/apparaty?utm_source=x', { rsc: '1' })).toBeNull()
  })

  it('a part of a navigation, which anybody could ask for under as many names as they like', () => {
    const parts: Record<string, string>[] = [
      { 'next-router-prefetch': '1' },
      { 'next-router-prefetch': '2', 'next-url': '/a' },
      { 'next-router-segment-prefetch': '/_tree' },
      { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/a', 'next-router-state-tree': 'tree' },
    ]
    for (const part of parts) expect(ask('/apparaty?_rsc=x', { rsc: '1', ...part })).toBeNull()
  })
})

describe('a visit’s own word is said to Next', () => {
  const isFor = (url: string, headers = {}) =>
    isPerRequest(Object.assign(new IncomingMessage(new Socket()), { url, headers, method: 'GET' }))

  it.each(['/user/1', '/kk/auth/sign-in', '/order/token', '/apparaty?brand=phonak', '/kk/raskhodniki?page=2'])(
    'for %s',
    (url) => {
      expect(isFor(url)).toBe(true)
    },
  )

  it.each(['/', '/apparaty', '/apparaty?utm_source=x', '/articles?page=0', `/filialy?${'a'.repeat(3000)}`])(
    'never for %s, which Next keeps for everybody',
    (url) => {
      expect(isFor(url, { range: 'bytes=0-1', cookie: 'i18n_redirected=ru; i18n_redirected=kk' })).toBe(false)
    },
  )
})
