import type { Field } from 'payload'
import { say } from '../admin-language/say.ts'
import { type Label, label } from './labels.ts'
import { line } from './words.ts'

/** A place on this site: a path as in Russian; the storefront adds the language. */
export function hrefField(name = 'href'): Field {
  return {
    name,
    type: 'text',
    custom: { notText: true },
    label: label('Адрес на сайте', 'Сайттағы мекенжай'),
    admin: { description: label('Путь без /kk, например /filialy', 'Жолы /kk-сіз, мысалы /filialy') },
    validate: (value: unknown, { req }: { req: Parameters<typeof say>[0] }) => {
      if (value === null || value === undefined || value === '') return true
      if (typeof value !== 'string' || !/^\/(?![/\\])[^\s\\]*$/.test(value)) {
        return say(
          req,
          'Путь начинается с одной косой черты и не содержит пробелов: /filialy',
          'Жол бір қиғаш сызықтан басталады, бос орын болмайды: /filialy',
        )
      }
      return true
    },
  } as Field
}

/** Words and a place they lead to, as a group. */
export const linkGroup = (name: string, text: Label): Field => ({
  name,
  type: 'group',
  label: text,
  fields: [line('label', label('Слова', 'Сөздері')), hrefField()],
})
