import type { PlantedContent } from '../runtime/planted-content.ts'
import { openShopOf } from '../runtime/temporary-shop.ts'
import type { Hear, Outcome } from './check.ts'
import { playwrightCheck } from './playwright-check.ts'

type Share = { name: string; files: readonly string[]; chromium: string; hear: Hear }

/** Browser tests against a shop of their own, so that what they change disturbs no other test. */
export async function browserCheck(content: PlantedContent, { name, files, chromium, hear }: Share): Promise<Outcome> {
  hear('starting a shop')
  const shop = await openShopOf(content, name)
  try {
    return await playwrightCheck({ shop, chromium, name, files, hear })
  } finally {
    await shop.stop()
  }
}
