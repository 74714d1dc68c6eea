import type { Payload } from 'payload'
import { rich } from './complete.ts'

/** The id of a consumable that is published in both languages. */
export async function publishedConsumable(payload: Payload): Promise<string> {
  const made = await payload.create({
    collection: 'consumables',
    locale: 'ru',
    draft: true,
    depth: 0,
    overrideAccess: true,
    data: {
      title: 'Батарейка',
      slug: 'first',
      kind: 'battery',
      summary: 'Кратко',
      description: rich('Текст'),
      priceKzt: 1000,
      availability: 'in_stock',
      returnPolicy: '14_days',
    },
  })
  const shared = { collection: 'consumables', id: made.id, depth: 0 } as const
  await payload.update({ ...shared, locale: 'ru', data: { _status: 'published' }, overrideAccess: true })
  const kazakh = { title: 'Батарея', summary: 'Қысқаша', description: rich('Мәтін'), _status: 'published' as const }
  await payload.update({ ...shared, locale: 'kk', data: kazakh, overrideAccess: true })
  return made.id
}
