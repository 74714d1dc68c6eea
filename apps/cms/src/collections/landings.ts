import { type ListingSection, listingSections } from '@estu/domain/catalogue/listing/facets'
import { normalFilters } from '@estu/domain/catalogue/listing/landing-filters'
import type { CollectionBeforeValidateHook, CollectionConfig, TextFieldSingleValidation } from 'payload'
import { label } from '../fields/labels.ts'
import { line, neededSentences, rows, sentences, titleLine } from '../fields/localized-text.ts'
import { options } from '../fields/options.ts'
import { slugField } from '../fields/slug.ts'
import { translate } from '../i18n/translate.ts'
import { published } from '../modules/publishing/index.ts'

const isSection = (value: unknown): value is ListingSection => listingSections.some((section) => section === value)

/** Choices are kept in their one spelling, whatever was pasted; what cannot be spelt is left for `validate` to refuse. */
const spellFilters: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const section = data?.section ?? originalDoc?.section
  if (typeof data?.filters !== 'string' || !isSection(section)) return data
  return { ...data, filters: normalFilters(section, data.filters) ?? data.filters }
}

const knownFilters: TextFieldSingleValidation = (value, { data, req }) => {
  const { section } = data as { section?: unknown }
  if (!value || !isSection(section) || normalFilters(section, value) !== null) return true
  return translate(
    req,
    'Здесь есть условие, которого нет у этого раздела. Бренды и филиалы выбираются ниже.',
    'Мұнда осы бөлімде жоқ шарт бар. Брендтер мен филиалдар төменде таңдалады.',
  )
}

/** A page of its own for a combination of choices that many look for. */
export const landings: CollectionConfig = published({
  slug: 'landings',
  labels: { singular: label('Подборка', 'Топтама'), plural: label('Подборки', 'Топтамалар') },
  admin: {
    group: label('Материалы', 'Материалдар'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'section', 'filters', '_status', 'updatedAt'],
  },
  hooks: { beforeValidate: [spellFilters] },
  fields: [
    slugField(),
    titleLine(label('Заголовок', 'Тақырып')),
    neededSentences('lead', label('Вступление', 'Кіріспе')),
    {
      name: 'section',
      type: 'select',
      required: true,
      defaultValue: 'devices',
      label: label('Раздел', 'Бөлім'),
      options: options({
        devices: ['Слуховые аппараты', 'Есту аппараттары'],
        children: ['Аппараты для детей', 'Балаларға арналған аппараттар'],
        implants: ['Кохлеарные импланты', 'Кохлеарлық импланттар'],
        consumables: ['Расходники', 'Шығын материалдары'],
        accessories: ['Аксессуары', 'Аксессуарлар'],
        services: ['Услуги', 'Қызметтер'],
      }),
    },
    {
      name: 'filters',
      type: 'text',
      maxLength: 500,
      validate: knownFilters,
      label: label('Условия', 'Шарттар'),
      admin: {
        description: label(
          'Откройте раздел на сайте, выберите фильтры и вставьте сюда адрес страницы.',
          'Сайттағы бөлімді ашып, сүзгілерді таңдаңыз да, беттің мекенжайын осында қойыңыз.',
        ),
      },
    },
    { name: 'brands', type: 'relationship', relationTo: 'brands', hasMany: true, label: label('Бренды', 'Брендтер') },
    {
      name: 'branches',
      type: 'relationship',
      relationTo: 'branches',
      hasMany: true,
      label: label('Есть в филиалах', 'Мына филиалдарда бар'),
    },
    {
      name: 'sort',
      type: 'select',
      required: true,
      defaultValue: 'recommended',
      label: label('Сначала', 'Алдымен'),
      options: [
        { value: 'recommended', label: label('подходящие', 'сәйкестері') },
        { value: 'price', label: label('недорогие', 'арзаны') },
        { value: '-price', label: label('дорогие', 'қымбаты') },
        { value: 'new', label: label('новые', 'жаңасы') },
      ],
    },
    {
      name: 'body',
      type: 'richText',
      localized: true,
      label: label('Текст', 'Мәтін'),
      custom: { neededToPublish: true },
    },
    rows('faq', label('Вопросы и ответы', 'Сұрақтар мен жауаптар'), [
      line('question', label('Вопрос', 'Сұрақ')),
      sentences('answer', label('Ответ', 'Жауап')),
    ]),
  ],
})
