import type { CollectionConfig } from 'payload'
import { label } from '../fields/labels.ts'
import { options } from '../fields/options.ts'
import { slugField } from '../fields/slug.ts'
import { neededLine, sentences } from '../fields/words.ts'
import { published } from './published.ts'

export const specialists: CollectionConfig = published({
  slug: 'specialists',
  labels: { singular: label('Специалист', 'Маман'), plural: label('Специалисты', 'Мамандар') },
  admin: {
    group: label('Клиника', 'Клиника'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'role', 'branch', '_status'],
  },
  fields: [
    slugField(),
    neededLine('title', label('Имя', 'Аты-жөні')),
    neededLine('role', label('Кто это', 'Кім екені')),
    sentences('education', label('Образование и опыт', 'Білімі мен тәжірибесі')),
    {
      name: 'languages',
      type: 'select',
      hasMany: true,
      label: label('Языки приёма', 'Қабылдау тілдері'),
      options: options({ ru: ['Русский', 'Орысша'], kk: ['Казахский', 'Қазақша'] }),
    },
    { name: 'branch', type: 'relationship', relationTo: 'branches', label: label('Филиал', 'Филиал') },
    { name: 'photo', type: 'upload', relationTo: 'media', label: label('Фотография', 'Фотосурет') },
  ],
})
