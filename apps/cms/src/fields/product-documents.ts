import {
  documentKindLabels,
  documentLanguageLabels,
  documentLanguages,
} from '@estu/domain/vocabulary/product-documents'
import type { Field } from 'payload'
import { translate } from '../i18n/translate.ts'
import { label } from './labels.ts'
import { line, rows } from './localized-text.ts'
import { options } from './options.ts'

function httpsAddress(value: unknown, { req }: { req: Parameters<typeof translate>[0] }): string | true {
  if (value === null || value === undefined || value === '') return true
  if (typeof value === 'string' && /^https:\/\/[^\s/]+\.[^\s]+$/.test(value)) return true
  return translate(req, 'Полный адрес, который начинается с https://', 'https:// деп басталатын толық мекенжай жазыңыз')
}

/** What can be read about a product: a file elsewhere, by its address, or a scan kept here. */
export const productDocuments = (): Field =>
  rows('documents', label('Документы', 'Құжаттар'), [
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          required: true,
          label: label('Вид', 'Түрі'),
          options: options(documentKindLabels),
        },
        {
          name: 'language',
          type: 'select',
          required: true,
          label: label('Язык документа', 'Құжаттың тілі'),
          options: options(documentLanguageLabels, documentLanguages),
        },
      ],
    },
    line('title', label('Название', 'Атауы')),
    {
      name: 'url',
      type: 'text',
      label: label('Адрес файла', 'Файлдың мекенжайы'),
      custom: { notText: true },
      validate: httpsAddress,
    },
    { name: 'file', type: 'upload', relationTo: 'media', label: label('Или снимок страницы', 'Немесе беттің суреті') },
  ])

/** Where a product can be seen and taken away today. */
export const productBranches = (): Field => ({
  name: 'branches',
  type: 'relationship',
  relationTo: 'branches',
  hasMany: true,
  label: label('Есть в филиалах', 'Мына филиалдарда бар'),
})
