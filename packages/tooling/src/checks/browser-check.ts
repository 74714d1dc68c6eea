import type { SeededContent } from '../runtime/seeded-content.ts'
import { openShopOf } from '../runtime/temporary-shop.ts'
import type { Hear, Outcome } from './check.ts'
import { loggedErrors, sayLoggedErrors } from './logged/logged-errors.ts'
import { playwrightCheck } from './playwright-check.ts'

type Run = {
  names: readonly string[]
  files: readonly string[]
  chromium: string
  /** What checks HTML runs on it. */
  java?: string
  times?: number
  named?: string
  fullSize?: boolean
  hear: Hear
}

/** Browser tests against shops of their own, one for each name, so that what they change disturbs no other test. */
export async function browserCheck(content: SeededContent, run: Run): Promise<Outcome> {
  const { names, hear } = run
  hear(`starting ${names.join(', ')}`)
  const opened = await Promise.allSettled(names.map((name) => openShopOf(content, name)))
  const shops = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  try {
    for (const one of opened) if (one.status === 'rejected') throw one.reason
    const outcome = await playwrightCheck({ ...run, shops, name: names.join('-') })
    const errors = sayLoggedErrors(await loggedErrors(shops.map(({ logDir }) => logDir)))
    return {
      ...outcome,
      output: `${outcome.output ?? ''}\nErrors that the shops wrote of meanwhile:\n${errors || '  none'}`,
    }
  } finally {
    await Promise.all(shops.map((shop) => shop.stop()))
  }
}
