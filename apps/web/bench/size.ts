import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'

/** Prints what a phone receives on a first visit of the main pages. Usage: node size.ts ORIGIN CHROMIUM [--smoke] */
const [origin, executablePath, flag] = process.argv.slice(2)
if (!origin || !executablePath) throw new Error('Usage: node size.ts ORIGIN CHROMIUM [--smoke]')

const budget = { scriptKiB: 150, fontKiB: 60, shift: 0.001, productKiB: 280, productRequests: 20, meanHtmlKiB: 26 }
const isSmoke = flag === '--smoke'
const product = '/apparaty/demo-phonak-ric-90-r'
const mainPaths = ['/', '/apparaty', product, '/stati-ekspertnye/pervye-30-dney-s-apparatom']
const otherPaths = [
  '/apparaty?form=ric&battery=rechargeable',
  '/search?q=аппарат',
  `/compare?d=demo-phonak-ric-90-r&d=demo-phonak-ric-30-312`,
  '/podbor',
  '/raskhodniki',
  '/raskhodniki/podbor',
  '/slukhovye-apparaty-dlya-detey',
  '/filialy',
  '/reviews',
  '/chastye-voprosy-o-sluhe',
  '/selectedproducts',
  '/hearing-screener',
  '/test',
  '/cart',
  '/zapisnapriem',
  '/feedback',
  '/auth/sign-in',
]
const paths = isSmoke ? mainPaths : [...mainPaths, ...otherPaths]
const quietMs = isSmoke ? 500 : 4000
const packedMs = isSmoke ? 500 : 2000
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })
let over = 0
const documents: { raw: number; gzip: number }[] = []
console.log(
  'page | requests | total KiB | HTML KiB | raw | gzip | JavaScript KiB | CSS KiB | fonts KiB | images KiB | layout shift',
)
for (const path of paths.flatMap((russian) => [russian, `/kk${russian === '/' ? '' : russian}`])) {
  await visitFirst(`${origin}${path}`)
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const sizes = await measure(page, `${origin}${path}`)
  const kib = (type: string) => inKiB(sizes.byType.get(type) ?? 0)
  documents.push(sizes.html)
  console.log(
    [
      path,
      sizes.requests,
      inKiB(sizes.total),
      kib('Document'),
      inKiB(sizes.html.raw),
      inKiB(sizes.html.gzip),
      kib('Script'),
      kib('Stylesheet'),
      kib('Font'),
      kib('Image'),
      sizes.shift.toFixed(4),
    ].join(' | '),
  )
  // In a moment pages come as they are packed, and what is fetched ahead comes later.
  const isHeavyProduct =
    !isSmoke &&
    path.endsWith(product) &&
    (sizes.total / 1024 > budget.productKiB || sizes.requests > budget.productRequests)
  const isHeavy = Number(kib('Script')) > budget.scriptKiB || Number(kib('Font')) > budget.fontKiB || isHeavyProduct
  if (isHeavy || (!isSmoke && sizes.shift > budget.shift)) {
    over += 1
    console.log(`✗ ${path}`)
  }
  await context.close()
}
await browser.close()
// In a moment only the main pages are weighed, of which the mean is another.
if (!isSmoke && Number(mean('gzip')) > budget.meanHtmlKiB) {
  over += 1
  console.log('✗ HTML on average')
}
console.log(`HTML on average: ${mean('raw')} KiB raw, ${mean('gzip')} gzip (97 and 18 before pages were kept as bytes)`)
console.log(
  `budget: JavaScript ≤ ${budget.scriptKiB} KiB, fonts ≤ ${budget.fontKiB} KiB, a product ≤ ${budget.productKiB} KiB in ${budget.productRequests} requests, layout shift ≤ ${budget.shift}, HTML on average ≤ ${budget.meanHtmlKiB} KiB gzip; ${over} over it`,
)
process.exit(over === 0 ? 0 : 1)

function inKiB(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}

function mean(kind: 'raw' | 'gzip'): string {
  return inKiB(documents.reduce((sum, html) => sum + html[kind], 0) / documents.length)
}

/** Whoever comes first gets bytes that are still being packed; what is weighed is what everybody else gets. */
async function visitFirst(url: string): Promise<void> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(packedMs)
  await context.close()
}

/** Bytes over the wire, headers included, until a while after `load`. */
async function measure(page: Page, url: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const types = new Map<string, string>()
  const byType = new Map<string, number>()
  let total = 0
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // Chromium's own buttons of a player are told as requests, but nobody is asked for them.
    if (!response.url.startsWith('data:')) types.set(requestId, type)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other'
    byType.set(type, (byType.get(type) ?? 0) + encodedDataLength)
    total += encodedDataLength
  })
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { estuShift: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const answer = await page.goto(url, { waitUntil: 'load' })
  const body = (await answer?.body()) ?? Buffer.alloc(0)
  await page.waitForTimeout(quietMs)
  const shift = await page.evaluate(() => (window as unknown as { estuShift: { shift: number } }).estuShift.shift)
  return { byType, total, requests: types.size, shift, html: { raw: body.length, gzip: gzipSync(body).length } }
}
