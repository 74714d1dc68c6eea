import type { CollectionBeforeChangeHook, Field } from 'payload'
import { fieldRefusal } from '../../../fields/field-refusal.ts'
import { label } from '../../../fields/labels.ts'
import { translate } from '../../../i18n/translate.ts'
import { asSent } from '../customer-request.ts'

/** When the shopper's cancellation takes effect; until then they may take it back. */
export const cancelDueAt = (): Field => ({
  name: 'cancelDueAt',
  type: 'date',
  index: true,
  label: label('Отменено покупателем, вступит в силу', 'Сатып алушы бас тартты, күшіне енетін уақыты'),
  access: asSent.access,
  admin: {
    readOnly: true,
    position: 'sidebar',
    condition: (data) => Boolean(data?.cancelDueAt),
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd.MM.yyyy HH:mm' },
  },
})

/** What its shopper is calling off goes no further meanwhile; the clinic may call it off at once. */
export const settleCancellation: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req, collection }) => {
  if (operation !== 'update') return data
  const to = data.status ?? originalDoc.status
  if (to === 'cancelled') return { ...data, cancelDueAt: null }
  if (to === originalDoc.status || !originalDoc.cancelDueAt) return data
  const message = translate(
    req,
    'Покупатель это отменяет и может передумать до указанного времени. Подождите или отмените сразу.',
    'Сатып алушы бас тартып жатыр, көрсетілген уақытқа дейін ойынан қайтуы мүмкін. Күте тұрыңыз не бірден бас тартыңыз.',
  )
  throw fieldRefusal(req, collection.fields, [{ path: 'status', message }])
}
