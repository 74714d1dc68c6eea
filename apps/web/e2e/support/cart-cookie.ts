import { stored } from './posted-form.ts'
import { readTestEnv } from './test-env.ts'

const { webUrl } = readTestEnv()

/** A cart with one product that is for sale. */
export async function cartCookieOf(quantity = 1): Promise<{ name: string; value: string; url: string }> {
  const [battery] = (await stored('consumables', { sort: 'createdAt' })) as { id: string }[]
  return { name: 'cart', value: `c${battery?.id.replaceAll('-', '')}x${quantity}`, url: webUrl }
}
