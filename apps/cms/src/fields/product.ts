import { availabilityLabels, goodsAvailabilities } from '@estu/domain/vocabulary/availability'
import { returnPolicies, returnPolicyLabels } from '@estu/domain/vocabulary/return-policies'
import type { Field, RelationshipField } from 'payload'
import { thingDrawing } from './drawing.ts'
import { label } from './labels.ts'
import { line, neededSentences, rows, titleLine } from './localized-text.ts'
import { options } from './options.ts'
import { productBranches, productDocuments } from './product-documents.ts'
import { wholeNumber } from './rules/number-rules.ts'
import { oldTenge, tenge } from './rules/tenge.ts'

/** Name, pictures and words of goods that are not devices. */
export const productTexts = (): Field[] => [
  titleLine(label('Название', 'Атауы')),
  { name: 'brand', type: 'relationship', relationTo: 'brands', index: true, label: label('Бренд', 'Бренд') },
  neededSentences('summary', label('Для чего: одно предложение', 'Не үшін керек: бір сөйлем')),
  {
    name: 'description',
    type: 'richText',
    localized: true,
    label: label('Описание', 'Сипаттамасы'),
    custom: { neededToPublish: true },
  },
  { name: 'images', type: 'upload', relationTo: 'media', hasMany: true, label: label('Изображения', 'Суреттер') },
  thingDrawing(),
  rows('inTheBox', label('В комплекте', 'Жинақта'), [line('item', label('Предмет', 'Зат'))]),
  rows('faq', label('Вопросы и ответы', 'Сұрақтар мен жауаптар'), [
    line('question', label('Вопрос', 'Сұрақ')),
    { name: 'answer', type: 'textarea', localized: true, label: label('Ответ', 'Жауап') },
  ]),
  productDocuments(),
]

/** Price, stock and returns of goods that are not devices; whole tenge. */
export const productPrice = (): Field[] => [
  {
    type: 'row',
    fields: [
      { name: 'priceKzt', type: 'number', min: 1, label: label('Цена, ₸', 'Бағасы, ₸'), validate: tenge, index: true },
      {
        name: 'oldPriceKzt',
        type: 'number',
        min: 1,
        label: label('Старая цена, ₸', 'Бұрынғы баға, ₸'),
        validate: oldTenge,
      },
    ],
  },
  {
    name: 'availability',
    type: 'select',
    required: true,
    label: label('Наличие', 'Қоймада бары'),
    options: options(availabilityLabels, goodsAvailabilities),
  },
  {
    name: 'warrantyMonths',
    type: 'number',
    min: 0,
    max: 600,
    validate: wholeNumber,
    label: label('Гарантия, месяцев', 'Кепілдік, ай'),
  },
  productBranches(),
]

/** Unused medical goods of good quality are not taken back (law on consumers' rights, article 30); others are, for 14 days. */
export const returnPolicy = (): Field => ({
  name: 'returnPolicy',
  type: 'select',
  required: true,
  label: label('Возврат', 'Қайтару'),
  options: options(returnPolicyLabels, returnPolicies),
})

/** What an item works with; the compatibility finder and the device's own page read it from both sides. */
export const fits = (): Field[] => [
  {
    name: 'fitsDevices',
    type: 'relationship',
    relationTo: 'devices',
    hasMany: true,
    index: true,
    label: label('Подходит к аппаратам', 'Мына аппараттарға сай'),
  } as RelationshipField,
  {
    name: 'fitsImplants',
    type: 'relationship',
    relationTo: 'implants',
    hasMany: true,
    index: true,
    label: label('Подходит к имплантам и процессорам', 'Мына импланттар мен процессорларға сай'),
  } as RelationshipField,
]

/** Marks an invented card; the page says so. */
export const isDemo = (): Field => ({
  name: 'isDemo',
  type: 'checkbox',
  defaultValue: false,
  label: label('Демонстрационная карточка', 'Демо карточка'),
  admin: { position: 'sidebar' },
})
