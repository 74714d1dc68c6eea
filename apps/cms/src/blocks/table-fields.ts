import type { Field } from 'payload'
import { type Label, label } from '../fields/labels.ts'

const cells = (name: string, text: Label): Field => ({
  name,
  type: 'array',
  label: text,
  labels: { singular: label('ячейка', 'ұяшық'), plural: text },
  fields: [{ name: 'text', type: 'text', label: label('Текст', 'Мәтін') }],
})

/** A table as its editor fills it in. @param captioned whether it cannot do without words for those who hear it read. */
export const tableFields = ({ captioned }: { captioned: boolean }): Field[] => [
  { name: 'caption', type: 'text', required: captioned, label: label('Подпись', 'Атауы') },
  cells('head', label('Шапка', 'Бас жолы')),
  {
    name: 'rows',
    type: 'array',
    label: label('Строки', 'Жолдар'),
    labels: { singular: label('строка', 'жол'), plural: label('Строки', 'Жолдар') },
    fields: [cells('cells', label('Ячейки', 'Ұяшықтар'))],
  },
]
