import type { CollectionBeforeChangeHook } from 'payload'
import { fieldRefusal } from '../../../fields/field-refusal.ts'
import { translate } from '../../../i18n/translate.ts'
import type { Appointment } from '../../../payload-types.ts'

/** Refuses the status `no_show` until the appointment has begun: until then the person may still come. */
export const refuseEarlyNoShow =
  (now: () => Date): CollectionBeforeChangeHook<Appointment> =>
  ({ data, originalDoc, req, collection }) => {
    if (data.status !== 'no_show' || originalDoc?.status === 'no_show') return data
    const startsAt = new Date(data.startsAt ?? originalDoc?.startsAt ?? '')
    if (!(startsAt > now())) return data
    const message = translate(
      req,
      'Приём ещё не начался: отметить, что человек не пришёл, можно после начала.',
      'Қабылдау әлі басталған жоқ: келмегенін басталғаннан кейін белгілеуге болады.',
    )
    throw fieldRefusal(req, collection.fields, [{ path: 'status', message }])
  }
