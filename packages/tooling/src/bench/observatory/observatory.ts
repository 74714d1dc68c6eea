import { say, step } from '../../progress.ts'
import { openTemporaryShop } from '../../runtime/temporary-shop.ts'
import { judgePage } from './judge-page.ts'
import { seePage } from './page.ts'
import { points, totalOf } from './scoring.ts'

/** As the shop is meant to be seen: behind a proxy that ends https. What is asked for is asked on loopback. */
const site = 'https://estu.example'
const wanted = 120

/** What the public HTTP Observatory would say of the shop. Fails where a page of the storefront has less than wanted. */
export async function benchObservatory(): Promise<number> {
  const { env, stop } = await step('starting a shop to look at', () => openTemporaryShop({ WEB_URL: site }))
  try {
    const storefront = [
      await tell('a page that is kept', `${env.webUrl}/apparaty`),
      await tell('a page of a visit', `${env.webUrl}/cart`),
    ]
    await tell('the CMS, before anybody signs in', `${env.cmsUrl}/admin/login`)
    return storefront.every((total) => total >= wanted) ? 0 : 1
  } finally {
    await stop()
  }
}

/** Prints a table of each test. @returns the total */
async function tell(name: string, url: string): Promise<number> {
  const outcomes = judgePage(await seePage(url), site)
  const total = totalOf(Object.values(outcomes))
  say(`\n${name}: ${total}`)
  for (const [test, outcome] of Object.entries(outcomes)) {
    const given = points[outcome]
    say(`  ${test.padEnd(30)} ${outcome.padEnd(42)} ${given > 0 ? '+' : ''}${given}`)
  }
  return total
}
