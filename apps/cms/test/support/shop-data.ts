import type { Payload } from 'payload'

/** Things for sale at one price, published in Russian. @returns their ids. */
export async function makeGoods(payload: Payload, count: number, priceKzt: number): Promise<string[]> {
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    const made = await payload.create({
      collection: 'consumables',
      locale: 'ru',
      data: {
        title: `Товар ${index}`,
        summary: 'Коротко.',
        slug: `tovar-${index}`,
        kind: 'battery',
        priceKzt,
        availability: 'in_stock',
        returnPolicy: '14_days',
        originalLanguage: 'ru',
        _status: 'published',
      },
      overrideAccess: true,
      context: { wordsUnchanged: true },
    })
    ids.push(made.id)
  }
  return ids
}
