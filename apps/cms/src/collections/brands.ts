import type { CollectionConfig } from 'payload'
import { label } from '../fields/labels.ts'
import { line, neededSentences, titleLine } from '../fields/localized-text.ts'
import { slugField } from '../fields/slug.ts'
import { published } from '../modules/publishing/index.ts'

export const brands: CollectionConfig = published({
  slug: 'brands',
  labels: { singular: label('Бренд', 'Бренд'), plural: label('Бренды', 'Брендтер') },
  admin: {
    group: label('Товары', 'Тауарлар'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
  },
  fields: [
    slugField(),
    titleLine(label('Название', 'Атауы')),
    neededSentences('tagline', label('Коротко о бренде', 'Бренд туралы қысқаша')),
    line('country', label('Страна', 'Елі')),
    { name: 'logo', type: 'upload', relationTo: 'media', label: label('Логотип', 'Логотип') },
    { name: 'story', type: 'richText', localized: true, label: label('Рассказ о бренде', 'Бренд туралы әңгіме') },
  ],
})
