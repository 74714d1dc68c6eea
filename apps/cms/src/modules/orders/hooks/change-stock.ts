import { chosenStockReasons, stockDirections, stockReasonLabels } from '@estu/domain/stock/stock-reasons'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import { fieldRefusal } from '../../../fields/field-refusal.ts'
import { idOf } from '../../../fields/id-of.ts'
import { translate } from '../../../i18n/translate.ts'
import { followAvailability } from '../../catalogue/index.ts'
import { addStock, stockKey } from '../operations/stock.ts'
import type { StockCause } from '../stock-movements/with-stock-cause.ts'

type Product = { relationTo: string; value: string | { id: string } }

type StockChange = StockCause & { change: number }

/** A person says why; what they say has to go the way the number goes. */
function refusalOf(req: PayloadRequest, { change, reason }: { change?: number; reason?: unknown }) {
  if (!change || req.user?.collection !== 'staff') return null
  const chosen = chosenStockReasons.find((known) => known === reason)
  if (!chosen) return { path: 'reason', message: translate(req, 'Выберите, почему.', 'Себебін таңдаңыз.') }
  const [direction, name] = [stockDirections[chosen], translate(req, ...stockReasonLabels[chosen])]
  if (direction === 'in' && change < 0)
    return {
      path: 'change',
      message: translate(
        req,
        `«${name}» прибавляет: напишите число без минуса.`,
        `«${name}» қосады: санды минуссыз жазыңыз.`,
      ),
    }
  if (direction === 'out' && change > 0)
    return {
      path: 'change',
      message: translate(
        req,
        `«${name}» убавляет: напишите число с минусом, например −1.`,
        `«${name}» азайтады: санды минуспен жазыңыз, мысалы −1.`,
      ),
    }
  return null
}

/** One row a product: its key is unique. */
export const keyStock: CollectionBeforeValidateHook = ({ data, req, collection }) => {
  if (!data) return data
  const product = data.product as Product | undefined
  if (data.change !== undefined && data.change !== null && !Number.isInteger(data.change)) {
    const message = translate(req, 'Целое число.', 'Бүтін сан керек.')
    throw fieldRefusal(req, collection.fields, [{ path: 'change', message }])
  }
  // The number itself moves only by what came and went.
  if (Number.isInteger(data.change)) {
    const refused = refusalOf(req, data)
    if (refused) throw fieldRefusal(req, collection.fields, [refused])
    req.context.stockChange = { change: data.change, reason: data.reason ?? 'unknown', note: data.note || null }
  }
  data.change = null
  if (!product?.value) return data
  return { ...data, key: stockKey(product.relationTo, idOf(product.value)) }
}

/** Adds what came in the row's own transaction; taking more than there is is refused by the database. */
export const changeStock: CollectionAfterChangeHook = async ({ doc, req, collection }) => {
  const { change, ...cause } = (req.context.stockChange ?? { change: 0, reason: 'unknown' }) as StockChange
  req.context.stockChange = undefined
  if (change === 0) {
    await followAvailability(req, [doc.key])
    return doc
  }
  const changed = await addStock(req, doc.key, change, cause)
  if (changed === null) {
    const message = translate(req, 'Столько на складе нет.', 'Қоймада мұнша жоқ.')
    throw fieldRefusal(req, collection.fields, [{ path: 'change', message }])
  }
  await followAvailability(req, [doc.key])
  // The form is ready for the next change, and says nothing of this one.
  return { ...doc, ...changed, change: null, reason: null, note: null }
}

/** A product that is no longer counted can be had again. */
export const releaseStock: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await followAvailability(req, [doc.key])
  return doc
}
