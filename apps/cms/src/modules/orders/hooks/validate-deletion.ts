import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { translate } from '../../../i18n/translate.ts'

/** An order under way is cancelled, not deleted: its goods go back to the shelf, and its shopper is told. */
export const validateDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const order = await req.payload.findByID({
    collection: 'orders',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  if (!order || order.status === 'completed' || order.status === 'cancelled') return
  const message = translate(
    req,
    'Сначала отмените заказ: товары вернутся на склад, а покупатель узнает об отмене.',
    'Алдымен тапсырыстың күшін жойыңыз: тауарлар қоймаға қайтады, сатып алушыға хабар барады.',
  )
  throw new APIError(message, 409, null, true)
}
