import { type ReturnStatus, returnFlow } from '@estu/domain/orders/returns/return-terms'
import { mayFollow } from '@estu/domain/orders/status-flow'
import type { CollectionBeforeChangeHook, Field, PayloadRequest } from 'payload'
import { fieldRefusal } from '../../../fields/field-refusal.ts'
import { translate } from '../../../i18n/translate.ts'
import type { Order } from '../../../payload-types.ts'

export type OrderReturn = NonNullable<Order['returns']>[number]

/** Said by the operations that change requests for the shopper. */
export const byShopper = 'orderReturnsByShopper'

/**
 * Staff move a request along its flow and answer it. Rows come and go by the shopper's own doing alone: whatever else
 * a form, a copy of it in another tab or a stranger's request says of them is as it was.
 */
export const keepReturns: CollectionBeforeChangeHook<Order> = ({ data, originalDoc, req, context, collection }) => {
  if (!('returns' in data) || context[byShopper]) return data
  const sent = new Map((data.returns ?? []).map((row) => [row.id, row]))
  const returns = (originalDoc?.returns ?? []).map((stored, index) => {
    const { status, answer } = sent.get(stored.id) ?? stored
    if (!mayFollow(returnFlow, stored.status, status))
      throw wrong(req, collection.fields, `returns.${index}.status`, wrongTurn)
    if (status === 'refused' && stored.status !== 'refused' && !answer?.trim())
      throw wrong(req, collection.fields, `returns.${index}.answer`, needsAnswer)
    return { ...stored, status, answer: answer ?? null }
  })
  return { ...data, returns }
}

const wrongTurn = [
  'Из этого состояния нельзя перейти в выбранное.',
  'Бұл күйден таңдалған күйге өтуге болмайды.',
] as const
const needsAnswer = ['Напишите покупателю, почему отказ.', 'Сатып алушыға неге бас тартқаныңызды жазыңыз.'] as const

const wrong = (req: PayloadRequest, fields: readonly Field[], path: string, words: readonly [string, string]) =>
  fieldRefusal(req, fields, [{ path, message: translate(req, ...words) }])

/** The requests that were answered or moved by a change. */
export const changedReturns = (before: Pick<Order, 'returns'>, after: Pick<Order, 'returns'>): OrderReturn[] => {
  const told = new Map((before.returns ?? []).map(({ id, status, answer }) => [id, wordsOf(status, answer)]))
  return (after.returns ?? []).filter(({ id, status, answer }) => told.get(id) !== wordsOf(status, answer))
}

const wordsOf = (status: ReturnStatus, answer: string | null | undefined) => `${status} ${answer ?? ''}`
