import { isToRefund } from '@estu/domain/orders/returns/refund'
import { type PayLinkProblem, payLinkProblem } from '@estu/domain/paying/pay-link'
import type { CollectionBeforeValidateHook, Field } from 'payload'
import { fieldRefusal } from '../../../fields/field-refusal.ts'
import { translate } from '../../../i18n/translate.ts'
import type { Order } from '../../../payload-types.ts'
import { readPayLinkHosts } from '../operations/pay-link-hosts.ts'

const reasons: Record<PayLinkProblem, [ru: string, kk: string]> = {
  'not-an-address': [
    'Это не адрес. Скопируйте ссылку целиком, она начинается с https://',
    'Бұл мекенжай емес. Сілтемені толық көшіріңіз, ол https:// деп басталады',
  ],
  'not-https': [
    'Ссылка должна начинаться с https://: по другой оплачивать небезопасно',
    'Сілтеме https:// деп басталуы керек: басқасымен төлеу қауіпті',
  ],
  'has-credentials': [
    'В ссылке есть логин или пароль. Возьмите в банке обычную ссылку на оплату',
    'Сілтемеде логин не құпиясөз бар. Банктен кәдімгі төлем сілтемесін алыңыз',
  ],
  'foreign-host': [
    'Этого сайта нет среди сайтов ваших банков. Проверьте ссылку; список ведёт администратор («Оплата по ссылке»)',
    'Бұл сайт банктеріңіздің тізімінде жоқ. Сілтемені тексеріңіз; тізімді әкімші жүргізеді («Сілтемемен төлеу»)',
  ],
}

/** A link that shoppers are asked to pay by is refused with its reason; when an order was paid is written down. */
export const checkPayment: CollectionBeforeValidateHook<Order> = async ({ data, originalDoc, req, collection }) => {
  if (!data) return data
  const checked = { ...data }
  if (data.payLink !== undefined && data.payLink !== originalDoc?.payLink)
    checked.payLink = await checkedLink(data.payLink ?? '', req, collection.fields)
  if (data.paid !== undefined && data.paid !== null && data.paid !== originalDoc?.paid)
    checked.paidAt = data.paid ? new Date().toISOString() : null
  if (data.refunded !== undefined && data.refunded !== null && data.refunded !== (originalDoc?.refunded ?? false))
    checked.refundedAt = refundedAt(data, originalDoc, req, collection.fields)
  return checked
}

type Request = Parameters<CollectionBeforeValidateHook>[0]['req']

/** Only what was paid is given back, and only once the order is called off. */
function refundedAt(
  data: Partial<Order>,
  before: Partial<Order> | undefined,
  req: Request,
  fields: readonly Field[],
): string | null {
  if (!data.refunded) return null
  if (isToRefund({ status: '', ...before, ...data, refunded: false })) return new Date().toISOString()
  const message = translate(
    req,
    'Возвращать нечего: заказ не отменён или не был оплачен.',
    'Қайтаратын ақша жоқ: тапсырыстан бас тартылмаған не ол төленбеген.',
  )
  throw fieldRefusal(req, fields, [{ path: 'refunded', message }])
}

async function checkedLink(typed: string, req: Request, fields: readonly Field[]) {
  if (typed.trim() === '') return null
  const problem = payLinkProblem(typed, await readPayLinkHosts(req))
  if (!problem) return new URL(typed.trim()).href
  const message = translate(req, ...reasons[problem])
  throw fieldRefusal(req, fields, [{ path: 'payLink', message }])
}
