import type { Field, TextField } from 'payload'
import { translate } from '../i18n/translate.ts'
import { type Label, label } from './labels.ts'
import { line } from './localized-text.ts'

type Asked = { req: Parameters<typeof translate>[0]; previousValue?: unknown }

/** Returns why a value is no path on this site; true for a path and for nothing. */
export function validateHref(value: unknown, { req }: Asked): string | true {
  if (value === null || value === undefined || value === '') return true
  if (typeof value === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(value)) return true
  return translate(
    req,
    'Путь начинается с одной косой черты и не содержит пробелов: /filialy',
    'Жол бір қиғаш сызықтан басталады, бос орын болмайды: /filialy',
  )
}

/** A place on this site: a path as in Russian; the storefront adds the language. */
export function hrefField(name = 'href', extra: Partial<Omit<TextField, 'name' | 'type'>> = {}): Field {
  return {
    name,
    type: 'text',
    custom: { notText: true, address: true },
    label: label('Адрес на сайте', 'Сайттағы мекенжай'),
    admin: { description: label('Путь без /kk, например /filialy', 'Жолы /kk-сіз, мысалы /filialy') },
    validate: validateHref,
    ...extra,
  } as TextField
}

/** Words and a place they lead to, as a group. */
export const linkGroup = (name: string, text: Label): Field => ({
  name,
  type: 'group',
  label: text,
  fields: [line('label', label('Слова', 'Сөздері')), hrefField()],
})
