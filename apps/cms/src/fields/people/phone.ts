import { isLandline, parseKazakhPhone } from '@estu/domain/locale/phone'
import type { FieldHook, TextField } from 'payload'
import { translate } from '../../i18n/translate.ts'
import type { Label } from '../labels.ts'

type Asked = { req: Parameters<typeof translate>[0]; previousValue?: unknown }

function phone(value: unknown, { req }: Asked): string | true {
  if (!value || parseKazakhPhone(String(value))) return true
  return translate(
    req,
    'Нужен номер телефона Казахстана, например +7 701 234 56 78',
    'Қазақстанның телефон нөмірі қажет, мысалы +7 701 234 56 78',
  )
}

function chatPhone(value: unknown, asked: Asked): string | true {
  const answer = phone(value, asked)
  if (answer !== true || !value || !isLandline(parseKazakhPhone(String(value)) ?? '')) return answer
  return translate(
    asked.req,
    'На городской номер сообщения не приходят: нужен мобильный',
    'Қалалық нөмірге хабар келмейді: ұялы нөмір қажет',
  )
}

/** What was stored before numbers were checked keeps nobody from moving an order on. */
const personsPhone = (value: unknown, asked: Asked): string | true =>
  value === asked.previousValue || phone(value, asked)

/**
 * As pages call and print it, and as people are found by it. A draft keeps what is being typed: ten digits are a number
 * before the eleventh comes.
 */
const asStored: FieldHook = ({ value, data }) =>
  data?._status === 'draft' ? value : (parseKazakhPhone(String(value ?? '')) ?? value)

const numberField = (name: string, text: Label, validate: typeof phone): TextField => ({
  name,
  type: 'text',
  label: text,
  validate,
  custom: { isPhone: true },
  hooks: { beforeValidate: [asStored] },
})

/** A number that visitors are told to call. */
export const phoneField = (name: string, text: Label): TextField => numberField(name, text, phone)

/** A number that visitors write to in a messenger. */
export const chatPhoneField = (name: string, text: Label): TextField => numberField(name, text, chatPhone)

/** The number of a person, whoever types it: they, or staff for them. */
export const personsPhoneField = (text: Label): TextField => numberField('phone', text, personsPhone)
