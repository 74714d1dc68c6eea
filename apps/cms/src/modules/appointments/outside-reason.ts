import type { TextField } from 'payload'
import { label } from '../../fields/labels.ts'
import { translate } from '../../i18n/translate.ts'

/** Shorter is no reason that anybody could read later. */
const shortest = 5
const longest = 500

/** The reason as it is stored; null where none, or too short a one, is written. */
export function reasonOf(value: unknown): string | null {
  const written = typeof value === 'string' ? value.trim() : ''
  return written.length >= shortest ? written : null
}

const validate = (value: unknown, { req }: { req: Parameters<typeof translate>[0] }): string | true => {
  const written = typeof value === 'string' ? value.trim() : ''
  if (written === '' || (written.length >= shortest && written.length <= longest)) return true
  return translate(req, `От ${shortest} до ${longest} знаков.`, `${shortest}–${longest} таңба.`)
}

/** Why a member of the staff booked outside the rules of booking. */
export const outsideReasonField: TextField = {
  name: 'outsideReason',
  type: 'text',
  validate,
  label: label('Почему запись вне правил', 'Неге ережеден тыс жазылды'),
  admin: {
    description: label(
      'Нужно только для времени вне часов работы, в праздник, в отпуск, в прошлом или у специалиста другого филиала. Сохранится в истории.',
      'Жұмыс уақытынан тыс, мереке, демалыс күніне, өткен уақытқа не басқа филиалдың маманына жазғанда ғана керек. Тарихта сақталады.',
    ),
  },
}
