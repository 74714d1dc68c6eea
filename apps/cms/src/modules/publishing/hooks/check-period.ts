import type { CollectionBeforeValidateHook, Field, GlobalBeforeValidateHook, PayloadRequest } from 'payload'
import { fieldRefusal } from '../../../fields/field-refusal.ts'
import { translate } from '../../../i18n/translate.ts'

type Period = { startsAt?: string | Date | null; endsAt?: string | Date | null } | undefined

function refuseReversed(data: Period, original: Period, req: PayloadRequest, fields: readonly Field[]): void {
  const starts = data?.startsAt ?? original?.startsAt
  const ends = data?.endsAt ?? original?.endsAt
  if (!starts || !ends || new Date(ends) > new Date(starts)) return
  const message = translate(
    req,
    'Конец раньше начала: проверьте даты.',
    'Аяқталуы басталуынан бұрын: күндерін тексеріңіз.',
  )
  throw fieldRefusal(req, fields, [{ path: 'endsAt', message }])
}

/** An offer cannot end before it begins. */
export const checkPeriod: CollectionBeforeValidateHook = ({ data, originalDoc, req, collection }) => {
  refuseReversed(data, originalDoc, req, collection.fields)
  return data
}

/** The same for a single document. */
export const checkPeriodOf: GlobalBeforeValidateHook = ({ data, originalDoc, req, global }) => {
  refuseReversed(data, originalDoc, req, global.fields)
  return data
}
