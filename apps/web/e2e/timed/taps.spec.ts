import { hydrated } from '../support/hydrated.ts'
import { asOnPhone, paintedAfterTap, type Sign } from '../support/taps/painted-after-tap.ts'
import { type Browser, expect, type Page, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'

const { webUrl, fullSize } = readTestEnv()
const taps = fullSize ? 21 : 1

/** `asks`: what has to come over the network before the answer can be shown; null where nothing has. */
type Tap = { target: ReturnType<Page['locator']>; sign: Sign; asks: string | null }

const device = '/apparaty/demo-phonak-ric-90-r'
const supply = '/raskhodniki/demo-battery-312'

type Way = {
  name: string
  path: string
  /** What shoppers are promised, as a median in milliseconds on a quiet machine; printed beside what is measured. */
  promisedMs: number
  /** How many times as long as a page without a framework, which asks for the same and shows one line. */
  mostBare: number
  tap: (page: Page, index: number) => Promise<Tap>
}

const ways: Way[] = [
  {
    name: 'a card, and its page is there',
    path: '/apparaty',
    promisedMs: 500,
    mostBare: 4,
    tap: async (page, index) => {
      const target = page.locator('main .card__title a').nth(index % 9)
      const words = (await target.textContent()) ?? ''
      const asks = `${await target.getAttribute('href')}?_rsc=kept`
      // Kept by the storefront, as what others look at is.
      await page.request.get(asks, { headers: { rsc: '1' } })
      return { target, sign: { selector: 'h1', words }, asks }
    },
  },
  {
    name: '«В корзину», and it is in there',
    path: supply,
    promisedMs: 200,
    mostBare: 6,
    tap: async (page) => ({
      target: page.locator('form[action$="/cart"] button').first(),
      sign: { selector: '[data-in-cart]' },
      asks: null,
    }),
  },
  {
    name: 'the heart, and it is marked',
    path: device,
    promisedMs: 100,
    mostBare: 6,
    tap: async (page) => ({
      target: page.locator('main button[aria-pressed]').first(),
      sign: { selector: 'main button[aria-pressed=true]' },
      asks: null,
    }),
  },
]

/** A phone that was never here. */
async function newPhone(browser: Browser): Promise<Page> {
  const viewport = { width: 360, height: 740 }
  const context = await browser.newContext({ viewport, hasTouch: true, serviceWorkers: 'block' })
  return context.newPage()
}

/** Opens a page of the shop until it is whole and React has it, and taps. @returns milliseconds */
async function tapShop(browser: Browser, path: string, tap: (page: Page) => Promise<Tap>) {
  const page = await newPhone(browser)
  await page.goto(path)
  await hydrated(page.locator('header a').first())
  const { target, sign, asks } = await tap(page)
  const client = await asOnPhone(page)
  const ms = await paintedAfterTap(page, client, target, sign)
  await page.context().close()
  return { ms, asks }
}

/** The same on a page of nothing but a button: what the phone, its network and the machine take by themselves. */
async function tapBare(browser: Browser, asks: string | null): Promise<number> {
  const page = await newPhone(browser)
  const html = '<meta name=viewport content="width=device-width"><main><button>tap</button></main>'
  await page.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(`${webUrl}/bare`)
  await page.evaluate((address) => {
    document.querySelector('button')?.addEventListener('click', async () => {
      if (address) await (await fetch(address, { headers: { rsc: '1' } })).text()
      document.querySelector('main')?.append(document.createElement('h1'))
      const [heading] = document.querySelectorAll('h1')
      if (heading) heading.textContent = 'there'
    })
  }, asks)
  const client = await asOnPhone(page)
  const ms = await paintedAfterTap(page, client, page.locator('button'), { selector: 'h1' })
  await page.context().close()
  return ms
}

/** Returns the time that so great a part of them do not exceed. */
const within = (part: number, times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? 0

for (const { name, path, promisedMs, mostBare, tap } of ways) {
  test(`on a slow phone: ${name}`, async ({ browser }) => {
    test.setTimeout(fullSize ? 600_000 : 90_000)
    const [ours, bare]: [number[], number[]] = [[], []]
    for (let index = 0; index < taps; index += 1) {
      const { ms, asks } = await tapShop(browser, path, (page) => tap(page, index))
      ours.push(ms)
      bare.push(await tapBare(browser, asks))
    }
    const [shop, nothing] = [within(0.5, ours), within(0.5, bare)]
    console.log(
      `${name}: median ${shop.toFixed(0)} ms (promised ${promisedMs}), 95th percentile ${within(0.95, ours).toFixed(0)} ms ` +
        `of ${taps} taps; a bare page ${nothing.toFixed(0)} ms`,
    )
    // One tap beside other tests tells only that it is answered.
    if (fullSize) expect(shop / nothing).toBeLessThan(mostBare)
  })
}
