import { expect, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'

const { webUrl } = readTestEnv()
const product = '/aksessuaries/demo-charger-desk'

async function ask(path: string, accept: string) {
  const response = await fetch(`${webUrl}${path}`, { headers: { accept } })
  const bytes = (await response.arrayBuffer()).byteLength
  return { bytes, headers: response.headers, type: response.headers.get('content-type') }
}

test('a picture comes as AVIF to whoever reads it, and as WebP to all others', async ({ page }) => {
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

test('a listing asks for each file of drawings once, however many of its drawings it shows, and keeps it', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/drawings/things/')) asked.push(new URL(request.url()).pathname)
  })
  await page.goto('/raskhodniki', { waitUntil: 'networkidle' })
  expect(await page.locator('main .drawn use').count()).toBeGreaterThan(10)
  expect(asked.toSorted()).toEqual(['batteries', 'domes', 'fittings'].map((name) => `/drawings/things/${name}.svg`))
})

test('no two consumables, accessories or implants share a picture', async ({ page }) => {
  for (const path of ['/raskhodniki', '/aksessuaries', '/implanty']) {
    await page.goto(path)
    const shown = await page
      .locator('main .card .picture')
      .evaluateAll((all) => all.map((one) => one.querySelector('use')?.getAttribute('href') ?? one.getAttribute('src')))
    expect(shown.length, path).toBeGreaterThan(4)
    expect(new Set(shown).size, path).toBe(shown.length)
  }
})
