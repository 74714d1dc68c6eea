import { isLocale } from '@estu/domain/locale/locales'
import type { CollectionConfig, PayloadRequest } from 'payload'
import { writers } from '../../access/roles.ts'
import { label } from '../../fields/labels.ts'
import { options } from '../../fields/options.ts'

/** Words that mean the same to shoppers: who looks for one finds what is written with the others. */
export const searchSynonyms: CollectionConfig = {
  slug: 'search-synonyms',
  labels: { singular: label('Синоним', 'Синоним'), plural: label('Синонимы поиска', 'Іздеу синонимдері') },
  admin: {
    group: label('Поиск', 'Іздеу'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'language', 'updatedAt'],
    description: label(
      'Слова и выражения с одним смыслом. Кто ищет одно, найдёт и написанное другими. Формы слов добавлять не нужно.',
      'Мағынасы бір сөздер мен тіркестер. Бірін іздеген адам басқалары жазылғанын да табады. Сөздің тұлғаларын қосу қажет емес.',
    ),
  },
  access: { create: writers, read: writers, update: writers, delete: writers },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 64,
      // The report of queries that found nothing leads here with the word.
      defaultValue: ({ req }: { req: PayloadRequest }) =>
        typeof req.query?.word === 'string' ? req.query.word : undefined,
      label: label('Слово или выражение', 'Сөз немесе тіркес'),
    },
    {
      name: 'phrases',
      type: 'array',
      minRows: 1,
      maxRows: 20,
      label: label('То же самое', 'Дәл сол мағынада'),
      labels: { singular: label('слово', 'сөз'), plural: label('То же самое', 'Дәл сол мағынада') },
      fields: [
        {
          name: 'phrase',
          type: 'text',
          required: true,
          maxLength: 64,
          label: label('Слово или выражение', 'Сөз немесе тіркес'),
        },
      ],
    },
    {
      name: 'language',
      type: 'select',
      required: true,
      // The report says in which language a word was looked for.
      defaultValue: ({ req }: { req: PayloadRequest }) => (isLocale(req.query?.language) ? req.query.language : 'both'),
      label: label('Где действует', 'Қай тілде қолданылады'),
      options: options({
        both: ['На обоих языках', 'Екі тілде де'],
        ru: ['В русском поиске', 'Орысша іздеуде'],
        kk: ['В казахском поиске', 'Қазақша іздеуде'],
      }),
    },
  ],
}
