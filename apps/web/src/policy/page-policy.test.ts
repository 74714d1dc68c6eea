import { describe, expect, it } from 'vitest'
import { hashSource } from './content-security-policy.ts'
import { ownScripts } from './known-scripts.ts'
import { pagePolicy } from './page-policy.ts'

const settings = { isHttps: false, counts: { tagManager: false, analytics: false }, frameAncestors: "'none'" }
const scriptSources = (html: string) => /script-src ([^;]*)/.exec(pagePolicy(html, settings).policy)?.[1]?.split(' ')
const script = (text: string) => `<!doctype html><html><body><script>${text}</script></body></html>`

describe('what a page may run', () => {
  it.each([
    ...ownScripts,
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"0:{\\"a\\":[\\"$L1\\"]}\\n"])',
    'self.__next_f.push([2,null])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});',
  ])('ours and Next’s own: %s', (text) => {
    expect(pagePolicy(script(text), settings).isClean).toBe(true)
    expect(scriptSources(script(text))).toContain(hashSource(text))
  })

  it.each([
    'alert(1)',
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1,"a"].concat(alert(1)))',
    'self.__next_f.push([1,"a",alert(1)])',
    '(self.__next_f=self.__next_f||[]).push([0]);alert(1)',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)});',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({}),alert({});',
    ` ${ownScripts[0]}`,
  ])('nothing else: %s', (text) => {
    expect(pagePolicy(script(text), settings).isClean).toBe(false)
    expect(scriptSources(script(text))).not.toContain(hashSource(text))
  })

  it.each([
    '<p onclick="alert(1)">',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">',
    '<a href=" JavaScript:alert(1)">',
    '<script src="https://evil.example/x.js"></script>',
    '<script src="//evil.example/x.js"></script>',
    '<script src="/\\evil.example/x.js"></script>',
    '<script src="/\t/evil.example/x.js"></script>',
    '<script src="/_next/../media/x.js"></script>',
    '<script src="/api/suggest?q=x"></script>',
    '<script type="speculationrules">{"prefetch":[{"urls":["https://evil.example/"]}]}</script>',
    '<script type="importmap">{"imports":{"a":"https://evil.example/a.js"}}</script>',
    '<svg><script href="https://evil.example/x.js"></script></svg>',
    '<a href="java\tscript:alert(1)">',
    '<a href="java&Tab;scr&NewLine;ipt:alert(1)">',
    '<a href="\u0001javascript:alert(1)">',
    '<svg><a xlink:href="javascript:alert(1)"></a></svg>',
    '<svg><a><set attributeName="href" to="javascript:alert(1)"/></a></svg>',
    '<base href="https://evil.example/">',
    '<base target="_blank">',
    '<iframe src="/"></iframe>',
    '<object data="/x"></object>',
    '<embed src="/x">',
    '<style>body{background:url(https://evil.example)}</style>',
    '<link rel="stylesheet" href="https://evil.example/x.css">',
    '<link rel="alternate STYLESHEET" href="//evil.example/x.css">',
    '<link rel="modulepreload" href="https://evil.example/x.js">',
    '<link rel="preconnect" href="https://evil.example">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
    '<meta HTTP-EQUIV="content-security-policy" content="script-src *">',
    '<form action="https://evil.example/" method="post">',
    '<form action="//evil.example">',
    '<form action="/\\evil.example">',
    '<form action="http:evil.example">',
    '<form action="java\tscript:alert(1)">',
    '<button formaction="https://evil.example/">',
    '<input type="image" formaction="//evil.example/">',
  ])('a page with %s is not kept', (html) => {
    expect(pagePolicy(`<!doctype html><body>${html}`, settings).isClean).toBe(false)
  })

  it.each([
    '<form action="/cart" method="post"><button formaction="/kk/cart/checkout?a=b">',
    '<form action="">',
    '<form><button>',
    '<a href="https://2gis.kz/geo/1,2" rel="noopener">',
    '<link rel="canonical" href="https://shop.example/a"><link rel="alternate" href="https://shop.example/kk/a">',
    '<link rel="stylesheet" href="/_next/static/a.css"><link rel="preload" as="font" href="/_next/static/a.woff2">',
    '<meta property="og:title" content="About JavaScript: a word">',
    '<script src="/_next/static/a.js" async></script>',
  ])('a page with %s is kept', (html) => {
    expect(pagePolicy(`<!doctype html><body>${html}`, settings).isClean).toBe(true)
  })

  it('data is no code', () => {
    const page =
      '<script type="application/ld+json">{"@type":"Product"}</script><script src="/_next/a.js" async></script>'
    expect(pagePolicy(page, settings).isClean).toBe(true)
    expect(scriptSources(page)?.filter((source) => source.startsWith("'sha256"))).toHaveLength(ownScripts.length)
  })

  it('a style beside an element is named', () => {
    expect(pagePolicy('<i style="top:3.8%"></i>', settings).policy).toContain(
      `style-src 'self' 'unsafe-hashes' ${hashSource('top:3.8%')};`,
    )
    expect(pagePolicy('<i></i>', settings).policy).toContain("style-src 'self';")
  })
})

it('services that count visits are allowed where the operator has them, and nowhere else', () => {
  const counted = pagePolicy('', { ...settings, counts: { tagManager: true, analytics: true } }).policy
  for (const host of ['https://www.googletagmanager.com', 'https://mc.yandex.ru']) {
    expect(counted).toContain(host)
    expect(pagePolicy('', settings).policy).not.toContain(host)
  }
  expect(pagePolicy('', { ...settings, isHttps: true }).policy).toContain('upgrade-insecure-requests')
})
