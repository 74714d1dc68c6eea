import { say, step } from '../../progress.ts'
import { openTemporaryShop } from '../../runtime/temporary-shop.ts'
import type { Bench } from '../bench.ts'
import { judgePage } from './judge-page.ts'
import { type SeenPage, seePage } from './page.ts'
import { points, totalOf } from './scoring.ts'

/** As the shop is meant to be seen: behind a proxy that ends https. What is asked for is asked on loopback. */
const site = 'https://estu.example'
const wanted = 120

/** What the public HTTP Observatory would say of the shop. Fails where a page of the storefront has less than wanted. */
export async function benchObservatory(): Promise<number> {
  const { env, stop } = await step('starting a shop to look at', () => openTemporaryShop({ web: { WEB_URL: site } }))
  try {
    const storefront = await tellStorefront(env.webUrl, (page) => judgePage(page, site))
    await tell('the CMS, before anybody signs in', `${env.cmsUrl}/admin/login`, (page) => judgePage(page, site))
    return storefront.every((total) => total >= wanted) ? 0 : 1
  } finally {
    await stop()
  }
}

/** The same of a shop that is open already, and reached without encryption: what that alone would add is taken for said. */
export const benchObservatoryMoment: Bench = async ({ env }) => {
  const overHttps = (page: SeenPage) =>
    judgePage({ ...page, headers: new Map([...page.headers, encryptionPromised]) }, env.webUrl)
  const totals = await tellStorefront(env.webUrl, overHttps)
  return totals.filter((total) => total < wanted).length
}

/** A test of the storefront's headers looks whether it is said. */
const encryptionPromised = ['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const

type Judge = (page: SeenPage) => ReturnType<typeof judgePage>

const tellStorefront = async (webUrl: string, judge: Judge): Promise<number[]> => [
  await tell('a page that is kept', `${webUrl}/apparaty`, judge),
  await tell('a page of a visit', `${webUrl}/cart`, judge),
]

/** Prints a table of each test. @returns the total */
async function tell(name: string, url: string, judge: Judge): Promise<number> {
  const outcomes = judge(await seePage(url))
  const total = totalOf(Object.values(outcomes))
  say(`\n${name}: ${total}`)
  for (const [test, outcome] of Object.entries(outcomes)) {
    const given = points[outcome]
    say(`  ${test.padEnd(30)} ${outcome.padEnd(42)} ${given > 0 ? '+' : ''}${given}`)
  }
  return total
}
