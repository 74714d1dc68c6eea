import { step } from '../../progress.ts'
import { restartStorefront } from '../../runtime/restart-storefront.ts'
import type { TemporaryShop } from '../../runtime/temporary-shop.ts'
import { residentMb } from '../memory/resident-memory.ts'
import { get } from '../paced.ts'
import { editFigures, strangersFigure } from './edits.ts'
import type { Figure, Missing } from './figure.ts'
import type { FloorApp } from './floor.ts'
import { type KnownProduct, knownProducts } from './known-products.ts'
import { byteFigures, pageFigures, throughputFigures } from './measure-pages.ts'
import { measuredPages } from './pages.ts'
import { streamFigures } from './streams.ts'

export type StorefrontExtent = { samples: number; rounds: number; seconds: number; edits: number }

const promptMs = 1000
const mostMemoryMb = 400

/** What visitors and editors of an opened shop meet. @param floor none where throughput is not compared. */
export async function storefrontFigures(
  opened: TemporaryShop,
  floor: FloorApp | null,
  extent: StorefrontExtent,
): Promise<(Figure | Missing)[]> {
  const base = opened.env.webUrl
  const first = await firstAnswer(opened)
  const known = await knownProducts(opened.databaseUrl)
  const pages = await step('pages', () => pageFigures(base, measuredPages(known), extent.samples))
  const throughput = floor ? await step('throughput', () => throughputFigures(base, floor, extent)) : []
  const [listed, other] = [known.first[0], strangerTo(known)]
  if (!listed || !other) throw new Error('the shop has too few devices to measure')
  return [
    first,
    ...pages,
    ...(await byteFigures(base)),
    ...throughput,
    { name: 'storefront memory', value: await residentMb(storefrontOf(opened)), unit: 'MB', most: mostMemoryMb },
    await strangersFigure(opened, listed, other),
    ...(await step('edits', () => editFigures(opened, listed, extent.edits))),
    ...(await step('streams', () => streamFigures(opened))),
  ]
}

const storefrontOf = ({ shop }: TemporaryShop) => shop.children[0]?.process.pid

/** How long the first visitor waits once the storefront says that it is ready. */
async function firstAnswer(opened: TemporaryShop): Promise<Figure> {
  await opened.shop.children[0]?.stop()
  await restartStorefront(opened)
  const { ms } = await get(`${opened.env.webUrl}/apparaty`)
  return { name: 'first answer after readiness', value: ms, unit: 'ms', most: promptMs }
}

/** A device of another form, far in price: no page of the first one shows it. */
function strangerTo({
  first: [listed],
  any,
}: {
  first: KnownProduct[]
  any: KnownProduct[]
}): KnownProduct | undefined {
  const price = listed?.priceKzt ?? 0
  return any
    .filter(({ form, id }) => form !== listed?.form && id !== listed?.id)
    .toSorted((a, b) => Math.abs(b.priceKzt - price) - Math.abs(a.priceKzt - price))[0]
}
