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
    '<base href="https://evil.example/">',
    '<iframe src="/"></iframe>',
    '<object data="/x"></object>',
    '<style>body{background:url(https://evil.example)}</style>',
  ])('a page with %s is not kept', (html) => {
    expect(pagePolicy(`<!doctype html><body>${html}`, settings).isClean).toBe(false)
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
