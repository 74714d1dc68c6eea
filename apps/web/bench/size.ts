import { chromium, type Page } from '@playwright/test'

/** Prints what a phone receives on a first visit of the main pages. Usage: node size.ts ORIGIN CHROMIUM [--smoke] */
const [origin, executablePath, flag] = process.argv.slice(2)
if (!origin || !executablePath) throw new Error('Usage: node size.ts ORIGIN CHROMIUM [--smoke]')

const budget = { scriptKiB: 150, fontKiB: 60 }
const isSmoke = flag === '--smoke'
const allPaths = [
  '/',
  '/apparaty',
  '/apparaty/demo-phonak-ric-90-r',
  '/stati-ekspertnye/pervye-30-dney-s-apparatom',
  '/cart',
  '/zapisnapriem',
  '/feedback',
  '/auth/sign-in',
]
const paths = isSmoke ? allPaths.slice(0, 1) : allPaths
const quietMs = isSmoke ? 500 : 4000

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })
let over = 0
console.log('page | requests | total KiB | JavaScript KiB | CSS KiB | fonts KiB | images KiB | layout shift')
for (const path of paths.flatMap((russian) => [russian, `/kk${russian === '/' ? '' : russian}`])) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  const page = await context.newPage()
  const sizes = await measure(page, `${origin}${path}`)
  const kib = (type: string) => ((sizes.byType.get(type) ?? 0) / 1024).toFixed(1)
  console.log(
    [
      path,
      sizes.requests,
      (sizes.total / 1024).toFixed(1),
      kib('Script'),
      kib('Stylesheet'),
      kib('Font'),
      kib('Image'),
      sizes.shift.toFixed(4),
    ].join(' | '),
  )
  if (Number(kib('Script')) > budget.scriptKiB || Number(kib('Font')) > budget.fontKiB) over += 1
  await context.close()
}
await browser.close()
console.log(`budget: JavaScript ≤ ${budget.scriptKiB} KiB, fonts ≤ ${budget.fontKiB} KiB; ${over} pages over it`)
process.exit(over === 0 ? 0 : 1)

/** Bytes over the wire, headers included, until a while after `load`. */
async function measure(page: Page, url: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const types = new Map<string, string>()
  const byType = new Map<string, number>()
  let total = 0
  session.on('Network.responseReceived', ({ requestId, type }) => void types.set(requestId, type))
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
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(quietMs)
  const shift = await page.evaluate(() => (window as unknown as { estuShift: { shift: number } }).estuShift.shift)
  return { byType, total, requests: types.size, shift }
}
