import { step } from '../../progress.ts'
import { addScaleProducts } from '../../runtime/scale-products.ts'
import { seedContent } from '../../runtime/seeded-content.ts'
import { behindProxy, openShopOf } from '../../runtime/temporary-shop.ts'
import type { Bench } from '../bench.ts'
import { databaseFigures } from './database.ts'
import { openFloor } from './floor.ts'
import { type Measured, sayGrowth } from './growth-table.ts'
import { storefrontFigures } from './storefront.ts'

const sizes = [1000, 10_000, 100_000]
const full = { samples: 200, rounds: 3, seconds: 5, edits: 100 }
const moment = { samples: 5, rounds: 1, seconds: 1, edits: 2 }
const momentProducts = 60

/** The same questions, pages and edits in shops of three sizes, each of its own. @returns the exit code. */
export async function benchCatalogue(): Promise<number> {
  const content = await step('seeding the content of all shops', () => seedContent(true))
  const floor = await step('building the floor', openFloor)
  const shops: Measured[] = []
  try {
    for (const products of wantedSizes()) {
      let seeded = 0
      const opened = await step(`opening a shop of ${products} products`, () =>
        openShopOf(content, `estu_${products}`, behindProxy, async (env, url) => {
          seeded = await addScaleProducts(env, url, products)
        }),
      )
      try {
        const plans = products === wantedSizes().at(-1)
        const asked = { samples: full.samples, plans }
        const database = await step('the database', () => databaseFigures(opened.shopEnv.cms, asked))
        // Told at once, as all of it: what comes next takes half an hour and may fail.
        sayGrowth([{ products, figures: [seedFigure(seeded), ...database] }])
        const storefront = await step('the storefront', () => storefrontFigures(opened, floor, full))
        const measured = { products, figures: [seedFigure(seeded), ...database, ...storefront] }
        sayGrowth([measured])
        shops.push(measured)
      } finally {
        await opened.stop()
      }
    }
    return sayGrowth(shops) === 0 ? 0 : 1
  } finally {
    await floor.stop()
    await content.stop()
  }
}

const mostSeedSeconds = 15 * 60

const seedFigure = (value: number) =>
  ({ name: 'products added, lists and search made', value, unit: 's', most: mostSeedSeconds }) as const

/** `pnpm bench catalogue 1000 10000` measures those alone. */
function wantedSizes(): number[] {
  const named = process.argv.slice(3).map(Number).filter(Number.isInteger)
  return named.length > 0 ? named : sizes
}

/** Whether all of it still measures, on a shop of a few products. */
export const benchCatalogueMoment: Bench = async (opened) => {
  await addScaleProducts(opened.shopEnv.cms, opened.databaseUrl, momentProducts)
  const database = await databaseFigures(opened.shopEnv.cms, { samples: moment.samples, plans: false })
  const storefront = await storefrontFigures(opened, null, moment)
  sayGrowth([{ products: momentProducts, figures: [...database, ...storefront] }])
  return 0
}
