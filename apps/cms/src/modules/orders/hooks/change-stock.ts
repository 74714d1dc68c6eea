import {
  type ChosenStockReason,
  chosenStockReasons,
  stockDirections,
  stockReasonLabels,
} from '@estu/domain/stock/stock-reasons'
import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import { isWithinReach } from '../../../access/clinic.ts'
import { databaseOf } from '../../../database/of-request.ts'
import { fieldRefusal } from '../../../fields/field-refusal.ts'
import { idOf, isDocumentId } from '../../../fields/id-of.ts'
import { translate } from '../../../i18n/translate.ts'
import { followAvailability } from '../../catalogue/index.ts'
import { changeStockAt, type StockChange, stockKey } from '../operations/stock.ts'

type Product = { relationTo: string; value: string | { id: string } }

type Typed = { change?: number; reason?: unknown; note?: unknown; branch?: unknown; toBranch?: unknown }
type Refused = { path: string; message: string }

/** A person says why and where; what they say has to go the way the number goes, and be within their reach. */
function refusalOf(req: PayloadRequest, typed: Typed & { change: number }): Refused | null {
  const chosen = chosenStockReasons.find((known) => known === typed.reason)
  if (!chosen) return { path: 'reason', message: translate(req, 'Выберите, почему.', 'Себебін таңдаңыз.') }
  return directionRefusal(req, chosen, typed.change) ?? placeRefusal(req, chosen, typed)
}

function directionRefusal(req: PayloadRequest, chosen: ChosenStockReason, change: number): Refused | null {
  const [direction, name] = [stockDirections[chosen], translate(req, ...stockReasonLabels[chosen])]
  const refused = (ru: string, kk: string) => ({ path: 'change', message: translate(req, ru, kk) })
  if (direction === 'in' && change < 0)
    return refused(`«${name}» прибавляет: напишите число без минуса.`, `«${name}» қосады: санды минуссыз жазыңыз.`)
  if (direction === 'out' && change > 0)
    return refused(
      `«${name}» убавляет: напишите число с минусом, например −1.`,
      `«${name}» азайтады: санды минуспен жазыңыз, мысалы −1.`,
    )
  if (direction === 'between' && change < 0)
    return refused('Напишите без минуса, сколько перенести.', 'Қанша көшіру керек екенін минуссыз жазыңыз.')
  return null
}

function placeRefusal(req: PayloadRequest, chosen: ChosenStockReason, typed: Typed): Refused | null {
  const [place, to] = [idOf(typed.branch), idOf(typed.toBranch)]
  if (place !== null && !isWithinReach(req, place))
    return {
      path: 'branch',
      message: translate(
        req,
        'Остаток другого филиала меняют его сотрудники.',
        'Басқа филиалдың қалдығын сол филиалдың қызметкерлері өзгертеді.',
      ),
    }
  if (chosen === 'moved' && place === to)
    return {
      path: 'toBranch',
      message: translate(
        req,
        'Выберите другое место: товар уже стоит здесь.',
        'Басқа орынды таңдаңыз: тауар онсыз да осында тұр.',
      ),
    }
  return null
}

/** A branch that is none is no warehouse either. */
async function unknownBranch(req: PayloadRequest, typed: Typed): Promise<Refused | null> {
  for (const path of ['branch', 'toBranch'] as const) {
    const id = idOf(typed[path])
    if (id === null && !typed[path]) continue
    if (isDocumentId(id) && (await isBranch(req, id))) continue
    return { path, message: translate(req, 'Такого филиала нет.', 'Мұндай филиал жоқ.') }
  }
  return null
}

async function isBranch(req: PayloadRequest, id: string): Promise<boolean> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`select from branches where id = ${id}::uuid and deleted_at is null`)
  return rows.length > 0
}

/** One row a product: its key is unique. */
export const keyStock: CollectionBeforeValidateHook = async ({ data, req, collection }) => {
  if (!data) return data
  const product = data.product as Product | undefined
  if (data.change !== undefined && data.change !== null && !Number.isInteger(data.change)) {
    const message = translate(req, 'Целое число.', 'Бүтін сан керек.')
    throw fieldRefusal(req, collection.fields, [{ path: 'change', message }])
  }
  // The number itself moves only by what came and went.
  if (Number.isInteger(data.change) && data.change !== 0) {
    const typed = data as Typed & { change: number }
    const byHand = req.user?.collection === 'staff' ? refusalOf(req, typed) : null
    const refused = byHand ?? (await unknownBranch(req, typed))
    if (refused) throw fieldRefusal(req, collection.fields, [refused])
    req.context.stockChange = {
      change: data.change,
      place: idOf(data.branch),
      ...(data.reason === 'moved' && { to: idOf(data.toBranch) }),
      cause: { reason: data.reason ?? 'unknown', note: data.note || null },
    } satisfies StockChange
  }
  data.change = null
  if (!product?.value) return data
  return { ...data, key: stockKey(product.relationTo, idOf(product.value)) }
}

/** Adds what came in the row's own transaction; more than stands in a place is not taken from it. */
export const changeStock: CollectionAfterChangeHook = async ({ doc, req, collection }) => {
  const wanted = req.context.stockChange as StockChange | undefined
  req.context.stockChange = undefined
  if (!wanted) {
    await followAvailability(req, [doc.key])
    return doc
  }
  const changed = await changeStockAt(req, doc.key, wanted)
  if (!changed.ok) {
    const message = translate(
      req,
      `Столько здесь нет. Есть: ${changed.left}.`,
      `Мұнда сонша жоқ. Бары: ${changed.left}.`,
    )
    throw fieldRefusal(req, collection.fields, [{ path: 'change', message }])
  }
  const { quantity, level } = changed
  await followAvailability(req, [doc.key])
  // The form is ready for the next change in the same place, and says nothing of this one.
  const next = { branch: wanted.place, toBranch: null, change: null, reason: null, note: null }
  return { ...doc, quantity, level, ...next }
}

/** A product that is no longer counted can be had again. */
export const releaseStock: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await followAvailability(req, [doc.key])
  return doc
}
