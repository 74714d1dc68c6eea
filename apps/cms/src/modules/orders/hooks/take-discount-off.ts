import { discountAfter } from '@estu/domain/discounts/discount-after'
import type { CollectionBeforeValidateHook } from 'payload'
import { fieldRefusal } from '../../../fields/field-refusal.ts'
import { translate } from '../../../i18n/translate.ts'
import type { Order } from '../../../payload-types.ts'

const settled = [
  'Заказ оплачен, выдан или отменён: его сумма больше не меняется.',
  'Тапсырыс төленген, берілген не одан бас тартылған: сомасы енді өзгермейді.',
] as const

/** Without its proof a discount is taken off, and can be given back: the sum is counted anew, and a link to pay the old one is gone. */
export const takeDiscountOff: CollectionBeforeValidateHook<Order> = ({ data, originalDoc, req, collection }) => {
  if (!data || !originalDoc?.discountTitle || typeof data.discountOff !== 'boolean') return data
  if (data.discountOff === (originalDoc.discountOff ?? false)) return data
  if (originalDoc.paid || data.paid || ['completed', 'cancelled'].includes(originalDoc.status))
    throw fieldRefusal(req, collection.fields, [{ path: 'discountOff', message: translate(req, ...settled) }])
  const isLinkOld = data.payLink === undefined || data.payLink === originalDoc.payLink
  return { ...data, ...(isLinkOld && { payLink: null }), ...discountAfter(originalDoc, data.discountOff) }
}
