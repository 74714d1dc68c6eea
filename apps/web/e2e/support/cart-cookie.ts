import { stored } from './posted-form.ts'
import { readTestEnv } from './test-env.ts'

const { webUrl } = readTestEnv()

/** What is bought in tests: by their letter in a cart, and how they are found. */
const goods = {
  consumables: { letter: 'c', where: { sort: 'createdAt' } },
  accessories: { letter: 'a', where: { 'where[slug][equals]': 'demo-remote-mic' } },
} as const

export type Goods = keyof typeof goods
type Product = { id: string; priceKzt: number }

/** One product of a section that is for sale. */
export async function productOf(section: Goods): Promise<Product> {
  const [product] = (await stored(section, goods[section].where)) as Product[]
  if (!product) throw new Error(`there are no ${section}`)
  return product
}

/** A cart with one product of each of these sections that is for sale. */
export async function cartCookieOf(
  quantity = 1,
  sections: readonly Goods[] = ['consumables'],
): Promise<{ name: string; value: string; url: string }> {
  const lines = sections.map(async (section) => {
    const { id } = await productOf(section)
    return `${goods[section].letter}${id.replaceAll('-', '')}x${quantity}`
  })
  return { name: 'cart', value: (await Promise.all(lines)).join('.'), url: webUrl }
}
