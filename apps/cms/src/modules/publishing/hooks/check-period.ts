import {
  type CollectionBeforeValidateHook,
  type GlobalBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { translate } from '../../../i18n/translate.ts'

type Period = { startsAt?: string | Date | null; endsAt?: string | Date | null } | undefined

function refuseReversed(data: Period, original: Period, req: PayloadRequest): void {
  const starts = data?.startsAt ?? original?.startsAt
  const ends = data?.endsAt ?? original?.endsAt
  if (!starts || !ends || new Date(ends) > new Date(starts)) return
  const message = translate(
    req,
    'Конец раньше начала: проверьте даты.',
    'Аяқталуы басталуынан бұрын: күндерін тексеріңіз.',
  )
  throw new ValidationError({ errors: [{ message, path: 'endsAt' }], req }, req.t)
}

/** An offer cannot end before it begins. */
export const checkPeriod: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  refuseReversed(data, originalDoc, req)
  return data
}

/** The same for a single document. */
export const checkPeriodOf: GlobalBeforeValidateHook = ({ data, originalDoc, req }) => {
  refuseReversed(data, originalDoc, req)
  return data
}
