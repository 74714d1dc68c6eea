import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionBeforeValidateHook } from 'payload'
import { fieldRefusal } from '../../../fields/field-refusal.ts'
import { idOf } from '../../../fields/id-of.ts'
import { translate } from '../../../i18n/translate.ts'
import { followAvailability } from '../../catalogue/index.ts'
import { addStock, stockKey } from '../operations/stock.ts'

type Product = { relationTo: string; value: string | { id: string } }

/** One row a product: its key is unique. */
export const keyStock: CollectionBeforeValidateHook = ({ data, req, collection }) => {
  if (!data) return data
  const product = data.product as Product | undefined
  if (data.change !== undefined && data.change !== null && !Number.isInteger(data.change)) {
    const message = translate(req, 'Целое число.', 'Бүтін сан керек.')
    throw fieldRefusal(req, collection.fields, [{ path: 'change', message }])
  }
  // The number itself moves only by what came and went.
  if (Number.isInteger(data.change)) req.context.stockChange = data.change
  data.change = null
  if (!product?.value) return data
  return { ...data, key: stockKey(product.relationTo, idOf(product.value)) }
}

/** Adds what came in the row's own transaction; taking more than there is is refused by the database. */
export const changeStock: CollectionAfterChangeHook = async ({ doc, req, collection }) => {
  const change = req.context.stockChange
  req.context.stockChange = undefined
  if (typeof change !== 'number' || change === 0) {
    await followAvailability(req, [doc.key])
    return doc
  }
  const quantity = await addStock(req, doc.key, change)
  if (quantity === null) {
    const message = translate(req, 'Столько на складе нет.', 'Қоймада мұнша жоқ.')
    throw fieldRefusal(req, collection.fields, [{ path: 'change', message }])
  }
  await followAvailability(req, [doc.key])
  return { ...doc, quantity, change: null }
}

/** A product that is no longer counted can be had again. */
export const releaseStock: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await followAvailability(req, [doc.key])
  return doc
}
