import { expect, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'
import { visit } from '../support/visitor.ts'

const { webUrl } = readTestEnv()
const product = '/aksessuaries/demo-charger-desk'

async function ask(path: string, accept: string) {
  const response = await fetch(`${webUrl}${path}`, { headers: { accept } })
  const bytes = (await response.arrayBuffer()).byteLength
  return { bytes, headers: response.headers, type: response.headers.get('content-type') }
}

test('no two goods share a picture, pictures come as AVIF or WebP, and drawings once a file', async ({ page }) => {
  await test.step('no two consumables, accessories or implants share a picture', async () => {
    for (const path of ['/raskhodniki', '/aksessuaries', '/implanty']) {
      const { html } = await visit(path)
      // Parsed by a page that loads nothing of it.
      const shown = await page.evaluate((text) => {
        const list = new DOMParser().parseFromString(text, 'text/html')
        return [...list.querySelectorAll('main .card .picture')].map(
          (one) => one.querySelector('use')?.getAttribute('href') ?? one.getAttribute('src'),
        )
      }, html)
      expect(shown.length, path).toBeGreaterThan(4)
      expect(new Set(shown).size, path).toBe(shown.length)
    }
  })
  await test.step('a listing asks for each file of drawings once, however many of its drawings it shows, and keeps it', async () => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/drawings/things/')) asked.push(new URL(request.url()).pathname)
    })
    await page.goto('/raskhodniki', { waitUntil: 'networkidle' })
    expect(await page.locator('main .drawn use').count()).toBeGreaterThan(10)
    expect(asked.toSorted()).toEqual(['batteries', 'domes', 'fittings'].map((name) => `/drawings/things/${name}.svg`))
  })
  await test.step('a picture comes as AVIF to whoever reads it, and as WebP to all others', async () => {
    await page.goto(product)
    const picture = page.locator('img.picture').first()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const path = new URL(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).pathname
    // Twice: the second answer is one that was kept.
    for (const _ of ['made', 'kept']) {
      const [shorter, usual] = [await ask(path, 'image/avif,image/webp,*/*;q=0.8'), await ask(path, 'image/webp,*/*')]
      expect([shorter.type, usual.type]).toEqual(['image/avif', 'image/webp'])
      expect(shorter.bytes).toBeLessThan(usual.bytes * 0.9)
      expect(shorter.headers.get('etag')).not.toBe(usual.headers.get('etag'))
      for (const { headers } of [shorter, usual]) expect(headers.get('vary')).toMatch(/\baccept\b(?!-)/)
    }
  })
})
