import { locales } from '@estu/domain/locale/locales'
import type { CheckboxField, Field, TextField } from 'payload'
import { type Label, label } from '../../../fields/labels.ts'

const nobody = () => false

/** What the database or the list itself keeps; a form has no place for it. */
const kept = { create: nobody, update: nobody }

/** File name, words and tags in one, folded as the site's search folds; written by a trigger. */
const searchText: TextField = {
  name: 'searchText',
  type: 'text',
  label: label('описание, метка или имя файла', 'сипаттама, белгі не файл аты'),
  access: kept,
  admin: { condition: nobody, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
}

const flag = (name: string, words: Label): CheckboxField => ({
  name,
  type: 'checkbox',
  label: words,
  index: true,
  access: kept,
  admin: { condition: nobody, disableBulkEdit: true, disableListColumn: true },
})

const withoutAlt: Record<(typeof locales)[number], CheckboxField> = {
  ru: flag('withoutAltRu', label('Нет описания на русском', 'Орысша сипаттамасы жоқ')),
  kk: flag('withoutAltKk', label('Нет описания на казахском', 'Қазақша сипаттамасы жоқ')),
}

/** What the library is searched and filtered by beside the words that editors write. */
export const libraryFields = (): Field[] => [
  searchText,
  flag('isUsed', label('Используется на сайте', 'Сайтта қолданылады')),
  ...locales.map((locale) => withoutAlt[locale]),
]
