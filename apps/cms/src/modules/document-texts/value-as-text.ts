import { formatTenge } from '@estu/domain/locale/money'
import type { PayloadRequest, SelectField } from 'payload'
import type { DataField } from '../../fields/walk/data-fields.ts'
import { inLanguage } from '../../i18n/in-language.ts'
import { translate } from '../../i18n/translate.ts'

type Speaker = Pick<PayloadRequest, 'i18n' | 't'>

/** A value as an editor would say it: an option by its label, a list by its length. */
export function valueAsText(value: unknown, field: DataField, req: Speaker): string {
  if (value === null || value === undefined || value === '') return translate(req, 'пусто', 'бос')
  if (typeof value === 'boolean') return value ? translate(req, 'да', 'иә') : translate(req, 'нет', 'жоқ')
  if (field.type === 'select') return optionsInWords(Array.isArray(value) ? value : [value], field.options, req)
  if (Array.isArray(value)) return translate(req, `строк: ${value.length}`, `жол саны: ${value.length}`)
  if (typeof value === 'number' && field.name.endsWith('Kzt')) {
    return formatTenge(value, req.i18n?.language === 'kk' ? 'kk' : 'ru')
  }
  if (typeof value === 'object') return translate(req, 'изменено', 'өзгертілді')
  if (field.type === 'date') return String(value).slice(0, 16).replace('T', ' ')
  return field.type === 'relationship' || field.type === 'upload'
    ? translate(req, 'выбрано', 'таңдалды')
    : String(value)
}

function optionsInWords(values: unknown[], options: SelectField['options'], req: Speaker): string {
  const named = values.map((value) => {
    const option = options.find((known) => typeof known === 'object' && known.value === value)
    return typeof option === 'object' ? inLanguage(option.label, req) : String(value)
  })
  return named.join(', ') || translate(req, 'пусто', 'бос')
}
