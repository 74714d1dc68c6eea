import type { SeededContent } from '../runtime/seeded-content.ts'
import { openShopOf, type TemporaryShop, type Told } from '../runtime/temporary-shop.ts'
import type { Outcome, Red } from './check.ts'
import { countErrors, readErrorLines, sayLoggedErrors } from './logged/logged-errors.ts'

/** An error that a shop's program logged: when, in milliseconds, on which shop, and its words. */
export type ShopError = { at: number; shop: number; words: string }

/** Opens shops, runs tests on them, and stops them; the outcome ends with the errors that they logged. */
export async function onShops(
  content: SeededContent,
  names: readonly string[],
  test: (shops: readonly TemporaryShop[]) => Promise<Outcome>,
  told: Told = {},
): Promise<Outcome> {
  const opened = await Promise.allSettled(names.map((name) => openShopOf(content, name, told)))
  const shops = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  try {
    for (const one of opened) if (one.status === 'rejected') throw one.reason
    const outcome = await test(shops)
    const lines = (await Promise.all(shops.map(({ logDir }) => readErrorLines(logDir)))).flat()
    const output = `${outcome.output ?? ''}\nErrors that the shops logged meanwhile:\n${sayLoggedErrors(countErrors(lines)) || '  none'}`
    return { ...outcome, reds: (outcome.reds ?? []).map(finalWhereDead(shops)), output }
  } finally {
    await Promise.all(shops.map((shop) => shop.stop()))
  }
}

/** A process of the shop that ended makes every red final. */
function finalWhereDead(shops: readonly TemporaryShop[]): (red: Red) => Red {
  const dead = shops
    .flatMap(({ shop }) => shop.children)
    .find(({ process }) => process.exitCode !== null || process.signalCode !== null)
  return (red) => (dead ? { ...red, final: red.final ?? `the shop’s ${dead.name} ended` } : red)
}

/** What the shops logged as errors so far. */
export async function errorsOf(shops: readonly TemporaryShop[]): Promise<ShopError[]> {
  const read = shops.map(async ({ logDir }, shop) =>
    (await readErrorLines(logDir)).map(({ log, message, at }) => ({ at, shop, words: `${log}: ${message}` })),
  )
  return (await Promise.all(read)).flat()
}

/** What tests have to know of their shops, as their environment carries it. */
export const shopsInTests = (shops: readonly TemporaryShop[]): string => JSON.stringify(shops.map(inTests))

const inTests = ({ env: { webUrl, cmsUrl }, shopEnv, editor, mailDir, databaseUrl, metricsUrl }: TemporaryShop) => ({
  webUrl,
  cmsUrl,
  editor,
  mailDir,
  databaseUrl,
  metricsUrl,
  formSecret: shopEnv.web.PAYLOAD_SECRET,
})
