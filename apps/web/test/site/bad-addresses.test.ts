import { visit } from '../../e2e/support/visitor.ts'
import { expect, step, test } from '../support/test.ts'

const russian = [
  '/nope',
  '/apparaty/nope',
  '/articles/%D1%81%D0%BB%D1%83%D1%85',
  '/articles/..%2f..%2fetc%2fpasswd',
  '/articles/%00',
  '/%E0%A4%A',
  '/de/apparaty',
  '/apparaty/a/b/c',
  '/akcii/nowhere',
  '/akcii/podarki_ot_phonak%20',
  `/articles/${'a'.repeat(10_000)}`,
  '/not-found-page',
  '/index.html',
  '/__',
  '/apparaty/__',
]

test('what does not exist is said in the language of its address, a missing file in a few bytes', async () => {
  await step('what does not exist is said in the language of its address', async () => {
    for (const path of russian)
      await step(path.slice(0, 60), async () => {
        const { status, html, headers } = await visit(path)
        expect(status).toBe(404)
        expect(html).toContain('<html lang="ru"')
        expect(html).toContain('Страница не найдена')
        expect(html).toContain('Страница которую вы ищете не существует или была удалена системой.')
        expect(html).toContain('На главную')
        expect(headers.get('cache-control')).toBe('no-store')
      })
    for (const path of ['/kk/nope', '/kk/apparaty/nope', '/kk/articles/%00', '/kk/%E0%A4%A', '/kk/__'])
      await step(path, async () => {
        const { status, html } = await visit(path)
        expect(status).toBe(404)
        expect(html).toContain('<html lang="kk"')
        expect(html).toContain('Бет табылмады')
        expect(html).not.toContain('Страница не найдена')
      })
  })
  await step('a file that there is not is answered in a few bytes, not by a page', async () => {
    const kinds = ['png', 'js', 'css', 'json', 'pdf', 'mp4', 'webm', 'php', 'zip', 'webmanifest']
    const paths = kinds.flatMap((kind) => [
      `/net-takogo.${kind}`,
      `/kk/assets/net-takogo.${kind}`,
      `/media/net.${kind}`,
    ])
    for (const path of [...paths, '/_next/image?url=%2Ficon.svg&w=64&q=75', '/_next/static/net-takogo.js']) {
      const { status, html } = await visit(path)
      expect([path, status, html.length < 100]).toEqual([path, 404, true])
    }
  })
})
