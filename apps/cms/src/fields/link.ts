import type { Field } from 'payload'
import { type Label, label } from './labels.ts'
import { line } from './words.ts'

/** A place on this site: a path as in Russian; the storefront adds the language. */
export function hrefField(name = 'href'): Field {
  return {
    name,
    type: 'text',
    label: label('Адрес на сайте', 'Сайттағы мекенжай'),
    admin: { description: label('Путь без /kk, например /filialy', 'Жолы /kk-сіз, мысалы /filialy') },
    validate: (value: unknown) => {
      if (value === null || value === undefined || value === '') return true
      if (typeof value !== 'string' || !/^\/(?![/\\])[^\s\\]*$/.test(value)) {
        return 'Путь начинается с одной косой черты и не содержит пробелов: /filialy'
      }
      return true
    },
  }
}

/** Words and a place they lead to, as a group. */
export const linkGroup = (name: string, text: Label): Field => ({
  name,
  type: 'group',
  label: text,
  fields: [line('label', label('Слова', 'Сөздері')), hrefField()],
})
