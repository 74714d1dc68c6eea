import { formatTenge } from '@estu/domain/money'
import type { Field, PayloadRequest } from 'payload'
import { say } from '../admin-language/say.ts'
import { inLanguage } from './label-of.ts'

type Speaker = Pick<PayloadRequest, 'i18n' | 't'>

/** A value as an editor would say it: an option by its label, a list by its length. */
export function valueInWords(value: unknown, field: Field, req: Speaker): string {
  if (value === null || value === undefined || value === '') return say(req, 'пусто', 'бос')
  if (typeof value === 'boolean') return value ? say(req, 'да', 'иә') : say(req, 'нет', 'жоқ')
  if (field.type === 'select') return optionsInWords(Array.isArray(value) ? value : [value], field.options, req)
  if (Array.isArray(value)) return say(req, `строк: ${value.length}`, `жол саны: ${value.length}`)
  if (typeof value === 'number' && 'name' in field && String(field.name).endsWith('Kzt')) {
    return formatTenge(value, req.i18n?.language === 'kk' ? 'kk' : 'ru')
  }
  if (typeof value === 'object') return say(req, 'изменено', 'өзгертілді')
  if (field.type === 'date') return String(value).slice(0, 16).replace('T', ' ')
  return field.type === 'relationship' || field.type === 'upload' ? say(req, 'выбрано', 'таңдалды') : String(value)
}

type Options = Extract<Field, { type: 'select' }>['options']

function optionsInWords(values: unknown[], options: Options, req: Speaker): string {
  const named = values.map((value) => {
    const option = options.find((known) => typeof known === 'object' && known.value === value)
    return typeof option === 'object' ? inLanguage(option.label, req) : String(value)
  })
  return named.join(', ') || say(req, 'пусто', 'бос')
}
