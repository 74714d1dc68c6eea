import type { Payload } from 'payload'

/** Running text of one paragraph, as the editor stores it. */
export const rich = (text: string) => ({
  root: {
    type: 'root',
    direction: null,
    format: '' as const,
    indent: 0,
    version: 1,
    children: [
      {
        type: 'paragraph',
        direction: null,
        format: '' as const,
        indent: 0,
        version: 1,
        children: [{ type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 }],
      },
    ],
  },
})

/** What an article needs beside its title before a language can be published. */
export const articleWords = (title: string) => ({ title, summary: `${title}: о чём.`, body: rich(`${title}: текст.`) })

/** What a promotion needs beside its title and period. */
export const promotionWords = (title: string) => ({
  title,
  summary: `${title}: суть.`,
  body: rich(`${title}: описание.`),
  terms: rich(`${title}: условия.`),
})

/** A draft device for documents that cannot do without one. @returns its id. */
export async function anyDevice(payload: Payload): Promise<string> {
  const shared = { locale: 'ru' as const, draft: true as const, overrideAccess: true, depth: 0 }
  const brand = await payload.create({ ...shared, collection: 'brands', data: { title: 'Бренд' } })
  const data = { title: 'Аппарат', brand: brand.id, formFactor: 'ric' as const, availability: 'in_stock' as const }
  const device = await payload.create({ ...shared, collection: 'devices', data })
  return device.id
}
